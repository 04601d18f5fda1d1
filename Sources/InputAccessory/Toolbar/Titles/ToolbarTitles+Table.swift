extension ToolbarTitles {
  /// A language and its titles.
  struct Row {
    let language: String
    let titles: ToolbarTitles

    init(_ language: String, _ titles: ToolbarTitles) {
      self.language = language
      self.titles = titles
    }
  }

  // Where the words are from. None is our own translation: what no source gives is left out, and is
  // English then.
  //
  // Done, Previous, Next and Submit: `label_done_key`, `label_previous_key`, `label_next_key` and
  // `label_send_key` of java/res/values-*/strings-action-keys.xml; Cancel: `cancel` of
  // java/res/values-*/strings.xml, both in the keyboard of the Android Open Source Project (LatinIME;
  // Copyright The Android Open Source Project; Apache License, Version 2.0,
  // http://www.apache.org/licenses/LICENSE-2.0), as of github.com/ZeeRooo/LatinIME, commit
  // 62c08fee545f4f0198110b13274e84892d4c7f1c. The folder is values-de for `de` and so on, but values-iw
  // for `he`, values-in for `id`, values-pt-rPT for `pt-PT`, values-zh-rCN for `zh`, values-zh-rHK for
  // `zh-HK` and values-zh-rTW for `zh-Hant`. Submit says what Android's Send key does.
  //
  // Clear: `clearButtonLabel` of packages/flutter_localizations/lib/src/l10n/cupertino_*.arb in
  // github.com/flutter/flutter (Copyright 2014 The Flutter Authors; BSD 3-Clause License):
  // `da` as of commit 46fc7be2dd430d554bf06f92a8684e8bdfb81349,
  // `de` as of commit 3d257e00fef1139d7f0810859b651e678b3f50cb,
  // `es` as of commit 75be9c90ff4b469ecb4dd40ae16d8ea8c7b77279,
  // `fa` as of commit 18c5dad682a23a9835e5810cb701b7ecec775756,
  // `fr` as of commit d1a9d65d4f786578c02a76d812c5054a719e0db4.
  //
  // English is the package's own.
  static let table: [Row] = [
    Row(
      "ar",
      ToolbarTitles(
        done: "تم", cancel: "إلغاء", previous: "سابق", next: "تالٍ",
        submit: "إرسال")),
    Row(
      "cs",
      ToolbarTitles(
        done: "OK", cancel: "Zrušit", previous: "Před.", next: "Další",
        submit: "Odes.")),
    Row(
      "da",
      ToolbarTitles(
        done: "Udfør", cancel: "Annuller", previous: "Forr.", next: "Næste",
        clear: "Ryd", submit: "Send")),
    Row(
      "de",
      ToolbarTitles(
        done: "Fertig", cancel: "Abbrechen", previous: "Zurück", next: "Weiter",
        clear: "Löschen", submit: "Senden")),
    Row(
      "el",
      ToolbarTitles(
        done: "Τέλος", cancel: "Ακύρωση", previous: "Προηγούμενο", next: "Επόμενο",
        submit: "Αποστολή")),
    Row(
      "es",
      ToolbarTitles(
        done: "Listo", cancel: "Cancelar", previous: "Anterior", next: "Siguiente",
        clear: "Borrar", submit: "Enviar")),
    Row(
      "fa",
      ToolbarTitles(
        done: "اتمام", cancel: "لغو", previous: "قبلی", next: "بعدی",
        clear: "پاک کردن", submit: "ارسال")),
    Row(
      "fi",
      ToolbarTitles(
        done: "Valm.", cancel: "Peruuta", previous: "Edel.", next: "Seur.",
        submit: "Läh.")),
    Row(
      "fr",
      ToolbarTitles(
        done: "OK", cancel: "Annuler", previous: "Préc.", next: "Suiv.",
        clear: "Effacer", submit: "Envoyer")),
    Row(
      "he",
      ToolbarTitles(
        done: "בוצע", cancel: "ביטול", previous: "הקודם", next: "הבא",
        submit: "שלח")),
    Row(
      "hi",
      ToolbarTitles(
        done: "हो गया", cancel: "रद्द करें", previous: "पीछे जाएं", next: "अगला",
        submit: "भेजें")),
    Row(
      "hu",
      ToolbarTitles(
        done: "Kész", cancel: "Mégse", previous: "Előző", next: "Köv.",
        submit: "Küld")),
    Row(
      "id",
      ToolbarTitles(
        done: "Beres", cancel: "Batal", previous: "Balik", next: "Lanjut",
        submit: "Kirim")),
    Row(
      "it",
      ToolbarTitles(
        done: "Fine", cancel: "Annulla", previous: "Prec.", next: "Succ.",
        submit: "Invia")),
    Row(
      "ja",
      ToolbarTitles(
        done: "完了", cancel: "キャンセル", previous: "前へ", next: "次へ",
        submit: "送信")),
    Row(
      "ko",
      ToolbarTitles(
        done: "완료", cancel: "취소", previous: "이전", next: "다음",
        submit: "전송")),
    Row(
      "nb",
      ToolbarTitles(
        done: "Ferdig", cancel: "Avbryt", previous: "Forrige", next: "Neste",
        submit: "Send")),
    Row(
      "nl",
      ToolbarTitles(
        done: "Gereed", cancel: "Annuleren", previous: "Vorig", next: "Volg.",
        submit: "Verz.")),
    Row(
      "pl",
      ToolbarTitles(
        done: "Gotowe", cancel: "Anuluj", previous: "Wróć", next: "Dalej",
        submit: "Wyślij")),
    Row(
      "pt",
      ToolbarTitles(
        done: "Conc.", cancel: "Cancelar", previous: "Ant.", next: "Próx.",
        submit: "Env.")),
    Row(
      "pt-PT",
      ToolbarTitles(
        done: "Conc.", cancel: "Cancelar", previous: "Ant.", next: "Seg.",
        submit: "Env.")),
    Row(
      "ro",
      ToolbarTitles(
        done: "Gata", cancel: "Anulați", previous: "Înap.", next: "Înai.",
        submit: "Trim.")),
    Row(
      "ru",
      ToolbarTitles(
        done: "Готово", cancel: "Отмена", previous: "Назад", next: "Далее",
        submit: "Отправить")),
    Row(
      "sv",
      ToolbarTitles(
        done: "Klart", cancel: "Avbryt", previous: "Föreg", next: "Nästa",
        submit: "Sänd")),
    Row(
      "th",
      ToolbarTitles(
        done: "เสร็จ", cancel: "ยกเลิก", previous: "ก่อน", next: "ถัดไป",
        submit: "ส่ง")),
    Row(
      "tr",
      ToolbarTitles(
        done: "Bitti", cancel: "İptal", previous: "Geri", next: "İleri",
        submit: "Gönder")),
    Row(
      "uk",
      ToolbarTitles(
        done: "ОК", cancel: "Скасувати", previous: "Назад", next: "Далі",
        submit: "Слати")),
    Row(
      "ur",
      ToolbarTitles(
        done: "ہوگیا", cancel: "منسوخ کریں", previous: "پيچھے", next: "اگلا",
        submit: "بھیجیں")),
    Row(
      "vi",
      ToolbarTitles(
        done: "Xong", cancel: "Hủy", previous: "Trước", next: "Tiếp",
        submit: "Gửi")),
    Row(
      "zh",
      ToolbarTitles(
        done: "完成", cancel: "取消", previous: "上个", next: "下个",
        submit: "发送")),
    Row(
      "zh-HK",
      ToolbarTitles(
        done: "完成", cancel: "取消", previous: "上一步", next: "下一步",
        submit: "傳送")),
    Row(
      "zh-Hant",
      ToolbarTitles(
        done: "完成", cancel: "取消", previous: "返回", next: "繼續",
        submit: "傳送")),
  ]
}
