public import KeyboardWorld

/// Judges the invariants of a script outside a run.
public struct InvariantJudge: Sendable {
  /// The script's invariants by their expectations' indices, but for the contract.
  public let numbers: [Int]
  private let judge: Judge

  /// Makes a judge of a script's invariants.
  public init(_ script: Script) {
    judge = Judge(script)
    numbers = script.statements.compactMap { statement in
      guard case .invariant(let number) = statement.body else { return nil }
      if case .contract = script.expectations[number].kind { return nil }
      return number
    }
  }

  /// What is, where an invariant asks for something else; why it cannot be judged, where it cannot.
  ///
  /// - Parameters:
  ///   - number: One of ``numbers``.
  ///   - stage: Where to look; counts and traces begin at the entry `start`.
  ///   - start: How many entries the trace had before the event.
  /// - Returns: The complaint; `nil` where the invariant holds.
  public func complaint(about number: Int, on stage: any Stage, from start: Int) -> String? {
    do throws(StageError) {
      let actual = try judge.complaint(about: number, on: stage, from: start)
      return actual.map { "expected \(judge.expected(number)), found \($0)" }
    } catch {
      return error.description
    }
  }
}
