import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { EmployerLease } from './fleet-lease.ts';
import classes from './fleet.module.css';

/** The changes of a lease's package, the newest first; nothing without one. */
export function PackageChanges({
  lease,
}: {
  readonly lease: Pick<EmployerLease, 'id' | 'orderId' | 'packageChanges'>;
}) {
  const { t } = useTranslation('fleet');
  const { unit, euroCents, date } = useFormat();
  const download = useDocumentDownload();
  if (lease.packageChanges.length === 0) return null;
  return (
    <SectionCard compact title={t('packages.title')}>
      <ul className={classes['packages']}>
        {lease.packageChanges.map(({ id: changeId, state, before, after, from }) => (
          <li key={changeId}>
            <div>
              <strong>{t(`packages.state.${state}`, { day: from === null ? '' : date(from) })}</strong>
              <p>
                {t('packages.line', {
                  before: unit(before.kmPerYear, 'km'),
                  after: unit(after.kmPerYear, 'km'),
                })}
              </p>
              <p>
                {t('packages.rate', {
                  before: euroCents(before.rateCents),
                  after: euroCents(after.rateCents),
                })}
              </p>
            </div>
            {state !== 'DECLINED' && state !== 'CANCELLED' && (
              <Button
                variant="default"
                loading={download.isPending && download.variables.documentId === changeId}
                onClick={() =>
                  download.mutate({
                    annexOfLease: lease.id,
                    documentId: changeId,
                    name: t('packages.annexName', { order: lease.orderId }),
                  })
                }
              >
                {t('packages.annex')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
