import Testing

/// What is tested in a real browser, one test after the other.
@Suite(
  .serialized,
  .enabled(if: Browser.path != nil, "no Chromium here; install it, on Debian 'chromium'"))
enum BrowserTests {}
