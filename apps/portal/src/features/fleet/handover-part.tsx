import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { ProviderAppointment } from '../../product/appointment/provider-appointment.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { paths } from '../../navigation/paths.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { DealerLinkCard } from './dealer-link-card.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { VinDiffers } from './vin-differs.tsx';
import classes from './fleet.module.css';

/** Where the handover stands, with the way to its record. */
export function HandoverPart({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  const download = useDocumentDownload();
  return (
    <div className={classes['parts']}>
      <SectionCard title={t('tabs.handover')}>
        <div className={classes['form']}>
          <p>{useHandoverText(lease)}</p>
          <VinDiffers lease={lease} />
          <div className={classes['buttons']}>
            {lease.state !== 'CANCELLED' && (
              <Button component={Link} to={paths.handover(lease.id)}>
                {t('handover.begin')}
              </Button>
            )}
            {lease.documents.map(({ id, name }) => (
              <Button
                key={id}
                variant="default"
                leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
                loading={download.isPending && download.variables?.documentId === id}
                onClick={() => download.mutate({ leaseId: lease.id, documentId: id, name })}
              >
                {name}
              </Button>
            ))}
          </div>
        </div>
      </SectionCard>
      {lease.state === 'PREPARED' && (
        <>
          <DealerLinkCard leaseId={lease.id} />
          <ProviderAppointment orderId={lease.orderId} person={personName(lease.employee)} />
        </>
      )}
    </div>
  );
}

function useHandoverText({ state, tasks, handedOverOn }: ProviderLease): string {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  if (state === 'CANCELLED') return t('handover.cancelled');
  if (handedOverOn !== null) return t('handover.done', { date: date(handedOverOn) });
  return t(tasks.includes('HANDOVER_REFUSED') ? 'handover.refused' : 'handover.open');
}
