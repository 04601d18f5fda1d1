import InputAccessory
import Glibc
func now() -> UInt64 { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return UInt64(t.tv_sec) * 1_000_000_000 + UInt64(t.tv_nsec) }
final class BC: BareFieldDelegate, BareToolbarDelegate {
  var done = 0, cancel = 0, wrong = 0
  func bareField(_ field: BareField, shouldChange range: Range<Int>, with text: String) -> Bool {
    for b in text.utf8 where b &- 48 > 9 { return false }
    return range.upperBound <= 12
  }
  func bareToolbar(_ toolbar: BareToolbar, didTapDone field: BareField) { done += 1; if field.text != "42" { wrong += 1 } }
  func bareToolbar(_ toolbar: BareToolbar, didTapCancel field: BareField) { cancel += 1; if !field.text.isEmpty { wrong += 1 } }
}
final class CC: TextFieldDelegate, DoneCancelToolbarDelegate {
  var done = 0, cancel = 0, wrong = 0
  func textField(_ f: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString text: String) -> Bool {
    for b in text.utf8 where b &- 48 > 9 { return false }
    return range.upperBound <= 12
  }
  func accessoryToolbar(_ t: AccessoryToolbar, didTapDoneFor i: any TextInput) { done += 1; if i.currentText != "42" { wrong += 1 } }
  func accessoryToolbar(_ t: AccessoryToolbar, didTapCancelFor i: any TextInput) { cancel += 1; if !i.currentText.isEmpty { wrong += 1 } }
}
let n = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1])! : 300_000
let keys = ["4", "2", "7"]
@inline(never) func bare() -> Double {
  let w = BareWindow(), c = BC(); let f = BareField(window: w); let b = BareToolbar(field: f); f.delegate = c; b.delegate = c; f.accessory = b
  let t = now()
  for _ in 0..<n { f.becomeFirstResponder(); f.insert(keys[0]); f.insert(keys[1]); b.tapDone(); f.becomeFirstResponder(); f.insert(keys[2]); b.tapCancel() }
  let e = now(); precondition(c.done == n && c.cancel == n && f.text.isEmpty, "\(c.done) \(c.cancel) \(c.wrong)")
  return Double(e - t) / Double(n)
}
@inline(never) func comp() -> Double {
  let c = CC(); let f = TextField(); let b = DoneCancelToolbar(for: f); f.delegate = c; b.delegate = c; f.accessory = b
  let t = now()
  for _ in 0..<n { f.becomeFirstResponder(); f.insert(keys[0]); f.insert(keys[1]); b.perform(.done); f.becomeFirstResponder(); f.insert(keys[2]); b.perform(.cancel) }
  let e = now(); precondition(c.done == n && c.cancel == n && f.text.isEmpty)
  return Double(e - t) / Double(n)
}
for _ in 0..<(n < 10000 ? 1 : 5) { let b = bare(), c = comp(); print("bare \(b) comp \(c) ratio \(c/b)") }
