/// The texts that explain the tool.
package enum Help {
  /// The help of a command; of the whole tool without one.
  package static func text(for command: CommandName?) -> String {
    switch command {
    case nil: general
    case .run: run
    case .check: check
    case .format: format
    case .explore: explore
    case .draw: draw
    case .play: play
    case .devices: devices
    }
  }

  private static let general = """
    Drives keyboard toolbars by event scripts.

    usage: accessory run FILE… [options]      runs scripts and judges what they expect
           accessory check FILE…              looks for errors without running anything
           accessory format FILE… [--in-place]
                                              prints scripts in their standard form
           accessory explore FILE [options]   tries every order of events
           accessory draw FILE -o FILE        draws a session as a strip (.svg) or a page (.html)
           accessory play FILE [--record OUT] shows a form in the terminal, to be used by hand
           accessory devices [--systems]      lists the devices and systems that scripts name
           accessory COMMAND --help           explains a command
           accessory --version                prints the version

    FILE is a script, a folder (all its *.events, sorted by name), or '-' for standard input.

    Exit status: 0 all expectations hold; 1 one does not, or a script stopped while running;
    2 a script could not be read or is wrong, or the usage is.

    """

  private static let run = """
    Runs scripts and judges what they expect.

    usage: accessory run FILE… [options]

      --trace text|jsonl   prints every entry of the trace, as text or as JSON Lines; with jsonl each
                           line of standard output that begins with '{' is an entry, no other is,
                           and the result of each file is left out
      --junit FILE         writes the results as JUnit XML too
      --html FOLDER        writes a page for each script that fails, to be looked at in a browser; pages
                           of earlier runs stay
      --quiet              prints failures and the last line only
      --jobs N             runs N files at the same time; the output is the same
      --limit N            lets a script execute N statements; 10000000 unless said
      --help               prints this

    FILE is a script, a folder (all its *.events, sorted by name), or '-' for standard input.
    The last line is 'N passed, N failed'; an expectation counts each time it is judged, and a script
    that stops while running counts as failed.

    """

  private static let check = """
    Looks for errors in scripts without running anything.

    usage: accessory check FILE…

    FILE is a script, a folder (all its *.events, sorted by name), or '-' for standard input.
    Errors go to standard error; nothing is printed where there are none.

    """

  private static let format = """
    Prints scripts in their standard form.

    usage: accessory format FILE… [--in-place]

      --in-place   writes each file that is not in its standard form anew instead of printing it
      --help       prints this

    FILE is a script, a folder (all its *.events, sorted by name), or '-' for standard input.
    A script with an error is left as it is.

    """

  private static let explore = """
    Tries every order of events from what a script sets up, and finds the shortest that breaks a rule.

    usage: accessory explore FILE [options]

      --depth N           tries sequences of up to N events; 4 unless said
      --random N          tries N random sequences of that many events instead of all
      --seed S            has the random sequences be others; 1 unless said
      --keys TEXT         types TEXT; said again, that too; "7" unless said
      --jobs N            works on N states at the same time; as many as there are cores unless said
      -o, --output FILE   writes a counterexample there; NAME.counterexample.events unless said
      --json              prints the result as JSON
      --help              prints this

    FILE is a script, or '-' for standard input. Its statements up to the first event set the screen up;
    what follows is not played. After every event the contract is judged, and the script's invariants.

    Exit status: 0 nothing was found; 1 a counterexample was, or an interrupt came before the end;
    2 the script or the usage is wrong. An interrupt prints what was covered.

    """

  private static let draw = """
    Draws a session: a picture of the screen for each event, with its words, what was expected, and
    what it caused.

    usage: accessory draw FILE -o PICTURE [options]
           accessory draw --failures FILE… -o FOLDER [options]

      -o, --output PICTURE   the file to write: a strip of all pictures where its name ends in .svg, a
                             page to step through where it ends in .html; '-' writes a strip to
                             standard output
      --failures             writes a page for each script that fails into a folder, which is made
                             where it is missing; pages of earlier runs stay
      --at SECONDS           draws what an event moves so many seconds after it, too; 0.125 is half of
                             the keyboard's time
      --limit N              lets a script execute N statements; 10000000 unless said
      --help                 prints this

    FILE is a script or '-' for standard input; with --failures also a folder (all its *.events, sorted
    by name). A script with an error is not drawn. Of a long session 2000 pictures are drawn. The exit
    status is that of a run.

    """

  private static let play = """
    Shows a script's form in the terminal, to be used by hand.

    usage: accessory play FILE [options]

      --record OUT   writes what was done to OUT as a script, with what was seen after each step as
                     expectations; 'accessory run OUT' then passes
      --to-end       plays all of FILE first; unless said, what stands before its first event
      --help         prints this

    characters, paste  type and paste           Home, End      the caret to the start, the end
    Tab, Shift-Tab     the next field, the one  Delete         deletes behind the caret
                       before                   Control-A, -X  selects all, cuts
    Return, Backspace  press those keys         Control-_, -Y  undo, redo
    arrows, with Shift move, select             Control-U      the field's clear button
    Escape             taps the bar's Cancel    Page Up, Down  scroll a form that does not fit
    Control-C          leaves                   Control-Z, -L  stop the tool, draw anew

    A click touches a field or a button, taps an item of the bar or the Done key, and presses a key
    that is drawn; beside them all it touches the background.

    What stands in FILE from its first event on is left out, and so are expectations and marks before
    it. With '--to-end' all of it is played, and the recording begins with it; expectations that do
    not hold, and those inside callbacks, are left out there.

    It needs a terminal of 20x5 cells or more that can place its cursor. Where LC_ALL, LC_CTYPE or
    LANG does not say UTF-8, all that is shown is ASCII; with NO_COLOR set there are no colours.
    Scripts that need nobody are for 'accessory run'.

    """

  private static let devices = """
    Lists the devices that scripts name, or the systems.

    usage: accessory devices [--systems]

      --systems   lists the systems
      --help      prints this

    """
}
