import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { addCents, ZERO_CENTS } from '@stromwandel/kernel';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { useDocumentDownload } from '../desk/use-document-download.ts';
import { chargedFor, type EndReport } from './end-report.ts';
import classes from './end-report.module.css';

/** What the end costs: as settled, or as far as it is known. */
export function SettlementFacts({ report }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  const { euroCents, unit } = useFormat();
  const { settlement, distance, positions } = report;
  const damage = settlement?.damageCents ?? addCents(...positions.map(chargedFor));
  const kilometers = settlement?.kilometerCents ?? distance?.netCents ?? ZERO_CENTS;
  const credits = settlement?.credits ?? [];
  const total = settlement?.totalCents ?? addCents(damage, kilometers);
  const km =
    distance === null
      ? t('settlement.noKm')
      : t('settlement.km', { km: unit(distance.km, 'km'), settled: unit(distance.settledKm, 'km') });
  return (
    <div className={classes['form']}>
      <FactList
        facts={[
          { label: t('settlement.damage'), value: euroCents(damage) },
          { label: km, value: euroCents(kilometers) },
          ...credits.map(({ text, amountCents }) => ({
            label: t('settlement.credit', { text }),
            value: `−${euroCents(amountCents)}`,
          })),
          {
            label: t(total < 0 ? 'settlement.credited' : 'settlement.total'),
            value: <strong>{euroCents(total)}</strong>,
          },
        ]}
      />
      <p className={classes['quiet']}>{t(settlement === null ? 'settlement.soFar' : 'settlement.note')}</p>
      {settlement !== null && <SettlementDocument report={report} />}
    </div>
  );
}

function SettlementDocument({ report }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  const download = useDocumentDownload();
  const document = report.settlement?.document ?? null;
  if (document === null) return <p className={classes['quiet']}>{t('settlement.coming')}</p>;
  const { id: documentId, name } = document;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate({ leaseId: report.leaseId, documentId, name })}
      >
        {t('settlement.open')}
      </Button>
    </div>
  );
}
