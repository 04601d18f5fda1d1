/// How a page looks: its own parts beside the pictures.
enum PageStyle {
  /// The rules, as the text of a style element.
  static let sheet = """
    :root{color-scheme:light dark;--page:#fff;--ink:#1c1c1e;--soft:#5f5f64;--line:#d1d1d6;--card:#f7f7f9;
    --good:#1d7a34;--bad:#c00012;--mark:#0062cc}
    @media (prefers-color-scheme:dark){:root{--page:#0d0d0f;--ink:#f2f2f7;--soft:#a1a1a8;--line:#3a3a3c;
    --card:#1a1a1c;--good:#62d07f;--bad:#ff7a72;--mark:#64b5ff}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:70rem;padding:1rem;background:var(--page);color:var(--ink);
    font:16px/1.45 system-ui,-apple-system,sans-serif}
    [hidden]{display:none!important}
    .shared{position:absolute}
    h1{font-size:1.15rem;margin:0;overflow-wrap:anywhere}
    h2{font-size:1rem;margin:0 0 .5rem;font-weight:600}h3{font-size:.85rem;margin:.75rem 0 .25rem}
    code{font:.85em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere;
    unicode-bidi:isolate;white-space:pre-wrap}
    #counts{margin:.15rem 0 .75rem}.good{color:var(--good)}p.bad{color:var(--bad);font-weight:600}
    .omitted,.line,.moment{color:var(--soft);font-weight:400}.line{font-size:.75rem}
    .number{display:inline-block;min-width:1.6em;color:var(--soft)}
    .words{display:block}
    .frame{border:1px solid var(--line);border-radius:10px;background:var(--card);padding:.75rem}
    .frame.bad{border-color:var(--bad);border-width:2px}
    .picture svg{display:block;width:100%;max-height:34rem;margin:0 auto}
    .tell{min-width:0}
    ul,ol{margin:0;padding:0;list-style:none}
    .verdicts li{padding:.15rem 0;overflow-wrap:anywhere}.ok b{color:var(--good)}.no b{color:var(--bad)}
    .no{border-left:3px solid var(--bad);padding-left:.5rem!important}
    dl{margin:.15rem 0;display:grid;grid-template-columns:auto 1fr;gap:0 .75rem}dt{color:var(--soft)}dd{margin:0}
    .trace{font-size:.9rem;color:var(--soft)}
    main{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));
    align-items:start;min-width:0}
    nav{margin-top:1rem}nav ol{border:1px solid var(--line);border-radius:10px}
    nav a{display:block;padding:.35rem .6rem;color:inherit;text-decoration:none;border-radius:8px}
    nav a:hover,nav a[aria-current]{background:var(--card)}nav a[aria-current]{box-shadow:inset 3px 0 var(--mark)}
    nav a.bad,nav a.bad b{color:var(--bad)}
    :focus-visible{outline:3px solid var(--mark);outline-offset:2px}
    .buttons{display:flex;flex-wrap:wrap;gap:.4rem}
    button{font:inherit;min-height:2.75rem;padding:.3rem .8rem;border:1px solid var(--line);border-radius:8px;
    background:var(--card);color:var(--ink)}
    button:disabled{color:var(--soft);opacity:.6}
    #slider{display:block;width:100%;margin:.75rem 0;min-height:1.75rem;accent-color:var(--mark)}
    #status{margin:0 0 .75rem;color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
    .steps main{display:block}.steps .frame:not(.now),.steps .omitted{display:none}
    .steps .frame .picture{cursor:pointer}
    .steps nav ol{max-height:14rem;overflow:auto;position:relative}
    @media (min-width:46rem){
    .steps .frame{display:grid;grid-template-columns:minmax(0,24rem) minmax(0,1fr);
    grid-template-rows:auto 1fr;gap:0 1.25rem}
    .steps h2{grid-column:2;grid-row:1}.steps .picture{grid-column:1;grid-row:1/span 2}
    .steps .tell{grid-column:2;grid-row:2}}
    @media print{#player,nav{display:none}.steps .frame:not(.now){display:block}}

    """
}
