// Runs before the first paint, so that nobody sees the wrong theme for a moment and the document has its
// language from the start (APP-9). A file of its own, because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('portal.theme');
    var language = localStorage.getItem('portal.language');
    root.dataset.portalTheme = theme === 'dark' || theme === 'contrast' ? theme : 'light';
    if (language === 'de' || language === 'en') root.lang = language;
  } catch {
    root.dataset.portalTheme = 'light';
  }
})();
