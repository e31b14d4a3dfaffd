import { MantineProvider } from '@mantine/core';
import { createClient, type ClientRequest } from '@stromwandel/api-spec';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n as I18n, type ResourceKey, type ResourceLanguage } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router';
import { ApiContext } from '../api/api-context.ts';
import { createQueryClient } from '../api/create-query-client.ts';
import type { Language } from '../i18n/languages.ts';
import { createProductClock } from '../product-clock/create-product-clock.ts';
import { ProductClockContext } from '../product-clock/product-clock-context.ts';
import { createSession, type Session } from '../session/create-session.ts';
import { SessionContext } from '../session/session-context.ts';

const LOCALES = join(import.meta.dirname, '../../public/locales');

async function textsOf(language: Language): Promise<I18n> {
  const i18n = i18next.createInstance();
  const files = readdirSync(join(LOCALES, language));
  const texts: ResourceLanguage = {};
  for (const file of files) {
    // Locale files are dictionaries of texts; locales.test.ts reads every one of them.
    const dictionary = JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')) as ResourceKey;
    texts[file.replace('.json', '')] = dictionary;
  }
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  });
  return i18n;
}

// A page under test may share the machine with many others.
configure({ asyncUtilTimeout: 30_000 });

// What jsdom lacks of a browser.
function completeBrowser(): void {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  if (!('scrollIntoView' in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  }
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

interface RenderOptions {
  /** Answers the calls of the page, by method and path with query. */
  readonly answer?: (request: ClientRequest) => Response | Promise<Response>;
  readonly language?: Language;
  /** Address to start at; the element stands at `path`. */
  readonly at?: string;
  readonly path?: string;
  /** Roles of the signed-in person; without, nobody is signed in. */
  readonly roles?: readonly string[];
}

export interface RenderedPortal extends RenderResult {
  readonly router: DataRouter;
  readonly session: Session;
}

/** Renders a page with texts, session, router and API as in the portal; only the network is made up. */
export async function renderPortal(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  const {
    answer = () => Response.json({}, { status: 404 }),
    language = 'de',
    at = '/',
    path = '/',
  } = options;
  completeBrowser();
  localStorage.clear();
  const session = createSession(localStorage, window);
  if (options.roles) {
    session.store({ authenticated: true, accessToken: 'a', refreshToken: 'r', roles: options.roles });
  }
  const productClock = createProductClock();
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const rendered = render(
    <I18nextProvider i18n={await textsOf(language)}>
      <MantineProvider env="test">
        <SessionContext value={session}>
          <ProductClockContext value={productClock}>
            <ApiContext
              value={createClient(productClock.readOff((request) => Promise.resolve(answer(request))))}
            >
              <QueryClientProvider client={queryClient}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </ApiContext>
          </ProductClockContext>
        </SessionContext>
      </MantineProvider>
    </I18nextProvider>,
  );
  return { ...rendered, router, session };
}
