extension MessageTable {
  /// What is wrong with the words of the keyboard's surroundings: scroll views, sheets and windows,
  /// the Done key, what keeps clear of the keyboard, touches, the device.
  static let surroundings = #"""
    scroll f dismis=none
        10: unknown property 'dismis'; did you mean 'dismiss'?
    scroll f dismiss=always
        18: 'dismiss' cannot be 'always'; write none, on-drag, interactive
    scroll f content=375
        21: 'content' takes 2 numbers; write two numbers such as 280,31
    scroll f content=375,-1
        18: 'content' cannot be below 0; write 0 or more
    scroll f inset=1,2,3
        21: 'inset' takes 4 numbers; write four numbers such as 64,0,49,0
    scroll f inset=1,2,3,4,5
        23: unexpected ',5' in the value of 'inset'; write four numbers such as 64,0,49,0
    scroll f offset
        10: 'offset' needs '=' and a value, without blanks between
    scroll f text="x"
        10: a scroll view has no 'text'; it has in, at, size, hidden, interaction, frame, overlap, \
          dismiss, content, inset, indicator-inset, offset
    set form.inset 1 2
        19: 'inset' takes 4 numbers; write four numbers such as 64,0,49,0
    set form.kind sheet
        10: a scroll view has no 'kind'; it has in, at, size, hidden, interaction, frame, overlap, \
          dismiss, content, inset, indicator-inset, offset
    expect form.offset 0
        21: 'offset' takes 2 numbers; write two numbers such as 20,300
    expect form.inset 1 2 3 4 5
        27: unexpected '5' behind the value of 'inset'; write four numbers such as 64,0,49,0
    sheet f kind=window
        14: 'kind' cannot be 'window'; write sheet, full-screen, alert
    sheet f kind=text-effects
        14: 'kind' cannot be 'text-effects'; write sheet, full-screen, alert
    sheet f kind=alrt
        14: 'kind' cannot be 'alrt'; did you mean 'alert'?
    sheet f in=root
        9: a sheet has no 'in'; it has at, size, hidden, interaction, frame, overlap, visible, kind
    sheet f height=3
        9: a sheet has no 'height'; it has at, size, hidden, interaction, frame, overlap, visible, \
          kind
    window f kind=sheet
        15: 'kind' cannot be 'sheet'; write alert, text-effects, remote-keyboard, other
    window f kind=alrt
        15: 'kind' cannot be 'alrt'; did you mean 'alert'?
    window f kind=
        15: 'kind' needs a value; write alert, text-effects, remote-keyboard, other
    window main
        8: 'main' is a word of the language; choose another name
    window window
        8: 'window' is a word of the language; choose another name
    set terms.kind other
        16: 'kind' cannot be 'other'; write sheet, full-screen, alert
    set alert-window.kind full-screen
        23: 'kind' cannot be 'full-screen'; write alert, text-effects, remote-keyboard, other
    set alert-window.focus amount
        18: 'focus' can only be read; state it with 'expect'
    set main.hidden yes
        10: the application's window has no 'hidden'; it has focus
    set main.focus amount
        10: 'focus' can only be read; state it with 'expect'
    expect main.frame 0 0 1 1
        13: the application's window has no 'frame'; it has focus
    expect alert-window.focus save
        27: 'save' is a button; 'expect focus' takes a field or a text view
    expect alert-window
        20: 'alert-window' is a window; name its property, as in 'expect alert-window.hidden no'
    expect main
        12: 'main' is the application's window; name its property, as in 'expect main.focus none'
    panel f at=0,0
        9: a panel has no 'at'; it has hidden, interaction, frame, overlap, for, height, visible
    panel f height=-1
        16: 'height' cannot be below 0; write 0 or more
    panel f for=box
        13: 'box' is a container; 'for' takes a field or a text view
    panel f for=*,*
        13: '*' stands for every input; take the other names out
    accessory f items=done
        13: an accessory has no 'items'; it has hidden, interaction, frame, overlap, for, height, \
          visible
    field f in=save
        12: 'save' is a button; 'in' takes the root view, a window, a container, a group, a scroll \
          view, a \
          sheet or a panel
    field f avoids=maybe
        16: 'avoids' cannot be 'maybe'; write yes or no
    field f touch-dismiss=maybe
        23: 'touch-dismiss' cannot be 'maybe'; write default, yes, no
    present
        8: 'present' needs a sheet, as in 'present terms'
    present box
        9: 'box' is a container; 'present' takes a sheet
    present trems
        9: 'trems' does not exist; did you mean 'terms'?
    dismiss terms
        9: unexpected 'terms'; write it as in 'dismiss'
    key-window
        11: 'key-window' needs a window, as in 'key-window alert-window'
    key-window terms
        12: 'terms' is a sheet; 'key-window' takes a window
    key-window wobble
        12: 'wobble' does not exist; declare it first, as in 'window wobble'
    done-key amount
        10: unexpected 'amount'; options are written as in 'key=value'
    done-key of
        10: unexpected 'of'; did you mean 'off'?
    done-key off now
        14: unexpected 'now'; write it as in 'done-key title="Done"'
    done-key title=Done
        16: 'Done' is not in quotes; write a text in quotes, such as "OK"
    done-key title
        10: 'title' needs '=' and a value, without blanks between
    done-key titel="OK"
        10: unknown option 'titel'; did you mean 'title'?
    done-key title="OK"x
        20: unexpected 'x' right after a text; put a blank between
    done-key for=
        14: 'for' needs a value; write names joined by commas, or *
    done-key for=amount,box
        21: 'box' is a container; 'for' takes a field or a text view
    done-key for=*,amount
        14: '*' is not a name; a name has letters, digits, '-' and '_', and at least one letter
    done-key for=amount,amount
        21: 'amount' stands twice in the list; take one out
    done-key timing=shown
        17: 'timing' cannot be 'shown'; write will-show, turn-after-will-show, did-show, \
          turn-after-did-show
    done-key timing=wil-show
        17: 'timing' cannot be 'wil-show'; did you mean 'will-show'?
    done-key find=class
        15: 'find' cannot be 'class'; write kind, index
    done-key place=corner
        16: 'place' cannot be 'corner'; write window, keyboard, article, host, step
    done-key paths=
        16: 'paths' needs a value; write direct, peripheral-host, input-set-host, placeholder, \
          item-container, joined by commas
    done-key paths=direct,peripheral
        23: 'paths' cannot be 'peripheral'; write direct, peripheral-host, input-set-host, \
          placeholder, item-container
    done-key paths=direct,direct
        23: 'direct' stands twice in the list; take one out
    done-key paths=direct,
        22: nothing stands behind a comma; take it out, or go on with the list
    done-key waits=maybe
        16: 'waits' cannot be 'maybe'; write yes or no
    done-key waits=yes waits=no
        20: 'waits' is given twice; take one out
    set done-key.pressed yes
        14: 'pressed' can only be read; state it with 'expect'
    set done-key.hidden yes
        14: the done key has no 'hidden'; it has frame, for, visible, title, pressed, window
    expect done-key
        16: 'done-key' is the done key; name its property, as in 'expect done-key.pressed no'
    expect done-key.title OK
        23: 'OK' is not in quotes; write a text in quotes, such as "42"
    expect done-key.window nowhere
        24: 'window' cannot be 'nowhere'; write the name of a window, application, alert, \
          text-effects, remote-keyboard, other, none
    expect done-key.window text-efects
        24: 'window' cannot be 'text-efects'; did you mean 'text-effects'?
    expect done-key.window amount
        24: 'amount' is a field; 'window' takes a window
    expect trace done-key
        14: 'done-key' alone is no entry; name what happens, as in 'done-key.attach'
    expect trace done-key.atach
        23: the done key tells no 'atach'; did you mean 'attach'?
    answer done-key.attach no
        17: 'attach' is no question; the done key asks nothing
    avoid
        6: 'avoid' needs 'shift', 'inset' or 'off', as in 'avoid shift gap=10'
    avoid shft
        7: unknown way to avoid the keyboard 'shft'; did you mean 'shift'?
    avoid up
        7: unknown way to avoid the keyboard 'up'; there is shift, inset, off
    avoid shift 10
        13: unexpected '10'; options are written as in 'key=value'
    avoid shift gap=
        17: 'gap' needs a value; write a number
    avoid shift gap=-1
        17: 'gap' cannot be below 0; write 0 or more
    avoid shift gap=x
        17: 'x' is not a number; write a decimal number such as 12 or 0.5
    avoid shift gap=10 space=-10
        20: 'gap' and 'space' exclude each other; take one out
    avoid shift view=amount gap=10
        25: 'gap' and 'view' exclude each other; take one out
    avoid shift duration=-1
        22: time does not go back; write 0 or more seconds
    avoid shift view=bar
        18: 'bar' is a toolbar; 'view' takes a field, a text view, a container, a group, a scroll \
          view, a \
          button, a sheet, a panel or an accessory
    avoid shift scroll=form
        13: unknown option 'scroll'; there is gap, space, duration, view
    avoid inset
        12: 'avoid inset' needs a scroll view, as in 'avoid inset scroll=form'
    avoid inset gap=10
        19: 'avoid inset' needs a scroll view, as in 'avoid inset scroll=form'
    avoid inset scroll=box
        20: 'box' is a container; 'scroll' takes a scroll view
    avoid inset scroll=form space=3
        25: unknown option 'space'; there is scroll, gap
    avoid off now
        11: unexpected 'now'; write it as in 'avoid shift gap=10'
    expect root.origin 0
        21: 'origin' takes 2 numbers; write two numbers such as 20,300
    set root.origin 0 0
        10: 'origin' can only be read; state it with 'expect'
    when root.moved do focus amount
        11: the root view tells no 'moved'; did you mean 'move'?
    touch-dismiss
        14: 'touch-dismiss' needs yes or no, as in 'touch-dismiss yes'
    touch-dismiss maybe
        15: 'touch-dismiss' cannot be 'maybe'; write yes or no
    touch-dismiss yes now
        19: unexpected 'now'; options are written as in 'key=value'
    touch-dismiss yes controls=ignore
        28: 'controls' cannot be 'ignore'; write pass, dismiss
    touch-dismiss yes ignores=box,bar
        31: 'bar' is a toolbar; 'ignores' takes a field, a text view, a container, a group, a \
          scroll view, \
          a button, a sheet, a panel or an accessory
    touch-dismiss yes by=drag
        22: 'by' cannot be 'drag'; write tap, touches
    touch-dismiss yes scrolls=forward
        19: 'scrolls' is said with 'by=touches' alone; add that, or take it out
    touch-dismiss yes by=tap scrolls=forward
        26: 'scrolls' is said with 'by=touches' alone; add that, or take it out
    touch-dismiss yes by=touches scrolls=twice
        38: 'scrolls' cannot be 'twice'; write consume, forward-twice, forward
    touch
        6: 'touch' needs a point or a name, as in 'touch amount'
    touch amonut
        7: 'amonut' does not exist; did you mean 'amount'?
    touch keyboard
        7: 'keyboard' is the keyboard; 'touch' takes the root view, a field, a text view, a \
          container, a group, a scroll view, a button, a sheet, a toolbar, a panel, an accessory \
          or the done key
    touch owner
        7: 'owner' is a delegate; 'touch' takes the root view, a field, a text view, a container, \
          a group, a scroll view, a button, a sheet, a toolbar, a panel, an accessory or the done \
          key
    touch alert-window
        7: 'alert-window' is a window; 'touch' takes the root view, a field, a text view, a \
          container, a group, a scroll view, a button, a sheet, a toolbar, a panel, an accessory \
          or the done key
    touch bar.done
        10: 'bar.done' is more than a name; write 'bar' alone
    touch amount pencl
        14: unexpected 'pencl'; did you mean 'pencil'?
    touch amount finger
        14: unexpected 'finger'; write it as in 'touch amount'
    touch 20
        9: 'touch' takes 2 numbers; write two numbers such as 20 300
    touch 20 x
        10: 'x' is not a number; write a decimal number such as 12 or 0.5
    touch 20 300 400
        14: unexpected '400'; write it as in 'touch amount'
    touch 20 300 pencil pencil
        21: unexpected 'pencil'; write it as in 'touch amount'
    touch 20 300x
        13: unexpected 'x' behind a number; write two numbers such as 20 300
    press
        6: 'press' needs a point, as in 'press 20 300'
    press amount
        7: 'amount' is not a number; write a decimal number such as 12 or 0.5
    press 20
        9: 'press' takes 2 numbers; write two numbers such as 20 300
    move 20 1000001
        9: '1000001' is too large; numbers go from -1000000 to 1000000
    lift 20,
        8: nothing stands behind a comma; take it out, or go on with the list
    drag
        5: 'drag' needs a point, as in 'drag 20 300 to 20 120'
    drag 20 300
        12: 'drag' needs 'to' and a point, as in 'drag 20 300 to 20 120'
    drag 20 300 20 120
        13: unexpected '20'; write it as in 'drag 20 300 to 20 120'
    drag 20 300 too 20 120
        13: unexpected 'too'; did you mean 'to'?
    drag 20 300 to
        15: 'drag' needs a point, as in 'drag 20 300 to 20 120'
    drag 20 300 to amount
        16: 'amount' is not a number; write a decimal number such as 12 or 0.5
    tap done-kye
        5: 'done-kye' is no item; declare it in a bar's items, as in 'items=item(save,"Save"),done'
    tap done-key now
        14: unexpected 'now'; write it as in 'tap done'
    when save.actoin do focus amount
        11: a button tells no 'actoin'; did you mean 'action'?
    when touch-dismiss.now do focus amount
        19: 'touch-dismiss' is an entry by itself; write it without more
    when touch-dismis do focus amount
        6: 'touch-dismis' does not exist; did you mean 'touch-dismiss'?
    answer touch-dismiss no
        8: 'touch-dismiss' is no question; the tap that ends editing asks nothing
    expect touch-dismiss
        21: 'touch-dismiss' is the tap that ends editing; count it, as in 'expect count \
          touch-dismiss 1'
    expect count touch-dismiss
        27: 'count' needs a number, as in 'expect count amount.didEndEditing 1'
    expect trace box.inset
        18: a container tells no 'inset'; it tells touchesBegan
    rotate
        7: 'rotate' needs 'landscape' or 'portrait', as in 'rotate landscape'
    rotate left
        8: unknown orientation 'left'; there is portrait, landscape
    rotate landscpe
        8: unknown orientation 'landscpe'; did you mean 'landscape'?
    hardware-keyboard
        18: 'hardware-keyboard' needs 'on' or 'off', as in 'hardware-keyboard on'
    hardware-keyboard yes
        19: 'hardware-keyboard' cannot be 'yes'; write on or off
    hardware-keyboard on now
        22: unexpected 'now'; write it as in 'hardware-keyboard on'
    reduce-motion
        14: 'reduce-motion' needs 'on' or 'off', as in 'reduce-motion on'
    reduce-motion maybe
        15: 'reduce-motion' cannot be 'maybe'; write on or off
    keyboard
        9: 'keyboard' needs 'dock', 'float' or 'split', as in 'keyboard float'
    keyboard away
        10: unknown place 'away'; there is dock, float, split
    keyboard docked
        10: unknown place 'docked'; did you mean 'dock'?
    keyboard float left
        16: unexpected 'left'; write it as in 'keyboard float'
    """#
}
