import KeyboardWorld
import Testing

struct ProfileTableTests {
  @Test func `the devices stand in aligned columns`() {
    #expect(
      ProfileTable.devices() == """
        device             kind   screen     bottom  number pad  text     ran
                                  4.5 4.6    4.9     4.5-4.7     4.5 4.6
        iphone-3gs         phone  320x480    0/0     216/162     216/162  ios-3 ios-4
        iphone-4s          phone  320x480    0/0     216/162     253/162  ios-7 ios-8
        iphone-5s          phone  320x568    0/0     216/162     253/199  ios-7 ios-8 ios-10 ios-12
        iphone-6           phone  375x667    0/0     216/162     260/200  ios-8 ios-10 ios-12
        iphone-8           phone  375x667    0/0     216/162     260/200  ios-12 ios-15
        iphone-8-plus      phone  414x736    0/0     226/162     271/200  ios-12 ios-15
        iphone-x           phone  375x812    34/21   291/171     336/209  ios-12 ios-15
        iphone-11          phone  414x896    34/21   301/171     346/209  ios-15 ios-17 ios-26
        iphone-12-mini     phone  375x812    34/21   291/171     336/209  ios-15 ios-17 ios-26
        iphone-15          phone  393x852    34/21   291/181     336/219  ios-17 ios-26
        iphone-15-pro-max  phone  430x932    34/21   301/181     346/219  ios-17 ios-26
        iphone-se-3        phone  375x667    0/0     216/162     260/200  ios-15 ios-17 ios-26
        ipad-2             pad    768x1024   0/0     264/352     264/352  ios-4 ios-7 ios-8
        ipad-air-2         pad    768x1024   0/0     258/343     313/398  ios-8 ios-10 ios-12 ios-15
        ipad-9             pad    810x1080   0/0     265/353     320/408  ios-15 ios-17 ios-26
        ipad-pro-11        pad    834x1194   20/20   285/373     340/428  ios-12 ios-15 ios-17 ios-26
        ipad-pro-12-9-3    pad    1024x1366  20/20   348/443     403/498  ios-12 ios-15 ios-17 ios-26

        Points, portrait/landscape. bottom: safe area. number pad, text: the keyboard's height on the
        newest system listed. Numbers under a heading: UIKit facts.
        Default: iphone-se-3.

        """)
  }

  @Test func `the systems stand in aligned columns`() {
    #expect(
      ProfileTable.systems() == """
        system  curve  seconds  frame news  between fields     screen   toolbar    suggests  view ready    keyboard view
                3.10   3.10     3.1 3.4     3.7                4.2      4.10 4.11  4.5       5.3           5
        ios-3   0      0.25     none        show-if-different  upright  44/32      no        at will-show  second-window
        ios-4   0      0.25     none        show-if-different  upright  44/32      no        a turn later  peripheral-host
        ios-7   7      0.25     first       show-if-different  upright  44/32      no        a turn later  peripheral-host
        ios-8   7      0.25     first       show-if-different  turns    44/32      yes       a turn later  input-set-host
        ios-10  7      0.25     first       always-show        turns    44/32      yes       a turn later  remote-keyboard-window
        ios-12  7      0.25     first       show-if-different  turns    44/32      yes       a turn later  remote-keyboard-window
        ios-15  7      0.25     first       show-if-different  turns    44/32      yes       a turn later  remote-keyboard-window
        ios-17  7      0.25     first       show-if-different  turns    44/32      yes       a turn later  placeholder
        ios-26  7      0.25     first       show-if-different  turns    54/54      yes       a turn later  tracking

        frame news: change-frame notifications, before or after those of showing and hiding. toolbar:
        points, and on a phone in landscape. Numbers under a heading: UIKit facts.
        Default: ios-17.

        """)
  }

  @Test(arguments: [ProfileTable.devices(), ProfileTable.systems()])
  func `a table is plain ASCII, without blanks at the ends of lines`(table: String) {
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(table.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    #expect(lines.last == "")
  }
}
