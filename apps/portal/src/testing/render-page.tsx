import { MantineProvider } from '@mantine/core';
import { createClient } from '@stromwandel/api-spec';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import i18next, { type Resource, type ResourceKey } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApiContext } from '../api/api-context.ts';
import { ToastOutlet } from '../feedback/toast-outlet.tsx';
import type { Language } from '../i18n/languages.ts';
import { AUTH_DATA_KEY, createSession, type Session } from '../session/create-session.ts';
import { createTransport } from '../session/create-transport.ts';
import { SessionContext } from '../session/session-context.ts';

/** What the server under test would answer: by method and path, a JSON reply or a status with a problem. */
export type Answer = {
  readonly json: unknown;
  readonly status?: number;
  /** What the answer waits for. */
  readonly after?: Promise<unknown>;
};

export interface Asked {
  readonly call: string;
  readonly body: unknown;
}

interface RenderedPage {
  readonly session: Session;
  /** Every call the page made, in order. */
  readonly asked: readonly Asked[];
  /** Where the browser is now. */
  readonly location: () => string;
  /** Goes to an address as a link of the portal does. */
  readonly go: (path: string) => Promise<void>;
}

interface PageParts {
  /** Route pattern and page under test; every other address renders nothing. */
  readonly route: string;
  readonly page: ReactNode;
  readonly at: string;
  readonly language?: Language;
  /** Auth data that the browser holds already. */
  readonly auth?: unknown;
  readonly answers?: Readonly<Record<string, Answer>>;
}

// Machines that run several tests at a time answer late; a page that never answers still fails.
configure({ asyncUtilTimeout: 30_000 });

// jsdom draws nothing: there is no screen to ask and nothing to observe.
function stubScreen(): void {
  window.matchMedia = (media) =>
    // The parts that the components read.
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
}

/** Every locale file, by language and namespace. */
function textsByLanguage(): Resource {
  const files = import.meta.glob<ResourceKey>('../../public/locales/*/*.json', {
    eager: true,
    import: 'default',
  });
  const texts: Resource = {};
  for (const [path, content] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    texts[language] = { ...texts[language], [namespace]: content };
  }
  return texts;
}

async function createTexts(language: Language) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    resources: textsByLanguage(),
  });
  return i18n;
}

/** Renders one page with the portal's own session, transport and forms; only the network is answered by the test. */
export async function renderPage({
  route,
  page,
  at,
  language = 'de',
  auth,
  answers = {},
}: PageParts): Promise<RenderedPage> {
  stubScreen();
  localStorage.clear();
  if (auth !== undefined) localStorage.setItem(AUTH_DATA_KEY, JSON.stringify(auth));
  const asked: Asked[] = [];
  const session = createSession(localStorage, window);
  const router = createMemoryRouter(
    [
      { path: route, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const call = createClient(
    createTransport({
      session,
      host: '',
      language: () => language,
      exclusively: (work) => work(),
      onForbidden: () => undefined,
      goToLogin: () => void router.navigate('/login'),
      goToSecondFactor: () => void router.navigate('/second-factor'),
      goToConfirmation: () => void router.navigate('/check-email'),
      fetch: async (address, { method = 'GET', body } = {}) => {
        // The transport asks by text only.
        const name = `${method} ${typeof address === 'string' ? address : ''}`;
        asked.push({
          call: name,
          body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        });
        const answer = answers[name];
        if (answer === undefined) throw new TypeError(`no answer to ${name}`);
        await answer.after;
        return Response.json(answer.json, { status: answer.status ?? 200 });
      },
    }),
  );
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  let signedIn = session.get() !== null;
  session.subscribe(() => {
    const signedInNow = session.get() !== null;
    // As in the portal: what one person was shown is nothing for the next.
    if (signedInNow !== signedIn) queries.clear();
    signedIn = signedInNow;
  });
  const i18n = await createTexts(language);
  render(
    <MantineProvider env="test">
      <I18nextProvider i18n={i18n}>
        <SessionContext value={session}>
          <ApiContext value={call}>
            <QueryClientProvider client={queries}>
              <ToastOutlet />
              <RouterProvider router={router} />
            </QueryClientProvider>
          </ApiContext>
        </SessionContext>
      </I18nextProvider>
    </MantineProvider>,
  );
  return {
    session,
    asked,
    location: () => router.state.location.pathname + router.state.location.search,
    go: (path) => router.navigate(path),
  };
}

/** A refusal as the server sends it. */
export function problem(status: number, code: string, params?: Readonly<Record<string, unknown>>): Answer {
  return { status, json: { type: 'about:blank', title: code, status, code, params } };
}
