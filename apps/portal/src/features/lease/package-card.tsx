import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import type { OwnLease } from './own-lease.ts';
import { PackageChangeState } from './package-change-state.tsx';
import classes from './package.module.css';

// Fetched when the packages are opened.
const PackageOptions = lazy(() =>
  import('./package-options.tsx').then((module) => ({ default: module.PackageOptions })),
);

/** The package of a running lease, and the change of it. */
export function PackageCard({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const { unit } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { packageChange } = lease;
  const isOpenChange = packageChange !== null && packageChange.state !== 'SIGNED';
  return (
    <SectionCard compact title={t('package.title')}>
      <div className={classes['card']}>
        <p>
          <strong>{t('package.km', { km: unit(lease.kmPerYear, 'km') })}</strong>
        </p>
        {packageChange && <PackageChangeState lease={lease} change={packageChange} />}
        {!isOpenChange && (
          <>
            <p className={classes['quiet']}>{t('package.intro')}</p>
            <Button
              variant="default"
              className={classes['open']}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'package.close' : 'package.open')}
            </Button>
            {isOpen && (
              <Suspense fallback={<LoadingState label={t('package.loading')}>{null}</LoadingState>}>
                <PackageOptions leaseId={lease.id} inTextForm={lease.annexForm === 'TEXT_FORM'} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </SectionCard>
  );
}
