/// The letters of the usual keyboards of some languages, in three rows.
enum LetterRows {
  /// The rows of a locale's language; those of the Latin keyboard where the table has none.
  static func rows(for locale: String) -> [[String]] {
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return letters(of: language).split(separator: " ").map { $0.map { String($0) } }
  }

  private static func letters(of language: String) -> String {
    switch language {
    case "de", "cs", "hr", "hu", "sk", "sl": "qwertzuiop asdfghjkl yxcvbnm"
    case "fr": "azertyuiop qsdfghjklm wxcvbn"
    case "ru": "йцукенгшщзх фывапролджэ ячсмитьбю"
    case "uk": "йцукенгшщзхї фівапролджє ячсмитьбю"
    case "el": "ςερτυθιοπ ασδφγηξκλ ζχψωβνμ"
    case "ar": "ضصثقفغعهخحج شسيبلاتنمكط ذءؤرىةوزظد"
    case "fa": "ضصثقفغعهخحجچ شسیبلاتنمکگ ظطژزرذدپو"
    case "he": "קראטוןםפ שדגכעיחלךף זסבהנמצתץ"
    default: "qwertyuiop asdfghjkl zxcvbnm"
    }
  }
}
