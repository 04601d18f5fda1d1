/// The program of a page. It is the same on every page, and finds all it needs in the page.
enum PageScript {
  /// What the page's policy knows the program by: the digest of ``text``, which must be renewed with
  /// it; the browser refuses to run the program else.
  static let hash = "sha256-iV75yWD7cAmuJXL8c1+RoO3MWBEuaw1x8MYqigOUJyw="

  /// The program.
  static let text = """

    (() => {
      "use strict";
      const element = (id) => document.getElementById(id);
      const frames = [...document.querySelectorAll("article.frame")];
      const links = [...document.querySelectorAll("nav a")];
      const list = document.querySelector("nav ol");
      const [slider, status, play] = ["slider", "status", "play"].map(element);
      const failures = frames.flatMap((frame, index) => frame.classList.contains("bad") ? [index] : []);
      if (frames.length === 0) return;
      let now = -1;
      let timer = null;

      const show = (index) => {
        index = Math.max(0, Math.min(frames.length - 1, index));
        if (index === now) return;
        if (now >= 0) {
          frames[now].classList.remove("now");
          links[now].removeAttribute("aria-current");
        }
        now = index;
        const frame = frames[now];
        const link = links[now];
        frame.classList.add("now");
        link.setAttribute("aria-current", "step");
        slider.value = now + 1;
        const words = frame.querySelector("h2").innerText.replace(/\\s+/g, " ");
        slider.setAttribute("aria-valuetext", words);
        const failed = frame.querySelectorAll(".no").length;
        const summary = document.createElement("bdi");
        summary.textContent = frame.querySelector("svg").getAttribute("aria-label");
        status.replaceChildren(`Event ${now + 1} of ${frames.length}: `, summary,
          failed > 0 ? `. ${failed} failed` : "");
        for (const id of ["first", "back"]) element(id).disabled = now === 0;
        for (const id of ["forward", "last"]) element(id).disabled = now === frames.length - 1;
        if (link.offsetTop < list.scrollTop) list.scrollTop = link.offsetTop;
        const end = link.offsetTop + link.offsetHeight - list.clientHeight;
        if (end > list.scrollTop) list.scrollTop = end;
        // Not the frame's own name: Tab would go on from there.
        try { history.replaceState(null, "", "#" + frame.id.slice(1)); } catch { /* No address. */ }
      };
      const stop = () => {
        clearInterval(timer);
        timer = null;
        play.textContent = "Play";
      };
      const go = (index) => { stop(); show(index); };
      const nextFailure = () => go(failures.find((index) => index > now) ?? failures[0] ?? now);
      const toggle = () => {
        if (timer !== null) return stop();
        if (now === frames.length - 1) show(0);
        play.textContent = "Pause";
        timer = setInterval(() => {
          show(now + 1);
          if (now === frames.length - 1) stop();
        }, 900);
      };

      const commands = {
        first: () => go(0), back: () => go(now - 1), play: toggle, forward: () => go(now + 1),
        last: () => go(frames.length - 1), failure: nextFailure,
      };
      for (const [id, command] of Object.entries(commands)) element(id).addEventListener("click", command);
      slider.addEventListener("input", () => go(Number(slider.value) - 1));
      links.forEach((link, index) => link.addEventListener("click", (event) => {
        event.preventDefault();
        go(index);
      }));
      for (const frame of frames) {
        frame.querySelector(".picture").addEventListener("click", () => go(now + 1));
      }
      const keys = {
        ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play",
        n: "failure", N: "failure",
      };
      document.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
        const command = keys[event.key];
        if (command === undefined || event.key === " " && event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        commands[command]();
      });
      const named = () =>
        frames.findIndex((frame) => ["#" + frame.id, "#" + frame.id.slice(1)].includes(location.hash));
      addEventListener("hashchange", () => { if (named() >= 0) go(named()); });

      document.body.classList.add("steps");
      element("player").hidden = false;
      show(named() >= 0 ? named() : failures[0] ?? 0);
      addEventListener("load", () => scrollTo(0, 0));
    })();

    """
}
