import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router';
import { createApiCall } from '../api/create-api-call.ts';
import type { CallOf } from '../api/replies.ts';
import type { ApiCall } from '../api/create-api-call.ts';
import { apiQueryKey } from '../api/api-query-key.ts';
import { createQueryClient } from '../api/create-query-client.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createNavigator, type Navigator } from '../navigation/create-navigator.ts';
import { openHistoryGate } from '../navigation/history-gate.ts';
import { paths } from '../navigation/paths.ts';
import { createProductClock, type ProductClock } from '../product-clock/create-product-clock.ts';
import { createSession, type Session } from '../session/create-session.ts';
import { fetchWithEarly } from '../../start/early-calls.ts';
import { createTransport } from '../session/create-transport.ts';
import { createRoutes } from './create-routes.tsx';
import { preloadPage } from './preload-page.ts';

/** Replies that carry texts of the catalogue, or what changed in an order. */
const TOLD_IN_LANGUAGE = [
  'getVehicle',
  'getOrder',
  'listOrders',
  'getWorkflow',
  'getOrderTimeline',
  'listEmployerOrders',
  'getEmployerOrder',
  'listProviderOrders',
  'getProviderBoard',
  'getManufacturerOrder',
  'getProviderOrder',
] as const;
/** For so long React shows at least that something is loading. */
const SHORTEST_LOADING_MS = 300;
const RENEWAL_LOCK = 'renew-tokens';

/** What lives as long as the page does. */
export interface Portal {
  readonly session: Session;
  readonly productClock: ProductClock;
  readonly texts: I18n;
  readonly call: ApiCall;
  readonly queryClient: QueryClient;
  readonly routes: RouteObject[];
  readonly navigator: Navigator;
}

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist in secure contexts only; elsewhere (plain http in a test network) one tab is the rule.
  return 'locks' in window.navigator ? window.navigator.locks.request(RENEWAL_LOCK, work) : work();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The page of which something stands there already: its title and lead, or its picture (`start`). */
function pageAtStart(): string | undefined {
  return document.querySelector<HTMLElement>('.sw-words')?.dataset['page'];
}

/**
 * Goes where the address leads on to, as the routes would once they are drawn: the page between the two would have no heading.
 * @param started the page of which something stands there already
 */
function leadOn(started: string | undefined): void {
  if (started === undefined || started === window.location.pathname) return;
  window.history.replaceState(window.history.state, '', started);
}

/** Setting it up, and what the law requires to be in reach of everyone. */
const WITHOUT_SECOND_FACTOR = /^\/(second-factor|imprint|privacy|accessibility|terms|withdrawal)$/;

export async function createPortal(): Promise<Portal> {
  const started = pageAtStart();
  leadOn(started);
  openHistoryGate();
  const session = createSession(window.localStorage, window);
  const productClock = createProductClock();
  const queryClient = createQueryClient();
  const { i18n, shared, ready } = createI18n();
  const routes = createRoutes(i18n);
  const page = preloadPage(routes, window.location.pathname);
  // What has been set up so far takes a phone long enough for touches to come between.
  await pause(0);
  const navigator = createNavigator();
  const early = window.earlyCalls ?? [];

  const transport = createTransport({
    fetch: fetchWithEarly((input, init) => window.fetch(input, init), early),
    session,
    host: import.meta.env.VITE_API_HOST ?? '',
    // Early calls set out while the texts are on their way; the page has the language already.
    language: () => (i18n.isInitialized ? i18n.language : document.documentElement.lang),
    exclusively,
    goToLogin() {
      const { pathname, search } = window.location;
      // Several calls can fail at once; the first has named the page to come back to.
      if (pathname !== paths.login()) navigator.go(paths.login(pathname + search));
    },
    onForbidden: () => void readRoles(),
    goToSecondFactor() {
      const { pathname, search } = window.location;
      if (!WITHOUT_SECOND_FACTOR.test(pathname)) navigator.go(paths.secondFactor(pathname + search));
    },
    goToConfirmation() {
      if (window.location.pathname !== paths.checkEmail()) navigator.go(paths.checkEmail());
    },
  });

  /** Takes over the roles that the server knows: the page then says that it is for another role. */
  async function readRoles(): Promise<void> {
    const me = await call('getMe', {}).catch(() => null);
    const auth = session.get();
    if (me && auth && me.roles.join() !== auth.roles.join()) session.store({ ...auth, roles: me.roles });
  }

  // Early calls were sent in the language of the page, which i18next too calls a change when it starts.
  let toldIn = document.documentElement.lang;
  i18n.on('languageChanged', (language) => {
    if (language === toldIn) return;
    toldIn = language;
    for (const endpoint of TOLD_IN_LANGUAGE) {
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(endpoint) });
    }
  });

  let signedIn = session.get() !== null;
  session.subscribe(() => {
    const signedInNow = session.get() !== null;
    // What one person was shown is nothing for the next; renewed tokens change nothing.
    if (signedInNow !== signedIn) queryClient.clear();
    signedIn = signedInNow;
  });

  const call = createApiCall(productClock.readOff(transport));
  // What has arrived when the texts are there is in the page when it is drawn for the first time.
  for (const { endpoint, input } of early) {
    // The table of early pages pairs them (`start/early-pages.ts`).
    const given = input as CallOf<typeof endpoint>;
    void queryClient.prefetchQuery({
      queryKey: apiQueryKey(endpoint, given),
      queryFn: () => call(endpoint, given),
    });
  }
  await pause(0);
  await ready;
  // Words and picture stay until the page can take their place. Elsewhere React would show for at least as long that the page is
  // loading: what arrives sooner is drawn in one go.
  await (started === undefined ? Promise.race([page, pause(SHORTEST_LOADING_MS)]) : page);
  return { session, productClock, texts: shared, call, queryClient, routes, navigator };
}
