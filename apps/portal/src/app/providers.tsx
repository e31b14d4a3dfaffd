import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { ApiContext } from '../api/api-context.ts';
import { ToastOutlet } from '../feedback/toast-outlet.tsx';
import { ProductClockContext } from '../product-clock/product-clock-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { cssVariablesResolver, theme } from '../theme/theme.ts';
import type { Portal } from './create-portal.tsx';
import { PortalPages } from './portal-pages.tsx';

interface ProvidersProps {
  readonly portal: Portal;
  readonly nonce: string;
}

export function Providers({ portal, nonce }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <SessionContext value={portal.session}>
        <ProductClockContext value={portal.productClock}>
          <ApiContext value={portal.call}>
            <QueryClientProvider client={portal.queryClient}>
              <I18nextProvider i18n={portal.texts}>
                <ToastOutlet />
                <BrowserRouter>
                  <PortalPages routes={portal.routes} navigator={portal.navigator} />
                </BrowserRouter>
              </I18nextProvider>
            </QueryClientProvider>
          </ApiContext>
        </ProductClockContext>
      </SessionContext>
    </MantineProvider>
  );
}
