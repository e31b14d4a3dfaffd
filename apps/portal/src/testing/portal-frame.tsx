import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { BrowserRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router';
import { ApiContext } from '../api/api-context.ts';
import type { ApiCall } from '../api/create-api-call.ts';
import { ToastOutlet } from '../feedback/toast-outlet.tsx';
import type { Language } from '../i18n/languages.ts';
import { ProductClockContext } from '../product-clock/product-clock-context.ts';
import { createProductClock, type ProductClock } from '../product-clock/create-product-clock.ts';
import type { Session } from '../session/create-session.ts';
import { SessionContext } from '../session/session-context.ts';
import { LOCALE_TEXTS } from './locale-texts.ts';

// A page under test may share the machine with many others; a page that never answers still fails.
configure({ asyncUtilTimeout: 30_000 });

// jsdom draws nothing: there is no screen to ask and nothing to observe.
function completeBrowser(isPhone: boolean): void {
  window.matchMedia = (media) =>
    // The parts that the components read.
    ({
      matches: isPhone && media.includes('coarse'),
      media,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
}

async function createTexts(language: Language): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    resources: LOCALE_TEXTS,
  });
  return i18n;
}

interface PortalFrame {
  /** Route pattern and page under test. */
  readonly route: string;
  readonly page: ReactNode;
  /** What every other address shows. */
  readonly elsewhere: ReactNode;
  readonly at: string;
  readonly language: Language;
  readonly session: Session;
  readonly call: ApiCall;
  readonly queries: QueryClient;
  readonly productClock?: ProductClock;
  /** A narrow screen that is touched. */
  readonly isPhone?: boolean;
}

export interface PortalInFrame extends RenderResult {
  /** Path and query of the browser. */
  readonly location: () => string;
  /** Goes to an address as the portal itself does. */
  readonly leadTo: (address: string) => void;
  /** Goes to an address as a person does by a link, or so many entries back. */
  readonly go: (to: string | number) => Promise<void>;
}

/** Hands the router's navigation out. */
function Navigator({ onChange }: { readonly onChange: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onChange(navigate);
  }, [onChange, navigate]);
  return null;
}

/** Renders a page with the router, texts and contexts of the portal. */
export async function renderInPortal(frame: PortalFrame): Promise<PortalInFrame> {
  completeBrowser(frame.isPhone ?? false);
  window.history.replaceState(null, '', frame.at);
  let navigate: NavigateFunction = () => undefined;
  const rendered = render(
    <MantineProvider env="test">
      <I18nextProvider i18n={await createTexts(frame.language)}>
        <SessionContext value={frame.session}>
          <ProductClockContext value={frame.productClock ?? createProductClock()}>
            <ApiContext value={frame.call}>
              <QueryClientProvider client={frame.queries}>
                <ToastOutlet />
                <BrowserRouter>
                  <Navigator onChange={(to) => (navigate = to)} />
                  <Routes>
                    <Route path={frame.route} element={frame.page} />
                    <Route path="*" element={frame.elsewhere} />
                  </Routes>
                </BrowserRouter>
              </QueryClientProvider>
            </ApiContext>
          </ProductClockContext>
        </SessionContext>
      </I18nextProvider>
    </MantineProvider>,
  );
  return {
    ...rendered,
    location: () => window.location.pathname + window.location.search,
    leadTo: (address) => void navigate(address),
    // `navigate` takes a number or an address, each by an overload of its own.
    go: (to) => act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to))),
  };
}
