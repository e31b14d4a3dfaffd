// Runs inside the page before the first paint, so that neither colours nor language flash, and sends for what the page
// at this address will need. The build fills EARLY with the files and first words of each page.
(function startPage() {
  /** @type {Record<string, import('./page-start.ts').EarlyFiles>} */
  const EARLY = {};
  const root = document.documentElement;
  let scheme = null;
  let language = null;
  let visitor = true;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
    language = localStorage.getItem('language');
    visitor = localStorage.getItem('authData') === null;
  } catch {
    // A browser that forbids storage gets the system's colours and German.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  if (language === 'de' || language === 'en') root.lang = language;

  /**
   * @param {string} rel
   * @param {string} href
   * @param {string} [as]
   */
  function fetchEarly(rel, href, as = '') {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = as;
    link.crossOrigin = 'anonymous';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
  const { pathname, search } = window.location;
  const isCar = /^\/vehicle\/\d+$/.test(pathname);
  const address = isCar ? '/vehicle/:vehicleId' : pathname;
  // The start page and, for visitors, the page of a car lead on to another one.
  const redirected = pathname === '/' ? '/search' : isCar && visitor ? '/login' : address;
  const page = EARLY[redirected] || { code: [], styles: [], texts: [], calls: [] };
  for (const file of page.code) fetchEarly('modulepreload', file);
  for (const file of page.styles) fetchEarly('preload', file, 'style');
  for (const namespace of ['app', 'errors'].concat(page.texts)) {
    fetchEarly('preload', `/locales/${root.lang}/${namespace}.json`, 'fetch');
  }
  const { words } = page;
  if (words && visitor) {
    const [title, lead] = words[root.lang === 'en' ? 'en' : 'de'];
    root.dataset.start = words.layout;
    // The place for them is yet to be read.
    new MutationObserver((_, observer) => {
      const place = document.querySelector('.sw-words');
      if (!place) return;
      observer.disconnect();
      place.children[0].textContent = title;
      place.children[1].textContent = lead;
      place.setAttribute('data-page', redirected);
    }).observe(root, { childList: true, subtree: true });
  }
  // A token or a filter makes it another call.
  if (visitor && search === '') for (const call of page.calls) fetchEarly('preload', call, 'fetch');
})();
