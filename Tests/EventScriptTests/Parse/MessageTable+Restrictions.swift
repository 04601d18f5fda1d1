extension MessageTable {
  /// What an input may hold: limits, numbers, bounds, masks and traits.
  static let restrictions = #"""
    field f limit=-1
        15: 'limit' cannot be below 0; write 0 or more
    field f limit=1.5
        15: '1.5' is not a number; write a whole number such as 3
    field f limit=x
        15: 'x' is not a number; write a whole number such as 3
    field f limit="3"
        15: '"3"' is not a number; write a whole number such as 3
    field f limit=1000001
        15: '1000001' is too large; numbers go from -1000000 to 1000000
    field f limit=
        15: 'limit' needs a value; write a whole number, or none
    field f limit=nones
        15: 'nones' is not a number; write a whole number such as 3
    set amount.limit 3 4
        20: unexpected '4' behind the value of 'limit'; write a whole number, or none
    field f limit-unit=letters
        20: 'limit-unit' cannot be 'letters'; write characters, utf16
    field f limit-unit=utf-16
        20: 'limit-unit' cannot be 'utf-16'; did you mean 'utf16'?
    field f rule=decimals
        14: 'rule' cannot be 'decimals'; did you mean 'decimal'?
    field f rule=currency
        14: 'rule' cannot be 'currency'; write digits, decimal, money, none
    field f rule=
        14: 'rule' needs a value; write digits, decimal, money, none
    textview v grouping=always
        21: 'grouping' cannot be 'always'; write yes or no
    field f fraction=-1
        18: 'fraction' cannot be below 0; write 0 or more
    field f fraction=0.5
        18: '0.5' is not a number; write a whole number such as 3
    field f fraction=any
        18: 'any' is not a number; write a whole number such as 3
    field f fraction=yes
        18: 'yes' is not a number; write a whole number such as 3
    field f minimum=1000000000000001
        17: '1000000000000001' is too large; numbers go from -1000000000000000 to 1000000000000000
    field f minimum=-1000000000000001
        17: '-1000000000000001' is too large; numbers go from -1000000000000000 to 1000000000000000
    field f minimum=low
        17: 'low' is not a number; write a decimal number such as 12 or 0.5
    field f minimum=1,5
        17: '1' is not a number; write a decimal number such as 12 or 0.5
    field f maximum=1e3
        17: '1e3' is not a number; write a decimal number such as 12 or 0.5
    field f maximum=+1
        17: '+1' is not a number; write a decimal number such as 12 or 0.5
    set amount.maximum
        19: 'maximum' needs a value; write a number, or none
    field f mask=[000]
        14: '[000]' is not in quotes; write a mask in quotes, such as "+1 [000] [000]"
    field f mask=none
        14: 'none' is not in quotes; write a mask in quotes, such as "+1 [000] [000]"
    field f mask=
        14: 'mask' needs a value; write a mask in quotes, such as "+1 [000] [000]"
    field f mask="[000]" [00]
        22: unexpected '[00]'; options are written as in 'key=value'
    field f mask="+1 [00"
        18: in the mask: '[' is not closed; add a ']'
    field f mask="00]"
        17: in the mask: ']' closes nothing; add a '[' before it
    field f mask="[00[0]]"
        18: in the mask: '[' within brackets; close the first one before it
    field f mask="é👨‍👩‍👧[0x]"
        19: in the mask: unknown place 'x'; use 0 (digit), A (letter) or _ (either)
    field f mask="[0\u{202E}]"
        14: in the mask: unknown place '\u{202E}'; use 0 (digit), A (letter) or _ (either)
    field f mask="00"
        16: in the mask: no place to fill; write one as [0]
    field f mask="[]"
        16: in the mask: no place to fill; write one as [0]
    set amount.mask "[9]"
        19: in the mask: unknown place '9'; use 0 (digit), A (letter) or _ (either)
    expect amount.mask "[9]"
        22: in the mask: unknown place '9'; use 0 (digit), A (letter) or _ (either)
    when amount.didChange do set amount.mask "0"
        43: in the mask: no place to fill; write one as [0]
    field f clears-on-begin=once
        25: 'clears-on-begin' cannot be 'once'; write yes or no
    field f clears-on-insertion=1
        29: 'clears-on-insertion' cannot be '1'; write yes or no
    field f secure-keeps=true
        22: 'secure-keeps' cannot be 'true'; write yes or no
    field f autocorrects=default
        22: 'autocorrects' cannot be 'default'; write yes or no
    field f enables-return=auto
        24: 'enables-return' cannot be 'auto'; write yes or no
    field f smart-insert=default
        22: 'smart-insert' cannot be 'default'; write yes or no
    set amount.value 3
        12: 'value' can only be read; state it with 'expect'
    field f valid=yes
        9: 'valid' can only be read; state it with 'expect'
    expect amount.value
        20: 'value' needs a value; write a number, a text in quotes such as "42", or none
    expect amount.value 1,5
        21: '1' is not a number; write a decimal number such as 12 or 0.5
    expect amount.value twelve
        21: 'twelve' is not a number; write a decimal number such as 12 or 0.5
    expect amount.value 1000000000000001
        21: '1000000000000001' is too large; numbers go from -1000000000000000 to 1000000000000000
    expect amount.value none none
        26: unexpected 'none' behind the value of 'value'; write a number, a text in quotes \
          such as "42", or none
    expect amount.valid maybe
        21: 'valid' cannot be 'maybe'; write yes or no
    expect amount.valid
        20: 'valid' needs a value; write yes or no
    set box.limit 3
        9: a container has no 'limit'; it has in, at, size, hidden, interaction, frame, overlap
    field f grupping=yes
        9: unknown property 'grupping'; did you mean 'grouping'?
    """#
}
