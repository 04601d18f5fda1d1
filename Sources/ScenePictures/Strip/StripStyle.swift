/// How the captions of a strip look.
enum StripStyle {
  /// The rules, as the text of a style element.
  static let sheet = """
    .pg{fill:#fff}.cf{fill:#fafafa;stroke:#d1d1d6}.cf.bad{stroke:#d70015;stroke-width:2.5}
    .h1,.h2,.nr{font-family:system-ui,-apple-system,sans-serif;fill:#1c1c1e}
    .h1{font-size:16px;font-weight:600}.h2{font-size:12px}.h2.bad{fill:#d70015}
    .nr{font-size:13px;font-weight:600;fill:#6c6c70}
    .w,.at,.ok,.no,.tr{font:10px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .w{font-weight:700;fill:#1c1c1e}.at{fill:#8944ab}.ok{fill:#1d7a34}.no{fill:#d70015;font-weight:700}
    .tr{fill:#6c6c70}
    @media (prefers-color-scheme:dark){
    .pg{fill:#0d0d0f}.cf{fill:#161618;stroke:#3a3a3c}.h1,.h2,.w{fill:#f2f2f7}.nr,.tr{fill:#98989d}
    .at{fill:#da8fff}.ok{fill:#62d07f}.no,.h2.bad{fill:#ff6961}.cf.bad{stroke:#ff6961}
    }

    """
}
