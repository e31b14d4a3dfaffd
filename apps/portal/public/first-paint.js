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
  // The texts of every page set out together with its code.
  for (const namespace of ['app', 'errors']) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = `/locales/${root.lang}/${namespace}.json`;
    document.head.append(link);
  }
})();
