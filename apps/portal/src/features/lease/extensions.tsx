import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ExtensionState } from './extension-state.tsx';
import { openExtension, shownExtension } from './own-extension.ts';
import type { OwnLease } from './own-lease.ts';
import classes from './package.module.css';

// Fetched while there are offers to choose from.
const ExtensionOffers = lazy(() =>
  import('./extension-offers.tsx').then((module) => ({ default: module.ExtensionOffers })),
);

/** The extensions of the own lease: the offers to choose from, or where the accepted one is. */
export function Extensions({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const extensions = useApiQuery('getExtensions', { params: { leaseId: String(lease.id) } });
  const loading = t('extension.loading');
  return (
    <LoadState
      query={extensions}
      failed={t('extension.failed')}
      label={loading}
      skeleton={<Skeleton height={240} radius={22} />}
    >
      {(loaded) => {
        const shown = shownExtension({ endsOn: lease.endsOn, extensions: loaded });
        const open = openExtension({ extensions: loaded });
        const offers = loaded.filter(({ state }) => state === 'OFFERED');
        return (
          <div className={classes['card']}>
            {shown !== null && shown.state !== 'OFFERED' && (
              <ExtensionState lease={lease} extension={shown} />
            )}
            {open?.state === 'OFFERED' && (
              <Suspense fallback={<LoadingState label={loading}>{null}</LoadingState>}>
                <ExtensionOffers leaseId={lease.id} orderId={lease.orderId} offers={offers} />
              </Suspense>
            )}
          </div>
        );
      }}
    </LoadState>
  );
}
