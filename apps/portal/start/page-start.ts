// Runs in the head of every page, before anything is painted: sets colours and language, sends for what the page file names, and
// shows its first words or picture. The page file (`page-files.ts`) holds what the build knows; here is what only the browser knows.
import * as keys from './constants.ts';
import type { SentCall } from './early-calls.ts';
import type { EarlyCall } from './early-pages.ts';
import type { PageData } from './page-files.ts';

/** For so long after its start the page keeps the portal's scripts back for what is seen first. */
const LONGEST_WAIT_MS = 500;

/** The page is drawn by then. */
const WORKER_WAIT_MS = 3000;

const root = document.documentElement;
const { pathname, search } = window.location;

function find<Found extends HTMLElement>(selector: string): Found {
  // Each page file has what is looked for, before this script or inside the root.
  return document.querySelector<Found>(selector)!;
}

/** @returns what the browser keeps for the portal; null without it, or where storage is forbidden */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Adds a link that the browser follows with low priority. */
function sendFor(rel: string, href: string, as = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, as, crossOrigin: 'anonymous', fetchPriority: 'low', href });
  document.head.append(link);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** @returns settles once what has changed has been painted; never while the page is hidden */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

const chosenColor = new URLSearchParams(search).get('color') ?? '';

const stage = document.createElement('div');
stage.className = 'sw-stage sw-stage-hero';
// Without paint until the reply names it.
stage.style.setProperty('--paint', 'var(--sw-stage2)');

/** @returns settles once the picture is there; never where there is none */
function fetchPicture(address: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    Object.assign(image, { className: 'sw-stage-photo', alt: '', fetchPriority: 'high', onload: resolve });
    image.src = `${address}?color=${encodeURIComponent(chosenColor)}`;
    stage.append(image);
  });
}

/** The paints of a car, as its reply names them. */
interface Painted {
  readonly colors: readonly { readonly id: number; readonly hex: string }[];
}

/** Paints the stage of the page's car. */
async function paintStage(reply: Response): Promise<void> {
  if (!reply.ok) return;
  // What the server answers is as the contract says.
  const { colors } = (await reply.clone().json()) as Painted;
  const color = colors.find(({ id }) => String(id) === chosenColor) ?? colors[0];
  if (color) stage.style.setProperty('--paint', color.hex);
}

function sendCall(call: EarlyCall, authorization: string | null): SentCall {
  const headers: Record<string, string> = {
    Accept: 'application/json, application/pdf',
    'Accept-Language': root.lang,
  };
  if (authorization !== null) headers['Authorization'] = authorization;
  const isCar = call.endpoint === 'getVehicle';
  const reply = fetch(call.path, { headers, priority: isCar ? 'high' : 'low' });
  // The portal, which takes the reply, learns of its failure too.
  reply.then(isCar ? paintStage : undefined).catch(() => undefined);
  return { ...call, language: root.lang, authorization, reply };
}

/** The header of the person who is signed in; null without one. */
function readAuthorization(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    // The portal wrote it; a header without a token is refused like any other.
    const { accessToken } = JSON.parse(stored) as { accessToken: string };
    return `Bearer ${accessToken}`;
  } catch {
    // Damaged data are the portal's to judge.
    return null;
  }
}

/** Works once the page has been painted, at once where it is hidden, and after a while where the browser does not report paints. */
function afterFirstPaint(work: () => void): void {
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
}

/**
 * Works once the element that the portal is drawn in has been read to its end: what the portal drew into half of it would be
 * beside the rest.
 */
function afterRoot(work: () => void): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById('root')?.nextSibling) return;
    observer.disconnect();
    work();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Shows that the portal cannot be loaded, unless it has drawn its page or the text is there already. */
function showLoss(): void {
  const place = document.querySelector<HTMLElement>('.sw-words');
  if (!place || place.querySelector('a')) return;
  root.dataset['start'] = 'main';
  place.dataset['page'] = pathname;
  place.replaceChildren(find<HTMLTemplateElement>(`template[lang=${language}]`).content);
}

/**
 * Sends for one of the scripts of every page. They run in this order, each on its own: between two of them the browser answers
 * touches.
 */
function addScript(src: string): void {
  const script = document.createElement('script');
  const attributes = { type: 'module', async: false, crossOrigin: 'anonymous', fetchPriority: 'low' };
  Object.assign(script, attributes, { onerror: showLoss, src });
  document.head.append(script);
}

/** Sends for scripts and texts, each in a task of its own: it takes a phone long enough for touches to come between. */
function sendForCode(): void {
  for (const script of page.scripts) setTimeout(() => addScript(script));
  for (const file of page.code) setTimeout(() => sendFor('modulepreload', file));
  for (const namespace of ['app', 'errors', ...page.texts]) {
    setTimeout(() => sendFor('preload', `/locales/${root.lang}/${namespace}.json`, 'fetch'));
  }
}

// The browser's languages decide the first visit: the first one that the portal speaks.
const spoken = [kept(keys.LANGUAGE_KEY), ...navigator.languages].map(
  (tag) => /^(?:de|en)\b/.exec(tag ?? '')?.[0],
);
const language = spoken.find(Boolean) === 'en' ? 'en' : 'de';
root.lang = language;
const scheme = kept(keys.COLOR_SCHEME_KEY);
const ofSystem = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
root.dataset['mantineColorScheme'] = scheme === 'light' || scheme === 'dark' ? scheme : ofSystem;

// The number in the address of a car takes the place of its name in the table of pages.
const data = (find('#page-data').textContent ?? '').replaceAll(':vehicleId', pathname.split('/')[2] ?? '');
// The build wrote it.
const page = JSON.parse(data) as PageData;
const stored = kept(keys.AUTH_DATA_KEY);
const authorization = readAuthorization(stored);
// A filter makes it another call.
const filtered = page.address === keys.FIRST_PAGE && search !== '';
const drawing = page.picture === undefined ? undefined : fetchPicture(page.picture);
// Visitors are led from there to the log-in.
const turnedAway = page.readers === 'members' && authorization === null;
const calls = [
  ...(authorization === null ? [] : page.ownCalls),
  ...(filtered || turnedAway ? [] : page.calls),
];
window.earlyCalls = calls.map((call) => sendCall(call, authorization));
for (const file of page.styles) sendFor('preload', file, 'style');
// Without a connection the browser then shows our offline page. A browser that forbids storage refuses the worker too.
const { serviceWorker } = navigator;
if (serviceWorker && page.scripts.length > 0) {
  setTimeout(() => void serviceWorker.register(keys.OFFLINE_WORKER).catch(() => undefined), WORKER_WAIT_MS);
}

// The picture of a car comes before the scripts, unless it is slow or the page is hidden.
const pictured = drawing && !document.hidden;
const shown = pictured ? Promise.race([drawing.then(nextPaint), pause(LONGEST_WAIT_MS)]) : undefined;
const reader = stored === null ? 'visitors' : 'members';
const words = (page.readers ?? reader) === reader ? page.words : undefined;
const ownWords = stored === null ? words : (page.wordsOfMembers ?? words);
afterRoot(() => {
  afterFirstPaint(() => void (shown ? shown.then(sendForCode) : sendForCode()));
  if (!ownWords && !drawing) return;
  const place = find('.sw-words');
  root.dataset['start'] = ownWords ? page.layout : 'car';
  place.dataset['page'] = page.address;
  const parts = place.querySelectorAll('h1, h2, p');
  ownWords?.[language].forEach((text, index) => parts[index]?.replaceChildren(text));
  void drawing?.then(() => place.append(stage));
});
