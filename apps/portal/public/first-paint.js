// Runs before the first paint, so that neither colours nor language flash. Kept apart from the page: the content
// security policy forbids inline scripts.
(function applyStoredChoices() {
  const root = document.documentElement;
  let scheme = null;
  let language = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
    language = localStorage.getItem('language');
  } catch {
    // A browser that forbids storage gets the system's colours and German.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  if (language === 'de' || language === 'en') root.lang = language;
})();
