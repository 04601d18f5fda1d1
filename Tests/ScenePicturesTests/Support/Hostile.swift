/// A session whose every text, and whose file, tries to be something else than a text.
enum Hostile {
  static let source = "\"><script>window.hacked=1</script><img src=x onerror=hacked=1>.events"

  /// What is tried, as scripts write it.
  static let texts = [
    #"<script>window.hacked=1</script>"#,
    #"</script><script>window.hacked=1</script>"#,
    #"</style></title></svg></text></code><img src=x onerror='window.hacked=1'>"#,
    #"<!--"#, #"-->"#, #"]]>"#, #"<![CDATA["#, #"<?xml?>"#, #"&lt;b&gt; &#60; &"#,
    #"\" onmouseover=\"window.hacked=1"#, #"' onfocus='window.hacked=1' autofocus='"#,
    "javascript:hacked=1 `${hacked=1}` {{hacked=1}}",
    #"a\u{2028}b\u{2029}c\u{85}d"#, "a\u{2028}b",
    #"nul\u{0}esc\u{1B}[31mbel\u{7}del\u{7F}c1\u{9B}"#,
    #"\u{202E}turned\u{2066}around\u{200F}"#, #"\u{FEFF}\u{FFFE}\u{FFFF}\u{1FFFE}\u{E0041}"#,
    #"\u{301}\u{200D}\u{FE0F}\u{1F3FD}"#,
    #"e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}"#,
    "👩‍👩‍👧‍👦🏳️‍🌈",
  ]

  static var script: String {
    var script = "# <script>window.hacked=1</script>\n"
    script += "textview notes size=300,200\nfield a\nhardware-keyboard on\n"
    for text in texts {
      script += """
        set a.text "\(text)"
        set a.placeholder "\(text)"
        toolbar bar\(script.utf8.count) for=a items=done("\(text)"),title,item(own,"\(text)")
        focus a
        paste "\(text)"
        suggest "\(text)"
        set a.secure yes
        expect a.text "\(text)"
        expect trace a.setText("\(text)")
        set a.secure no
        focus notes
        paste "\(text)"
        compose "\(text)"
        commit "\(text)"
        end-editing

        """
    }
    script += "done-key title=\"\(texts[1])\"\n"
    script += "hardware-keyboard off\nfield pad keyboard=number-pad\nfocus pad\n"
    // The pad lacks the key, and the script stops.
    return script + "type \"<\"\n"
  }
}
