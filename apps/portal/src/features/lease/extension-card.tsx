import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EXTENSION_PART, shownExtension } from './own-extension.ts';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

// Fetched while there is an extension to decide on.
const Extensions = lazy(() => import('./extensions.tsx').then((module) => ({ default: module.Extensions })));

/** Offers to extend the lease, and where the accepted one is; nothing without one. */
export function ExtensionCard({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  if (shownExtension(lease) === null) return null;
  return (
    <div id={EXTENSION_PART} className={classes['extension']}>
      <SectionCard compact title={t('extension.title')}>
        <Suspense fallback={<LoadingState label={t('extension.loading')}>{null}</LoadingState>}>
          <Extensions lease={lease} />
        </Suspense>
      </SectionCard>
    </div>
  );
}
