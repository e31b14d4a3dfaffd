// The service worker of the pages of the own car: it opens them without a connection. It keeps the portal's code, texts and one
// page without content, which the build names in front of it (`lease-worker-file.ts`). It never sees a reply of the API kept:
// what a person reads offline is encrypted by the page itself (`product/lease-draft/use-kept-replies.ts`).

// A module of its own: the other worker has the same names.
export {};

declare const FILES: readonly string[];
/** Another one for each build whose files differ. */
declare const VERSION: string;
/** The address of the page that is kept; the portal draws each of its pages in it. */
declare const PAGE: string;

/** Where the connection is so bad that a page does not come in this time, the kept one is shown. */
const LONGEST_WAIT_MS = 5000;
const CACHE = `lease-${VERSION}`;

/** What this file uses of a service worker's events; the compiler's own types of workers exclude those of pages. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface Worker extends EventTarget {
  readonly skipWaiting: () => Promise<void>;
}

// In a service worker the global object is the worker.
const worker = globalThis as unknown as Worker;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES]);
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

const asKept = async (address: string) => caches.match(address, { ignoreVary: true });

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

/** The page of the network, which is newer; the kept one where it fails or is too slow. */
async function openPage(request: Request): Promise<Response> {
  const asked = fetch(request);
  const came = await Promise.race([asked.catch(() => undefined), pause(LONGEST_WAIT_MS)]);
  return came ?? (await asKept(PAGE)) ?? asked;
}

/** Names of code carry a hash of it: what is kept is what the server has. What else a page sends for is kept too. */
async function openCode(request: Request): Promise<Response> {
  const kept = await asKept(request.url);
  if (kept) return kept;
  const came = await fetch(request);
  if (came.ok) await (await caches.open(CACHE)).put(request, came.clone());
  return came;
}

async function openTexts(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await asKept(request.url);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  (event as WorkerEvent).waitUntil(keepFiles()); // the kind of this event
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  (event as WorkerEvent).waitUntil(dropOthers()); // the kind of this event
});

worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent; // the kind of this event
  const answer = (response: Promise<Response>) => respondWith.call(event, response);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') answer(openPage(request));
  else if (pathname.startsWith('/assets/')) answer(openCode(request));
  else if (pathname.startsWith('/locales/')) answer(openTexts(request));
});
