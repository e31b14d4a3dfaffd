// Runs inside the page before the first paint, so that neither colours nor language flash, and sends for what the page
// at this address will need. The build fills START with what the portal knows too, EARLY with the
// files and first words of each page, LOSS with what is said when the portal's scripts are lost.
/**
 * @typedef {object} Pictured what replies tell of a car's pictures; its colours where it is the only one
 * @property {string} [mainPhotoUrl]
 * @property {string} [paint]
 * @property {{ id: number, hex: string }[]} [colors]
 */
{
  const root = document.documentElement;
  /** For so long after its start the page keeps the portal's scripts back for what is seen first. */
  const LONGEST_WAIT_MS = 500;
  /** @type {typeof import('./constants.ts')} */
  const START = {};
  /** @type {Record<string, [title: string, text: string, reload: string]>} */
  const LOSS = {};

  /**
   * @param {string} rel
   * @param {string} href
   * @param {string} [as]
   */
  const fetchEarly = (rel, href, as = '') => {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = as;
    link.crossOrigin = 'anonymous';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  };

  /**
   * @param {number} ms
   * @returns {Promise<void>}
   */
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /** @returns {Promise<void>} once what has changed has been painted; never while nobody looks */
  const nextPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

  /** Where something of the page stands until the portal draws it; null once it has, or while it is yet to be read. */
  const findPlace = () => document.querySelector('.sw-words');

  const chosenColor = () => new URLSearchParams(window.location.search).get('color') ?? '';

  // Of no paint until the reply names it.
  const stage = document.createElement('div');
  stage.style.setProperty('--paint', 'var(--sw-stage2)');

  /**
   * Sends for the picture that stands on the stage until the portal draws its page.
   * @param {string} address
   * @param {'hero' | 'card'} size
   * @returns {Promise<void>} once it is there; never where there is none
   */
  const fetchPicture = (address, size) =>
    new Promise((resolve) => {
      stage.className = `sw-stage sw-stage-${size}`;
      const image = new Image();
      image.className = 'sw-stage-photo';
      image.alt = '';
      image.fetchPriority = 'high';
      image.onload = () => resolve();
      image.src = address;
      stage.append(image);
    });

  /** Puts the stage where it belongs, unless the portal has drawn the page already. */
  const showStage = () => findPlace()?.append(stage);

  /**
   * Paints the stage of a car, or sends for the picture of the first car of a list, which is the largest thing of the page. Photos
   * come in widths among which only the page can choose.
   * @param {Response} reply
   */
  const readPictures = async (reply) => {
    if (!reply.ok) return;
    // What the server answers is as the contract says.
    const told = /** @type {Pictured | Pictured[] | null} */ (await reply.clone().json());
    const car = Array.isArray(told) ? told[0] : told;
    const picture = car?.mainPhotoUrl ?? '';
    const color = car?.colors?.find(({ id }) => String(id) === chosenColor()) ?? car?.colors?.[0];
    const paint = color?.hex ?? car?.paint;
    if (paint) stage.style.setProperty('--paint', paint);
    if (!color && picture.startsWith('/media/cars/')) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'image';
      link.href = picture;
      document.head.append(link);
    }
  };

  /**
   * @param {import('./early-pages.ts').EarlyCall} call
   * @param {string | null} authorization
   */
  const sendEarly = (call, authorization) => {
    const language = root.lang;
    /** @type {Record<string, string>} */
    const headers = { Accept: 'application/json, application/pdf', 'Accept-Language': language };
    if (authorization !== null) headers.Authorization = authorization;
    const reply = fetch(call.path, { headers, priority: call.endpoint === 'getVehicle' ? 'high' : 'low' });
    // Whoever takes the reply hears of the failure too.
    reply.then(readPictures).catch(() => undefined);
    return { ...call, language, authorization, reply };
  };

  /**
   * Does something once the page has been painted, or at once where nobody looks; after a while where the browser does not tell.
   * @param {() => void} work
   */
  const afterFirstPaint = (work) => {
    let waiting = true;
    const begin = () => {
      if (waiting) work();
      waiting = false;
    };
    document.addEventListener('visibilitychange', begin);
    setTimeout(begin, LONGEST_WAIT_MS);
    if (document.hidden) begin();
    else if ('PerformanceObserver' in window) {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
      }).observe({ type: 'paint', buffered: true });
    }
  };

  /** Says that the portal cannot be loaded, in the place of what stood there for it. */
  const tellOfLoss = () => {
    const place = findPlace();
    if (!place || place.querySelector('a')) return;
    const [title, text, reload] = LOSS[root.lang === 'en' ? 'en' : 'de'];
    root.dataset.start = 'main';
    place.setAttribute('data-page', window.location.pathname);
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.textContent = text;
    const link = document.createElement('a');
    link.href = window.location.pathname + window.location.search;
    link.textContent = reload;
    const way = document.createElement('p');
    way.append(link);
    place.children[0].textContent = title;
    place.replaceChildren(place.children[0], alert, way);
  };

  /**
   * Sends for one of the scripts of every page; they run in this order, each on its own: between two of them the browser
   * answers touches.
   * @param {string} address
   */
  const addScript = (address) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'low';
    script.onerror = tellOfLoss;
    script.src = address;
    document.head.append(script);
  };

  /**
   * Shows what stands there until the portal draws its page.
   * @param {string} layout
   * @param {readonly [title: string, lead: string] | null} words
   * @param {Promise<void> | null} drawing
   * @param {string} address of the page whose place it takes
   */
  const showAtStart = (layout, words, drawing, address) => {
    root.dataset.start = layout;
    // The place is yet to be read, of a page that comes in pieces without its parts at first.
    new MutationObserver((_, observer) => {
      const place = findPlace();
      if (!place || place.children.length < 2) return;
      observer.disconnect();
      words?.forEach((text, index) => (place.children[index].textContent = text));
      void drawing?.then(showStage);
      place.setAttribute('data-page', address);
    }).observe(root, { childList: true, subtree: true });
  };

  (function startPage() {
    /** @type {Record<string, import('./page-start.ts').EarlyFiles>} */
    const EARLY = {};
    /** @type {import('./early-pages.ts').EarlyCall[]} */
    const ME = [];
    /** @type {string[]} */
    const SCRIPTS = [];
    let scheme = null;
    let language = null;
    /** @type {string | null} */
    let authorization = null;
    let visitor = true;
    let remembersCars = false;
    try {
      scheme = localStorage.getItem(START.COLOR_SCHEME_KEY);
      language = localStorage.getItem(START.LANGUAGE_KEY);
      remembersCars = /\d/.test(localStorage.getItem(START.REMEMBERED_CARS_KEY) ?? '');
      const stored = localStorage.getItem(START.AUTH_DATA_KEY);
      visitor = stored === null;
      if (stored !== null) {
        // The portal wrote it; a header without a token is refused like any other.
        const { accessToken } = /** @type {{ accessToken: string }} */ (JSON.parse(stored));
        authorization = `Bearer ${accessToken}`;
      }
    } catch {
      // A browser that forbids storage gets the system's colours and German; damaged data are the portal's to judge.
    }
    if (scheme !== 'light' && scheme !== 'dark') {
      scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }
    root.setAttribute('data-mantine-color-scheme', scheme);
    if (language === 'de' || language === 'en') root.lang = language;

    const { pathname, search } = window.location;
    const isCar = /^\/vehicle\/\d+$/.test(pathname);
    const address = isCar ? '/vehicle/:vehicleId' : pathname;
    // The start page leads on to another one.
    const redirected = pathname === '/' ? START.FIRST_PAGE : address;
    const page = EARLY[redirected] || { code: [], styles: [], texts: [], calls: [] };
    // A filter makes it another call.
    const calls = search === '' || redirected !== START.FIRST_PAGE ? page.calls : [];
    const asked = JSON.stringify(authorization === null ? calls : ME.concat(calls));
    const here = asked.replaceAll(':vehicleId', pathname.slice('/vehicle/'.length));
    // Written as such three lines above.
    const calling = /** @type {import('./early-pages.ts').EarlyCall[]} */ (JSON.parse(here));
    let drawing = null;
    if (isCar && calls.length > 0) {
      const color = encodeURIComponent(chosenColor());
      drawing = fetchPicture(
        `/media${pathname.replace('vehicle', 'vehicles')}/drawing?color=${color}`,
        'hero',
      );
    }
    // In one column the first card of the list stands just below the words, unless remembered cars do.
    const inColumn = window.matchMedia(START.ONE_COLUMN).matches && !remembersCars;
    if (redirected === START.FIRST_PAGE && visitor && calls.length > 0 && inColumn) {
      drawing = fetchPicture('/media/vehicles/drawing', 'card');
    }
    window.earlyCalls = calling.map((call) => sendEarly(call, authorization));
    const sendForCode = () => {
      // Sending for a file takes a phone long enough for touches to come between.
      for (const address of SCRIPTS) setTimeout(() => addScript(address));
      for (const file of page.code) setTimeout(() => fetchEarly('modulepreload', file));
      for (const namespace of ['app', 'errors'].concat(page.texts)) {
        setTimeout(() => fetchEarly('preload', `/locales/${root.lang}/${namespace}.json`, 'fetch'));
      }
    };
    // The picture of a car comes before them, unless it is slow or nobody looks.
    const pictured = isCar && drawing && !document.hidden;
    const shown = pictured ? Promise.race([drawing.then(nextPaint), pause(LONGEST_WAIT_MS)]) : null;
    afterFirstPaint(() => void (shown ? shown.then(sendForCode) : sendForCode()));
    for (const file of page.styles) fetchEarly('preload', file, 'style');
    const words = visitor ? page.words : undefined;
    if (words) showAtStart(words.layout, words[root.lang === 'en' ? 'en' : 'de'], drawing, redirected);
    else if (drawing) showAtStart('car', null, drawing, pathname);
  })();
}
