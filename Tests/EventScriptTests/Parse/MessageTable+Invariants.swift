extension MessageTable {
  /// Invariants.
  static let invariants = #"""
    invariant
        10: 'invariant' needs what must stay true, as in 'invariant contract'
    invariant contrat
        11: unknown expectation 'contrat'; did you mean 'contract'?
    invariant contract now
        20: unexpected 'now'; write it as in 'invariant contract'
    invariant amount.txt "a"
        18: unknown property 'txt'; did you mean 'text'?
    invariant count amount.didChange
        33: 'count' needs a number, as in 'expect count amount.didEndEditing 1'
    when amount.didChange do invariant contract
        26: 'invariant' cannot stand after 'do'; one event or one 'expect' stands there
    """#
}
