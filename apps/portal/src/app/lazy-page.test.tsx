import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import de from '../../public/locales/de/app.json';
import en from '../../public/locales/en/app.json';
import { ApiContext } from '../api/api-context.ts';
import { WITHOUT_TEXTS } from '../layout/error-screen.tsx';
import { RootLayout } from '../layout/root-layout.tsx';
import { lazyLayoutWith, lazyPageWith, type Preload } from './lazy-page.ts';

beforeAll(() => {
  // jsdom has no screen to ask.
  window.matchMedia = (media) =>
    // The parts that the components read.
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

/** Draws a route in the portal's frame. */
function draw(i18n: I18n, route: ReactNode, at = '/'): void {
  render(
    <MantineProvider forceColorScheme="light">
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[at]}>
          <QueryClientProvider client={new QueryClient()}>
            {/* The frame and the error screen ask how to reach the support; here nothing answers. */}
            <ApiContext value={() => Promise.reject(new Error('offline'))}>
              <Routes>
                <Route element={<RootLayout />}>{route}</Route>
              </Routes>
            </ApiContext>
          </QueryClientProvider>
        </MemoryRouter>
      </I18nextProvider>
    </MantineProvider>,
  );
}

/** A page in the portal's frame, where the files of the given texts ("en/faq") do not arrive. */
async function pageWithout(...lost: readonly string[]) {
  // React tells of errors that boundaries catch.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = i18next.createInstance();
  await i18n
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      init() {},
      read(language: string, namespace: string, done: (error: unknown, texts: object | false) => void) {
        if (lost.includes(`${language}/${namespace}`)) done('failed loading', false);
        else done(null, { title: `${language}/${namespace}` });
      },
    })
    .init({ lng: 'en', fallbackLng: 'de', ns: ['app'], defaultNS: 'app' });
  const page = lazyPageWith(i18n)('faq', ['faq'], () =>
    Promise.resolve({ default: () => createElement('h1', null, i18n.t('title', { ns: 'faq' })) }),
  );
  draw(i18n, <Route path="/faq" Component={page.Component ?? Outlet} />, '/faq');
  const heading = await waitFor(() => {
    const shown = screen.getByRole('heading', { level: 1 });
    expect(shown.textContent, 'the page is still loading').not.toBe('loading');
    return shown;
  });
  const said = { heading: heading.textContent, reload: screen.queryByRole('link', { name: /Reload page/ }) };
  told.mockRestore();
  return said;
}

test.each([
  ['no text is lost', [], 'en/faq'],
  ['those of the page are lost in one language', ['en/faq'], 'de/faq'],
])('when %s, the page is shown', async (_, lost, heading) => {
  expect(await pageWithout(...lost)).toEqual({ heading, reload: null });
});

test.each([
  ['those of the page', ['en/faq', 'de/faq']],
  ['those of every page', ['en/app', 'de/app']],
])(
  'when %s are lost in both languages, a new load is offered in place of names of texts',
  async (_, lost) => {
    const { heading, reload } = await pageWithout(...lost);
    expect(heading).toBe('This page could not be loaded');
    expect(reload?.getAttribute('href')).toBe(window.location.pathname);
  },
);

test.each([
  ['de', de],
  ['en', en],
] as const)('what is said without texts is what the texts say, %s', (language, texts) =>
  expect(WITHOUT_TEXTS[language]).toEqual(texts.pageNotLoaded),
);

test('a page whose texts failed when they were fetched ahead says so without asking for them again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { app: {} } }, defaultNS: 'app' });
  const page = lazyPageWith(i18n)('', ['app'], () => {
    asked += 1;
    return Promise.reject(new Error('offline'));
  });
  // Only lazyPageWith gives routes a handle.
  await (page.handle as Preload).preload();
  draw(i18n, <Route index Component={page.Component ?? null} />);
  expect(await screen.findByRole('link', { name: 'Reload page' })).toBeTruthy();
  expect(asked).toBe(1);
  told.mockRestore();
});

test('a page that was fetched ahead, and what it stands in, are drawn without a loading state', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { app: {} } }, defaultNS: 'app' });
  const page = lazyPageWith(i18n)('', ['app'], () =>
    Promise.resolve({ default: () => createElement('h1', null, 'Page') }),
  );
  const layout = lazyLayoutWith(i18n)(() => Promise.resolve({ default: Outlet }), [page]);
  // Both carry it.
  for (const { handle } of [layout, page]) await (handle as Preload).preload();
  draw(
    i18n,
    <Route Component={layout.Component ?? null}>
      <Route index Component={page.Component ?? null} />
    </Route>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page');
});
