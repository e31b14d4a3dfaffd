import { createClient } from '@stromwandel/api-spec';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type DataRouter } from 'react-router';
import type { ApiCall } from '../api/api-context.ts';
import { createQueryClient } from '../api/create-query-client.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { paths } from '../navigation/paths.ts';
import { createSession, type Session } from '../session/create-session.ts';
import { createTransport } from '../session/create-transport.ts';
import { createRoutes } from './create-routes.tsx';

const RENEWAL_LOCK = 'renew-tokens';

/** What lives as long as the page does. */
export interface Portal {
  readonly session: Session;
  readonly call: ApiCall;
  readonly queryClient: QueryClient;
  readonly router: DataRouter;
}

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist in secure contexts only; elsewhere (plain http in a test network) one tab is the rule.
  return 'locks' in navigator ? navigator.locks.request(RENEWAL_LOCK, work) : work();
}

export async function createPortal(): Promise<Portal> {
  const session = createSession(window.localStorage, window);
  const queryClient = createQueryClient();
  const i18n = await createI18n();
  const router = createBrowserRouter(createRoutes(i18n));

  const transport = createTransport({
    fetch: (input, init) => window.fetch(input, init),
    session,
    host: import.meta.env.VITE_API_HOST ?? '',
    exclusively,
    goToLogin(reason) {
      const { pathname, search } = router.state.location;
      void router.navigate(paths.login(reason === 'expired' ? pathname + search : undefined));
    },
    goToSecondFactor() {
      const { pathname, search } = router.state.location;
      if (pathname !== paths.secondFactor()) void router.navigate(paths.secondFactor(pathname + search));
    },
  });

  let signedIn = session.get() !== null;
  session.subscribe(() => {
    const signedInNow = session.get() !== null;
    // What one person was shown is nothing for the next; renewed tokens change nothing.
    if (signedInNow !== signedIn) queryClient.clear();
    signedIn = signedInNow;
  });

  return { session, call: createClient(transport), queryClient, router };
}
