import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { EmployerLease } from './fleet-lease.ts';
import classes from './fleet.module.css';

/** The extensions of a lease, the newest first; nothing without one. */
export function LeaseExtensions({
  lease,
}: {
  readonly lease: Pick<EmployerLease, 'id' | 'orderId' | 'extensions'>;
}) {
  const { t } = useTranslation('fleet');
  const { euroCents, date } = useFormat();
  const download = useDocumentDownload();
  if (lease.extensions.length === 0) return null;
  return (
    <SectionCard compact title={t('extensions.title')}>
      <ul className={classes['packages']}>
        {lease.extensions.map(({ id, state, months: count, before, after, until, reason }) => (
          <li key={id}>
            <div>
              <strong>{t(`extensions.state.${state}`)}</strong>
              <p>{t('extensions.line', { count, until: date(until) })}</p>
              <p>
                {t('packages.rate', {
                  before: euroCents(before.rateCents),
                  after: euroCents(after.rateCents),
                })}
              </p>
              {reason !== null && <p>{t('extensions.reason', { reason })}</p>}
            </div>
            {HAS_ANNEX.has(state) && (
              <Button
                variant="default"
                loading={download.isPending && download.variables.documentId === id}
                onClick={() =>
                  download.mutate({
                    extensionOfLease: lease.id,
                    documentId: id,
                    name: t('extensions.annexName', { order: lease.orderId }),
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

const HAS_ANNEX = new Set<EmployerLease['extensions'][number]['state']>([
  'OFFERED',
  'REVIEW',
  'TO_SIGN',
  'SIGNED',
]);
