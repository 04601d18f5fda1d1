// Made by Tests/Generators/Locales from Unicode CLDR 41 (main/*.xml and supplemental data).
// Copyright © 1991-2022 Unicode, Inc. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html (Unicode-DFS-2016). Do not edit.

extension LocaleTable {
  /// The locales that write alike, each once; one that writes as what it falls back to is left out.
  static let entries: [Entry] = [
    Entry(
      ",", "\u{A0}",
      names: """
        af agq bas br cs de_AT dua dyo en_FI en_SE en_ZA eo es_CR ewo ff fr_CA hu hy kab kea
        kk ksf ky nmg os pt_AO ru sah shi sk smn tg tk tt tzm uk uz yav zgh
        """),
    Entry(
      ".", ",",
      names: """
        ak am asa bem bez bm bo ce ceb cgg chr cy dav doi ebu en es_419 es_BR es_BZ es_CU
        es_DO es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_SV es_US fil ga gd guz gv ha haw ig
        ii ja jmc kam kde ki kln kn ko kok ks_Deva ksb kw lag lg lkt luo luy mai mas mer mg
        mgo mi mn ms mt naq nd nds nus nyn om pcm qu rof rwk saq sbp sd_Deva sd_IN si sn so sw
        ta_MY ta_SG teo th ti to vai vun xog yo yue zh zu
        """),
    Entry(
      "\u{66B}", "\u{66C}", zero: "\u{660}", isRightToLeft: true,
      names: """
        ar ckb sd
        """),
    Entry(
      ".", ",", isRightToLeft: true,
      names: """
        ar_AE ar_EH he ug ur yi
        """),
    Entry(
      ",", ".", isRightToLeft: true,
      names: """
        ar_DZ ar_LY ar_MA ar_TN
        """),
    Entry(
      ".", ",", zero: "\u{9E6}", secondary: 2,
      names: """
        as bn
        """),
    Entry(
      ",", ".",
      names: """
        ast az bs ca da de dsb el en_AT en_BE en_DE en_DK en_NL en_SI es_AR es_BO es_CL es_CO
        es_EC es_PY es_UY es_VE fr_LU fr_MA fur fy gl hsb id is it jgo jv kgp kkj kl km ku lb
        ln lo lu mgh mk ms_BN ms_ID mua nl nnh pt qu_BO rn ro rw sc seh sg sr su sw_CD tr vi
        wo yrl
        """),
    Entry(
      ",", "\u{A0}", minimum: 2,
      names: """
        be bg ka lv pl pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL ru_UA sq
        """),
    Entry(
      ".", ",", secondary: 2,
      names: """
        brx en_IN gu hi ml or pa ta te
        """),
    Entry(
      ".", ",", zero: "\u{11136}", secondary: 2,
      names: """
        ccp
        """),
    Entry(
      ".", "\u{2019}",
      names: """
        de_CH de_LI en_CH it_CH
        """),
    Entry(
      ".", "\u{A0}",
      names: """
        dje khq mfe ses twq xh
        """),
    Entry(
      ".", ",", zero: "\u{F20}", secondary: 2,
      names: """
        dz
        """),
    Entry(
      ".", ",", minimum: 3,
      names: """
        ee
        """),
    Entry(
      ",", ".", minimum: 2,
      names: """
        es ia
        """),
    Entry(
      ",", "\u{A0}", minus: "\u{2212}", minimum: 2,
      names: """
        et
        """),
    Entry(
      ",", ".", minus: "\u{2212}",
      names: """
        eu fo hr sl
        """),
    Entry(
      "\u{66B}", "\u{66C}", minus: "\u{2212}", zero: "\u{6F0}", isRightToLeft: true,
      names: """
        fa
        """),
    Entry(
      ".", "\u{2E41}", zero: "\u{1E950}", isRightToLeft: true,
      names: """
        ff_Adlm
        """),
    Entry(
      ",", "\u{A0}", minus: "\u{2212}",
      names: """
        fi ksh lt nb nn no se sv
        """),
    Entry(
      ",", "\u{202F}",
      names: """
        fr
        """),
    Entry(
      ".", "\u{2019}", minus: "\u{2212}",
      names: """
        gsw rm
        """),
    Entry(
      "\u{66B}", "\u{66C}", zero: "\u{6F0}", isRightToLeft: true,
      names: """
        ks lrc mzn pa_Arab pa_PK ps ur_IN uz_AF uz_Arab
        """),
    Entry(
      ".", ",", zero: "\u{9E6}",
      names: """
        mni
        """),
    Entry(
      ".", ",", zero: "\u{966}", secondary: 2,
      names: """
        mr ne sa
        """),
    Entry(
      ".", ",", zero: "\u{1040}",
      names: """
        my
        """),
    Entry(
      ".", ",", zero: "\u{1C50}",
      names: """
        sat
        """),
    Entry(
      ",", "\u{2019}",
      names: """
        wae
        """),
  ]
}
