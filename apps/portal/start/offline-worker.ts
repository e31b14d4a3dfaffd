// The service worker. It stores nothing: it answers a navigation that fails with the offline page, which the build writes in front
// of it (`offline-worker-file.ts`), and leaves every other request to the browser.

declare const OFFLINE_PAGE: string;
declare const OFFLINE_POLICY: string;

/** What this file uses of a service worker's events; the compiler's own types of workers exclude those of pages. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Browsers with this call send everything but navigations past the worker. */
  readonly addRoutes?: (route: object) => Promise<void>;
}

interface NavigationEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
}

// In a service worker the global object is the worker.
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => {
  const installing = event as WorkerEvent; // the kind of this event
  void worker.skipWaiting();
  if (installing.addRoutes) {
    const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
    // A browser that knows fewer conditions refuses the route; requests then pass through the worker.
    installing.waitUntil(installing.addRoutes(others).catch(() => undefined));
  }
});

worker.addEventListener('activate', (event) => {
  // The page is requested while the worker starts.
  const { navigationPreload } = worker.registration;
  if (navigationPreload) (event as WorkerEvent).waitUntil(navigationPreload.enable()); // the kind of this event
});

async function answer(event: NavigationEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(OFFLINE_PAGE, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': OFFLINE_POLICY,
      },
    });
  }
}

worker.addEventListener('fetch', (event) => {
  const asked = event as NavigationEvent; // the kind of this event
  if (asked.request.mode === 'navigate') asked.respondWith(answer(asked));
});
