import Testing

/// Statements that are wrong, each followed by its errors: the column, then the message.
///
/// They stand below ``preamble``; a backslash at the end of a line joins the next one to it.
enum MessageTable {
  static let preamble = """
    field amount
    textview notes
    container box
    button save
    toolbar bar for=amount
    delegate boss of=amount
    scroll form
    sheet terms
    window alert-window

    """

  /// A statement with the errors it must give.
  struct Row: Sendable, CustomTestStringConvertible {
    var statement: String
    var errors: [String]
    var testDescription: String { statement }
  }

  static let rows: [Row] =
    rows(of: text) + rows(of: surroundings) + rows(of: restrictions)
    + rows(of: invariants)

  private static func rows(of text: String) -> [Row] {
    var rows: [Row] = []
    var isOpen = false
    for line in text.split(separator: "\n") {
      let isContinued = line.hasSuffix(" \\")
      let part = isContinued ? line.dropLast(2) : line
      if isOpen {
        let last = rows[rows.count - 1].errors.count - 1
        rows[rows.count - 1].errors[last] += " " + part.drop { $0 == " " }
      } else if line.hasPrefix("    ") {
        rows[rows.count - 1].errors.append(String(part.dropFirst(4)))
      } else {
        rows.append(Row(statement: String(line), errors: []))
      }
      isOpen = isContinued
    }
    return rows
  }

  private static let text = #"""
    tpye "42"
        1: unknown statement 'tpye'; did you mean 'type'?
    wobble
        1: unknown statement 'wobble'; a statement starts with a word such as 'field', 'focus' \
          or 'expect'
    Focus amount
        1: unknown statement 'Focus'; did you mean 'focus'?
    "42"
        1: unknown statement '"42"'; a statement starts with a word such as 'field', 'focus' or \
          'expect'
    root
        5: 'root' needs 'at' or 'size', as in 'root at=80,20'
    root 80 20
        6: unexpected '80'; options are written as in 'key=value'
    root at
        6: 'at' needs '=' and a value, without blanks between
    root in=root
        6: the root view has no 'in'; it has at, size, hidden, interaction, frame, overlap, origin
    root size=-1,3
        11: 'size' cannot be below 0; write 0 or more
    reload amount
        8: unexpected 'amount'; write it as in 'reload'
    background now
        12: unexpected 'now'; write it as in 'background'
    post
        5: 'post' needs a notification, as in 'post will-hide'
    post wil-hide
        6: unknown notification 'wil-hide'; did you mean 'will-hide'?
    post will-hide now
        16: unexpected 'now'; options are written as in 'key=value'
    post will-hide end 0,0,0,0
        16: 'end' needs '=' and a value, without blanks between
    post will-hide end=
        20: 'end' needs a value; write four numbers such as 0,451,375,216
    post will-hide end=0,0,0 curve=7
        25: 'end' takes 4 numbers; write four numbers such as 0,451,375,216
    post will-hide end=0,0,0,0,0
        27: unexpected ',0' in the value of 'end'; write four numbers such as 0,451,375,216
    post will-hide begin=nan,0,0,0 end=0,1e3,0,0
        22: 'nan' is not a number; write a decimal number such as 12 or 0.5
        39: 'end' takes 4 numbers; write four numbers such as 0,451,375,216
    post will-hide begin=0,0,0,0 begin=0,0,0,0
        30: 'begin' is given twice; take one out
    post will-hide durtion=1
        16: unknown option 'durtion'; did you mean 'duration'?
    post will-hide duration=-0.1
        25: time does not go back; write 0 or more seconds
    post will-hide curve=-1
        22: '-1' is below 0; write 0 or more
    post will-hide curve=0.5
        22: '0.5' is not a number; write a whole number such as 3
    post will-hide local=NO
        22: 'local' cannot be 'NO'; write yes or no
    tab 2
        5: unexpected '2'; write it as in 'tab'
    shift-tab x
        11: unexpected 'x'; write it as in 'shift-tab'
    shft-tab
        1: unknown statement 'shft-tab'; did you mean 'shift-tab'?
    focus
        6: 'focus' needs a field or a text view, as in 'focus amount'
    focus bar
        7: 'bar' is a toolbar; 'focus' takes a field or a text view
    focus done
        7: 'done' is a word of the language; 'focus' takes a field or a text view
    focus amonut
        7: 'amonut' does not exist; did you mean 'amount'?
    focus zzz
        7: 'zzz' does not exist; declare it first, as in 'field zzz'
    focus 12
        7: '12' is not a name; a name has letters, digits, '-' and '_', and at least one letter
    focus amount now
        14: unexpected 'now'; write it as in 'focus amount'
    focus amount.text
        13: 'amount.text' is more than a name; write 'amount' alone
    focus owner
        7: 'owner' is a delegate; 'focus' takes a field or a text view
    focus main
        7: 'main' is the application's window; 'focus' takes a field or a text view
    focus keyboard
        7: 'keyboard' is the keyboard; 'focus' takes a field or a text view
    focus window
        7: 'window' is the subject of the window's news; 'focus' takes a field or a text view
    end-editing forced
        13: unexpected 'forced'; did you mean 'force'?
    type
        5: 'type' needs a text in quotes, as in 'type "42"'
    type 42
        6: '42' is not in quotes; 'type' takes a text, as in 'type "42"'
    type "abc
        6: the text has no closing quote; end it with '"'
    type "a\q"
        8: unknown escape '\q'; there is \" \\ \n \t \r and \u{1F600}
    type "a\é"
        8: unknown escape '\é'; there is \" \\ \n \t \r and \u{1F600}
    type "\u41"
        7: '\u' has no braces; write one to six hexadecimal digits in braces, as in \u{1F600}
    type "\u{}"
        7: '\u{}' is not a character; write one to six hexadecimal digits in braces, as in \u{1F600}
    type "\u{1234567}"
        7: '\u{1234567}' is not a character; write one to six hexadecimal digits in braces, as \
          in \u{1F600}
    type "\u{D800}"
        7: '\u{D800}' is not a character; surrogates and numbers above 10FFFF are none
    type "a"b
        9: unexpected 'b' right after a text; put a blank between
    type "a" "b"
        10: unexpected '"b"'; write it as in 'type "42"'
    delete x
        8: 'x' is not a number; write a whole number such as 3
    delete 2.5
        8: '2.5' is not a number; write a whole number such as 3
    delete -1
        8: '-1' is below 0; write 0 or more
    delete 1000001
        8: '1000001' is too large; numbers go from -1000000 to 1000000
    delete 3x
        8: '3x' is not a number; write a whole number such as 3
    select
        7: 'select' needs a range or 'all', as in 'select 1..<3'
    select 5..<2
        8: the range 5..<2 is reversed; write 2..<5
    select 2...5
        8: '2...5' is not a range; write it as in '2..<5'
    select 2..<
        8: '2..<' is not a range; write it as in '2..<5'
    select everything
        8: 'everything' is not a range; write it as in '2..<5'
    caret
        6: 'caret' needs a place in UTF-16 units, as in 'caret 2'
    caret none
        7: 'none' is not a number; write a whole number such as 3
    compose "x" selct=1..<2
        13: unknown option 'selct'; did you mean 'select'?
    compose "x" select=1
        20: '1' is not a range; write it as in '2..<5'
    replace amount "Q"
        16: '"Q"' is not a range; write it as in '2..<5'
    replace amount 0..<2
        21: 'replace' needs a text in quotes, as in 'replace amount 0..<2 "Q"'
    clear bar
        7: 'bar' is a toolbar; 'clear' takes a field or a text view
    key
        4: 'key' needs a key, as in 'key shift+right'
    key lft
        5: unknown key 'lft'; did you mean 'left'?
    key shift+tap
        11: unknown key 'tap'; did you mean 'tab'?
    key shfit+left
        5: unknown modifier 'shfit'; did you mean 'shift'?
    key shift+shift+left
        11: 'shift' is held down twice; take one out
    key command+
        13: a key is missing behind '+'; write it as in 'key shift+right'
    tap
        4: 'tap' needs an item, as in 'tap done'
    tap svae
        5: 'svae' is no item; declare it in a bar's items, as in 'items=item(save,"Save"),done'
    tap bar
        5: 'bar' is a toolbar; 'tap' takes an item, as in 'tap done' or 'tap bar.done'
    tap flexible
        5: 'flexible' is no button; name one such as 'done' or 'next'
    tap bar.svae
        9: 'svae' is no item; declare it in a bar's items, as in 'items=item(save,"Save"),done'
    tap amount.done
        5: 'amount' is a field; 'tap' takes a toolbar
    tap bar.done.enabled
        13: unexpected '.' here; write it as in 'tap bar.done'
    set
        4: 'set' needs a property, as in 'set amount.text "7"'
    set amount
        11: 'set' needs a property, as in 'set amount.text "7"'
    set amount.text
        16: 'text' needs a value; write a text in quotes, such as "42"
    set amount.text 7
        17: '7' is not in quotes; write a text in quotes, such as "42"
    set amount.txt "7"
        12: unknown property 'txt'; did you mean 'text'?
    set amount.caret 2
        12: 'caret' can only be read; state it with 'expect'
    set amount.cancel clears
        12: a field has no 'cancel'; it has in, at, size, hidden, interaction, frame, overlap, \
          text, keyboard, return, placeholder, secure, enabled, editable, focusable, navigates, \
          autocorrects, limit, limit-unit, rule, grouping, fraction, minimum, maximum, mask, \
          clear-button, clears-on-begin, clears-on-insertion, secure-keeps, enables-return, \
          smart-insert, avoids, tag, on-return, touch-dismiss, caret, selection, marked, value, \
          valid, delegate, accessory
    set amount.secure maybe
        19: 'secure' cannot be 'maybe'; write yes or no
    set amount.keyboard numberpad
        21: 'keyboard' cannot be 'numberpad'; did you mean 'number-pad'?
    set amount.keyboard abacus
        21: 'keyboard' cannot be 'abacus'; write default, ascii-capable, \
          numbers-and-punctuation, url, number-pad, phone-pad, name-phone-pad, email-address, \
          decimal-pad, twitter, web-search, ascii-capable-number-pad
    set amount.at 20
        17: 'at' takes 2 numbers; write two numbers such as 20,300
    set amount.at 20 300 4
        22: unexpected '4' behind the value of 'at'; write two numbers such as 20,300
    set amount.size -1 3
        17: 'size' cannot be below 0; write 0 or more
    set amount.tag 1.5
        16: '1.5' is not a number; write a whole number such as 3
    set amount.tag 2 3
        18: unexpected '3' behind the value of 'tag'; write a whole number
    set bar.height -3
        16: 'height' cannot be below 0; write 0 or more
    set bar.by trees
        12: 'by' cannot be 'trees'; did you mean 'tree'?
    set bar.for *,amount
        13: '*' stands for every input; take the other names out
    set bar.for * amount
        13: '*' stands for every input; take the other names out
    set bar.for **
        13: 'for' takes names; write names joined by commas, or *
    set bar.for amount,*
        20: '*' is not a name; a name has letters, digits, '-' and '_', and at least one letter
    set boss.of *
        13: 'of' takes names; write names joined by commas
    set bar.for amount,amount
        20: 'amount' stands twice in the list; take one out
    set bar.for amount,
        19: nothing stands behind a comma; take it out, or go on with the list
    set bar.for bar
        13: 'bar' is a toolbar; 'for' takes a field or a text view
    set bar.next yes
        9: 'next' is an item; name its property, as in 'set bar.done.enabled no'
    set bar.next.enabld no
        14: unknown property 'enabld' of an item; did you mean 'enabled'?
    set bar.next.enabled maybe
        22: 'enabled' cannot be 'maybe'; write yes or no
    set bar.next.frame 1
        14: 'frame' can only be read; state it with 'expect'
    set bar.next.needs tex
        20: 'needs' cannot be 'tex'; did you mean 'text'?
    set bar.next.needs
        19: 'needs' needs a value; write none, text or valid
    set bar.next.title OK
        20: 'OK' is not in quotes; write a text in quotes, such as "OK"
    set bar.flexible.hidden yes
        9: 'flexible' is no button; name one such as 'done' or 'next'
    set bar.next.enabled.x no
        21: unexpected '.' here; write it as in 'set bar.done.enabled no'
    set amount.next.enabled no
        5: 'amount' is a field; only a toolbar has items
    set bar.items done,done
        20: 'done' stands twice in the items; take one out
    set bar.items don
        15: unknown item 'don'; did you mean 'done'?
    set bar.items fixed
        15: 'fixed' needs a width, as in 'fixed=12'
    set bar.items fixed=-1
        21: 'fixed' cannot be below 0; write 0 or more
    set bar.items done(OK)
        20: a title in quotes is missing; write it as in 'done("Title")'
    set bar.items done("OK"
        24: the bracket is not closed; write ')' behind the title
    set bar.items item
        15: 'item' needs an id and a title; write it as in 'item(save,"Save")'
    set bar.items key
        15: 'key' needs an id and a title; write it as in 'key(plus,"+")'
    set bar.items key(plus)
        23: 'plus' needs a title; write it as in 'key(plus,"+")'
    set bar.items title=ech
        21: 'ech' is nothing that 'title' shows; write 'title=echo' for the text, or \
          'title("Title")'
    set bar.items item(save)
        24: 'save' needs a title; write it as in 'item(save,"Save")'
    set bar.items item(done,"x")
        20: 'done' is a word of the language; choose another id
    set bar.items item(9,"x")
        20: '9' is not an item's id; write it as in 'item(save,"Save")'
    set bar.items save
        15: unknown item 'save'; an item of your own is written as 'item(save,"Save")'
    set box.text "x"
        9: a container has no 'text'; it has in, at, size, hidden, interaction, frame, overlap
    set boss.text "x"
        10: a delegate has no 'text'; it has of
    field
        6: 'field' needs a name, as in 'field amount'
    field 9
        7: '9' is not a name; a name has letters, digits, '-' and '_', and at least one letter
    field a.b
        7: 'a.b' is not a name; a name has letters, digits, '-' and '_', and at least one letter
    field text="x"
        7: 'field' needs a name before its options, as in 'field amount'
    field last
        7: 'last' is a word of the language; choose another name
    field title
        7: 'title' is a word of the language; choose another name
    field amount
        7: 'amount' is declared twice, first on line 1; choose another name
    field f colour=red
        9: unknown property 'colour'; a field has in, at, size, hidden, interaction, frame, \
          overlap, text, keyboard, return, placeholder, secure, enabled, editable, focusable, \
          navigates, autocorrects, limit, limit-unit, rule, grouping, fraction, minimum, maximum, \
          mask, clear-button, clears-on-begin, clears-on-insertion, secure-keeps, \
          enables-return, smart-insert, avoids, tag, on-return, touch-dismiss, caret, \
          selection, marked, value, valid, delegate, accessory
    field f text
        9: 'text' needs '=' and a value, without blanks between
    field f text = "x"
        9: 'text' needs '=' and a value, without blanks between
    field f wobble
        9: unexpected 'wobble'; options are written as in 'key=value'
    field f text="x" text="y"
        18: 'text' is given twice; take one out
    field f text=
        14: 'text' needs a value; write a text in quotes, such as "42"
    field f text="x
        14: the text has no closing quote; end it with '"'
    field f in=nowhere
        12: 'nowhere' does not exist; declare it first, as in 'container nowhere'
    field f in=bar
        12: 'bar' is a toolbar; 'in' takes the root view, a window, a container, a group, a scroll \
          view, a \
          sheet or a panel
    field f in=
        12: 'in' needs a value; write a name
    field f at=20
        14: 'at' takes 2 numbers; write two numbers such as 20,300
    field f at=20,x
        15: 'x' is not a number; write a decimal number such as 12 or 0.5
    field f secure=true
        16: 'secure' cannot be 'true'; write yes or no
    field f frame=1,2,3,4
        9: 'frame' can only be read; state it with 'expect'
    button f text="x"
        10: a button has no 'text'; it has in, at, size, hidden, interaction, frame, overlap
    toolbar f for=*amount
        15: 'for' takes names; write names joined by commas, or *
    toolbar f submit=Send
        18: 'Send' is not in quotes; write a text in quotes, such as "42"
    toolbar f return-keys=next
        23: 'return-keys' cannot be 'next'; write keep, follow
    toolbar f limit=3 arrows=sometimes
        11: a toolbar has no 'limit'; it has hidden, interaction, frame, overlap, enabled, delegate, for, items, \
          cancel, order, refusal, contract, by, skip, wrap, arrows, submit, return-keys, done, \
          escape, height, field, visible
        26: 'arrows' cannot be 'sometimes'; write always, auto, never
    toolbar f frame=1,2,3,4
        11: 'frame' can only be read; state it with 'expect'
    device
        7: 'device' needs a profile's name, as in 'device iphone-se-3'
    device a/b
        8: 'a/b' is not a profile's name; write it as in 'device iphone-se-3'
    device iphone-se3
        8: unknown device 'iphone-se3'; did you mean 'iphone-se-3'?
    system android
        8: unknown system 'android'; the systems are ios-3, ios-4, ios-7, ios-8, ios-10, ios-12, \
          ios-15, ios-17 and ios-26
    locale e
        8: 'e' is not a locale; write it as in 'locale en_US'
    locale en_US!
        8: 'en_US!' is not a locale; write it as in 'locale en_US'
    advance
        8: 'advance' needs a number of seconds, as in 'advance 0.1'
    advance -1
        9: time does not go back; write 0 or more seconds
    advance 1e3
        9: '1e3' is not a number; write a decimal number such as 12 or 0.5
    clock
        6: 'clock' needs 'manual' or 'automatic', as in 'clock manual'
    clock auto
        7: unknown clock 'auto'; there is manual, automatic
    turn now
        6: unexpected 'now'; write it as in 'turn'
    insert
        7: 'insert' needs a declaration or a name, as in 'insert field late'
    insert zzz
        8: 'zzz' does not exist; declare it first, as in 'field zzz'
    insert group x tag=1
        16: a group has no 'tag'; it has in, at, size, hidden, interaction, frame, overlap
    group g in=g
        12: 'g' does not exist; declare it first, as in 'container g'
    insert boss
        8: 'boss' is a delegate; 'insert' takes a window, a field, a text view, a container, a \
          group, a scroll view, a button, a sheet, a toolbar, a panel or an accessory
    remove
        7: 'remove' needs a window, a field, a text view, a container, a group, a scroll view, a \
          button, a \
          sheet, a toolbar, a panel or an accessory, as in 'remove amount'
    remove root
        8: 'root' is the root view; 'remove' takes a window, a field, a text view, a container, a \
          group, a scroll view, a button, a sheet, a toolbar, a panel or an accessory
    remove boss
        8: 'boss' is a delegate; 'remove' takes a window, a field, a text view, a container, a \
          group, a scroll view, a button, a sheet, a toolbar, a panel or an accessory
    drop main
        6: 'main' is the application's window; 'drop' takes a window, a field, a text view, a \
          container, a group, a scroll view, a button, a sheet, a toolbar, a panel, an accessory \
          or a delegate
    answer
        7: 'answer' needs a question, as in 'answer amount.shouldEndEditing no'
    answer amount.shouldEndEditing
        31: 'answer' needs yes or no, as in 'answer amount.shouldEndEditing no'
    answer amount.shouldEndEditing maybe
        32: an answer cannot be 'maybe'; write yes or no
    answer amount.shouldEndEditng no
        15: a field asks no 'shouldEndEditng'; did you mean 'shouldEndEditing'?
    answer amount.didEndEditing no
        15: 'didEndEditing' is no question; a field asks shouldBeginEditing, shouldChange, \
          shouldClear, shouldReturn, shouldEndEditing
    answer amount.shouldPerform no
        15: a field asks no 'shouldPerform'; it asks shouldBeginEditing, shouldChange, \
          shouldClear, shouldReturn, shouldEndEditing
    answer amount.wobble no
        15: a field asks no 'wobble'; it asks shouldBeginEditing, shouldChange, shouldClear, \
          shouldReturn, shouldEndEditing
    answer notes.shouldReturn no
        14: a text view asks no 'shouldReturn'; it asks shouldBeginEditing, shouldChange, \
          shouldEndEditing
    answer amount.shouldEndEditing no until
        40: 'until' needs a text in quotes, as in 'no until "@"'
    answer amount.shouldEndEditing no until ""
        41: 'until' needs a text that is not empty; every text contains the empty one
    answer amount.shouldEndEditing no once until "x"
        40: 'once' and 'until' exclude each other; take one out
    answer amount.shouldEndEditing no for=next
        35: 'for' names an item and stands with 'shouldPerform' alone; take it out
    answer bar.shouldPerform no fr=next
        29: unknown option 'fr'; did you mean 'for'?
    answer bar.shouldPerform no for=svae
        33: 'svae' is no item; declare it in a bar's items, as in 'items=item(save,"Save"),done'
    when
        5: 'when' needs what happens, as in 'when bar.didTapDone do focus notes'
    when bar
        6: 'bar' alone is no entry; name what happens, as in 'bar.didSubmit'
    when bar.didTapDone
        20: 'when' needs 'do' and an event, as in 'when bar.didTapDone do focus notes'
    when bar.didTapDone focus amount
        21: 'when' needs 'do' and an event, as in 'when bar.didTapDone do focus notes'
    when bar.didTapDone do
        23: 'do' needs an event, as in 'when bar.didTapDone do focus notes'
    when bar.didTapDone do turn
        24: 'turn' cannot stand after 'do'; the clock moves between statements alone
    when bar.didTapDone do mark
        24: 'mark' cannot stand after 'do'; one event or one 'expect' stands there
    when bar.didTapDone do field x
        24: 'field' cannot stand after 'do'; write 'insert field' to let it come then
    when bar.didTapDone do answer amount.shouldClear no
        24: 'answer' cannot stand after 'do'; one event or one 'expect' stands there
    when bar.didTapDone do focus amount notes
        37: unexpected 'notes'; write it as in 'focus amount'
    when bar.didTapItem(save) do focus amount
        20: 'when' takes a name without arguments; take the brackets out
    when bar.didTapDon do focus amonut
        10: a toolbar tells no 'didTapDon'; did you mean 'didTapDone'?
        29: 'amonut' does not exist; did you mean 'amount'?
    when keyboard.willShw do focus amount
        15: the keyboard tells no 'willShw'; did you mean 'willShow'?
    when boss.didTapDone do focus amount
        11: a delegate tells no 'didTapDone'; it tells nothing; name who does, as in \
          'amount.didChange'
    repeat
        1: 'repeat' has no 'end'; write 'end' after its last statement
        7: 'repeat' needs a number of times, as in 'repeat 1000'
    repeat 3
        1: 'repeat' has no 'end'; write 'end' after its last statement
    repeat -1
        1: 'repeat' has no 'end'; write 'end' after its last statement
        8: '-1' is below 0; write 0 or more
    repeat 1000000001
        1: 'repeat' has no 'end'; write 'end' after its last statement
        8: '1000000001' is too large; counts go up to 1000000000
    repeat 3 times
        1: 'repeat' has no 'end'; write 'end' after its last statement
        10: unexpected 'times'; write it as in 'repeat 1000'
    end
        1: 'end' without 'repeat'; take it out, or write 'repeat 2' above
    mark now
        6: unexpected 'now'; write it as in 'mark'
    expect
        7: 'expect' needs what must be true, as in 'expect focus amount'
    expect focus
        13: 'expect' needs a field, a text view or 'none' after 'focus', as in 'expect focus amount'
    expect focus bar
        14: 'bar' is a toolbar; 'expect focus' takes a field or a text view
    expect focus amonut
        14: 'amonut' does not exist; did you mean 'amount'?
    expect amount
        14: 'amount' is a field; name its property, as in 'expect amount.text "42"'
    expect amount visible
        15: 'visible' is said of a window, a sheet, a toolbar, a panel, an accessory, the keyboard \
          or the done key; write 'expect amount.hidden no'
    expect box hidden
        12: 'hidden' is said of a window, a sheet, a toolbar, a panel, an accessory, the keyboard \
          or the done key; write 'expect box.hidden yes'
    expect bar
        11: 'bar' is a toolbar; name its property, as in 'expect bar.field none'
    expect next
        12: 'next' is an item; say 'enabled' or 'disabled' of it
    expect next enabled because last
        21: 'because' stands after 'disabled'; take it out, or expect 'disabled'
    expect done disabled because last
        22: 'because' is said of 'next' and 'previous' alone; take it out
    expect next disabled because
        29: 'because' needs a reason, as in 'disabled because last'
    expect next disabled because lst
        30: unknown reason 'lst'; did you mean 'last'?
    expect bar.next
        16: 'next' is an item; say 'enabled' or 'disabled' of it, or name its property, as in \
          'expect bar.next.title "OK"'
    expect bar.chain
        17: 'chain' needs names, as in 'expect bar.chain a b', or none
    expect bar.chain a
        18: 'a' does not exist; declare it first, as in 'field a'
    expect bar.order
        17: 'order' needs items, as in 'expect bar.order done flexible cancel', or none
    expect bar.order don
        18: 'don' is no item; did you mean 'done'?
    expect bar.items
        17: 'items' needs a value; write items such as cancel,flexible,done
    expect bar.items done
        18: 'done' is seen by its title; write it in quotes, as in "Done"
    expect bar.items wobble
        18: 'wobble' is nothing a bar shows; write a title in quotes, or previous, next, \
          flexible, title or fixed=12
    expect bar.items "Done"flexible
        24: unexpected 'flexible' right after a text; put a blank between
    expect amount.text
        19: 'text' needs a value; write a text in quotes, such as "42"
    expect amount.text 42
        20: '42' is not in quotes; write a text in quotes, such as "42"
    expect amount.text "4" "2"
        24: unexpected '"2"' behind the value of 'text'; write a text in quotes, such as "42"
    expect amount.overlap -3
        23: 'overlap' cannot be below 0; write 0 or more
    set amount.overlap 3
        12: 'overlap' can only be read; state it with 'expect'
    expect amount.marked x
        22: 'x' is not a range; write it as in '2..<5'
    expect keyboard.frame 1 2 3
        28: 'frame' takes 4 numbers; write four numbers such as 20,300,280,31
    expect amount.text.x "1"
        19: unexpected '.' here; write it as in 'expect amount.text "42"'
    expect bar.next.frame 1 2 3
        28: 'frame' takes 4 numbers; write four numbers such as 313,0,46,44, or none
    expect outcome
        15: 'outcome' needs a word, as in 'expect outcome done'
    expect outcome don
        16: unknown outcome 'don'; did you mean 'done'?
    expect result maybe
        15: unknown result 'maybe'; there is yes, no
    expect gone
        12: 'gone' needs a name, as in 'expect gone owner'
    expect gone keyboard
        13: 'keyboard' is the keyboard; 'gone' takes a window, a field, a text view, a container, \
          a group, a scroll view, a button, a sheet, a toolbar, a panel, an accessory or a \
          delegate
    expect count
        13: 'count' needs what happened and a number, as in 'expect count amount.didEndEditing 1'
    expect count amount.didEndEditing
        34: 'count' needs a number, as in 'expect count amount.didEndEditing 1'
    expect count amount.didEndEditing x
        35: 'x' is not a number; write a whole number such as 3
    expect count amount.didEndEditing 1000000001
        35: '1000000001' is too large; counts go up to 1000000000
    expect trace
        13: 'trace' needs what happened, as in 'expect trace amount.didEndEditing bar.didTapDone'
    expect trace only
        18: 'trace' needs what happened, as in 'expect trace amount.didEndEditing bar.didTapDone'
    expect trace amount
        14: 'amount' alone is no entry; name what happens, as in 'amount.didEndEditing'
    expect trace amount.didEndEditng bar.didTapDon
        21: a field tells no 'didEndEditng'; did you mean 'didEndEditing'?
        38: a toolbar tells no 'didTapDon'; did you mean 'didTapDone'?
    expect trace amount.shouldReturn -> yes
        34: answers are not compared; take '->' and what follows out
    expect trace amount.shouldChange(0..<1 "x"
        33: the bracket is not closed; end it with ')'
    expect trace amount.shouldChange("x")x
        38: unexpected 'x' behind a bracket; put a blank between
    expect trace amount.didMove
        21: a field tells no 'didMove'; it tells shouldBeginEditing, didBeginEditing, \
          shouldChange, didChange, didChangeSelection, shouldClear, shouldReturn, \
          shouldEndEditing, didEndEditing, setText, editingDidBegin, editingChanged, \
          editingDidEnd, editingDidEndOnExit, primaryActionTriggered
    expect selection 3..<3
        8: 'selection' needs a subject, as in 'expect amount.selection …'
    expect wobble
        8: unknown expectation 'wobble'; write it as in 'expect focus amount' or 'expect \
          amount.text "42"'
    expect aliv amount
        8: unknown expectation 'aliv'; did you mean 'alive'?
    field f in=main
        12: 'main' is the application's window; 'in' takes the root view, 'root'
    expect amount.frame 1 2 3 4 5
        29: unexpected '5' behind the value of 'frame'; write four numbers such as 20,300,280,31
    set bar.done
        13: 'done' needs a value; write ends, returns
    set bar.done stays
        14: 'done' cannot be 'stays'; write ends, returns
    set amount.on-return stops
        22: 'on-return' cannot be 'stops'; did you mean 'stays'?
    set amount.clear-button
        24: 'clear-button' needs a value; write never, while-editing, unless-editing, always
    expect notes.accessory amount
        24: 'amount' is a field; 'accessory' takes a toolbar or an accessory
    expect bar.field bar
        18: 'bar' is a toolbar; 'field' takes a field or a text view
    expect save.text "x"
        13: a button has no 'text'; it has in, at, size, hidden, interaction, frame, overlap
    set keyboard.frame 1 2 3 4
        14: 'frame' can only be read; state it with 'expect'
    tap bar.
        9: an item is missing behind the dot; name one such as 'done'
    focus amount.
        13: 'amount.' is more than a name; write 'amount' alone
    set amount..text "x"
        5: 'amount' is a field; only a toolbar has items
    type "\u{41
        7: '\u{41' is not a character; write one to six hexadecimal digits in braces, as in \
          \u{1F600}
    set bar.items "Cancel"
        15: unknown item '"Cancel"'; an item of your own is written as 'item(save,"Save")'
    type "\
        6: the text has no closing quote; end it with '"'
    """#
}
