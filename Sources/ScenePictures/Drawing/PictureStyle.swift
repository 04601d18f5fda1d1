/// How pictures look, by day and by night.
enum PictureStyle {
  /// The rules for the classes that pictures use, as CSS.
  static let rules = """
    .d{fill:#fff}.g{fill:#f2f2f7}.sh{fill:#fff;stroke:#c7c7cc}.v{fill:#000;fill-opacity:.3}
    .e{fill:none;stroke:#8e8e93;stroke-width:2}
    .f{fill:#fff;stroke:#c7c7cc}.fo{stroke:#007aff;stroke-width:2.5}.fe{stroke:#007aff;stroke-dasharray:4 3}
    .fx{fill:#e5e5ea}.co{fill:none;stroke:#c7c7cc;stroke-dasharray:2 3}
    .sc{fill:none;stroke:#8e8e93;stroke-dasharray:6 4}.sb{fill:#8e8e93}
    .bu{fill:#007aff;fill-opacity:.15}.bl{fill:#0062cc}
    .t,.na,.of,.cr,.cl,.i,.kl,.bl,.n,.ovt,.mvt{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .t{font-size:15px;fill:#000;white-space:pre}.p{fill:#8e8e93}.r{text-anchor:end}
    .na,.of{font-size:10px;fill:#6c6c70}.of{text-anchor:end}.cr{font-size:12px;fill:#0062cc}
    .cl{font-size:16px;fill:#8e8e93}.mi{text-anchor:middle}
    .se{fill:#007aff;fill-opacity:.3}.ma{fill:#ff9500}.ca{fill:#007aff}
    .kb{fill:#d1d3d9}.k{fill:#fff}.ks{fill:#abb0bc}.kn{fill:none}.kl{font-size:15px;fill:#000}
    .l{stroke:#aeaeb2;fill:none}.b{fill:#f9f9f9;stroke:#c7c7cc}
    .i{font-size:14px;fill:#0062cc}.ti{fill:#6c6c70}.x{fill:#aeaeb2}.ib{fill:none;stroke:#0062cc;stroke-opacity:.2}
    .dk{fill:#e9eaee;stroke:#0062cc}.dp{fill:#aeaeb2}
    .sa{fill:none;stroke:#34c759;stroke-dasharray:3 3}.n{font-size:16px;fill:#fff}
    .ov,.mv{fill:none;stroke-width:1.5}.ov{stroke:#d70015}.mv{stroke:#8944ab}
    .ovt,.mvt{font-size:10px}.ovt{fill:#d70015}.mvt{fill:#8944ab}
    .oc{fill:#d70015;fill-opacity:.25;stroke:#d70015;stroke-dasharray:3 2}
    .to{fill:#ff9500;fill-opacity:.45;stroke:#c93400}

    """

  /// What changes by night.
  static let darkRules = """
    .d{fill:#000}.g{fill:#1c1c1e}.sh{fill:#2c2c2e;stroke:#48484a}
    .f{fill:#2c2c2e;stroke:#48484a}.fo,.fe{stroke:#0a84ff}.fx{fill:#3a3a3c}
    .co{stroke:#48484a}.bl,.cr,.i{fill:#64b5ff}.t{fill:#fff}.p,.na,.of,.ti{fill:#98989d}
    .kb{fill:#2c2c2e}.k{fill:#6b6b6e}.ks{fill:#464649}.kl{fill:#fff}.b{fill:#1c1c1e;stroke:#48484a}
    .x{fill:#636366}.dk{fill:#464649;stroke:#64b5ff}.ov{stroke:#ff6961}.ovt{fill:#ff6961}
    .mv{stroke:#da8fff}.mvt{fill:#da8fff}

    """

  /// Both, as the text of a style element.
  static let sheet = "\n\(rules)@media (prefers-color-scheme:dark){\n\(darkRules)}\n"
}
