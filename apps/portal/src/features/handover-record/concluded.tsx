import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { odometerOf } from '@stromwandel/leasing';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { Celebration } from '../../product/celebration/celebration.tsx';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import type { HandoverRecord } from './draft.ts';
import classes from './handover-record.module.css';

interface ConcludedProps {
  readonly record: HandoverRecord;
  /** Where the lease stands. */
  readonly leaseAddress: string;
}

interface HandedOverProps extends ConcludedProps {
  readonly isProvider: boolean;
}

/** The car is with its driver. */
export function HandedOver({ record, leaseAddress, isProvider }: HandedOverProps) {
  const { t } = useTranslation('handover');
  const { concluded, car, plate } = record;
  return (
    <div className={classes['done']}>
      {isProvider ? (
        <PageTitle title={t('done.titleProvider')} lead={t('done.leadProvider')} />
      ) : (
        <>
          <Celebration />
          <PageTitle title={t('done.title')} lead={t('done.lead')} />
        </>
      )}
      <CarOfRecord
        record={record}
        leaseAddress={leaseAddress}
        dayLabel={t('done.day')}
        facts={[
          { label: t('car.plate'), value: plate },
          { label: t('done.vinRead'), value: car?.vinConfirmed ? car.vin : null },
          { label: t('done.driver'), value: concluded?.driver },
        ]}
      />
    </div>
  );
}

/** The car is back. */
export function BroughtBack({ record, leaseAddress }: ConcludedProps) {
  const { t } = useTranslation('handover');
  const { concluded } = record;
  return (
    <div className={classes['done']}>
      <PageTitle title={t('return.done.title')} lead={t('return.done.lead')} />
      <CarOfRecord
        record={record}
        leaseAddress={leaseAddress}
        dayLabel={t('return.title')}
        facts={[
          { label: t('done.driver'), value: concluded?.driver },
          { label: t('unsigned.title'), value: concluded?.unsigned },
        ]}
      />
    </div>
  );
}

interface CarOfRecordProps extends ConcludedProps {
  readonly dayLabel: string;
  /** Of this kind of record, beside day, odometer and dealer. A fact without a value is left out. */
  readonly facts: readonly { readonly label: string; readonly value: string | null | undefined }[];
}

/** The car with the facts of its record, the PDF, and the way to the lease. */
function CarOfRecord({ record, leaseAddress, dayLabel, facts }: CarOfRecordProps) {
  const { t } = useTranslation('handover');
  const { date, unit } = useFormat();
  const { concluded } = record;
  const odometer = odometerOf(record);
  const all = [
    { label: dayLabel, value: concluded && date(concluded.day) },
    { label: t('odometer.km'), value: odometer && unit(odometer.km, 'km') },
    ...facts,
    { label: t('signatures.dealer'), value: concluded?.dealer },
  ];
  return (
    <div className={classes['stage']} data-card>
      <VehicleStage
        photoUrl={record.vehicle.mainPhotoUrl}
        alt=""
        paint={record.color.hex}
        size="hero"
        eager
      />
      <div className={classes['facts']}>
        <h2>{vehicleName(record.vehicle)}</h2>
        <FactList facts={all.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
        <RecordDocument record={record} />
        <Button component={Link} to={leaseAddress}>
          {t('done.action')}
        </Button>
      </div>
    </div>
  );
}

/** The record as PDF, or that it is on its way. */
function RecordDocument({ record }: Pick<ConcludedProps, 'record'>) {
  const { t } = useTranslation('handover');
  const download = useDocumentDownload();
  const document = record.concluded?.document ?? null;
  if (document === null) return <p>{t('document.coming')}</p>;
  const { id: documentId, name } = document;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate({ leaseId: record.leaseId, documentId, name })}
    >
      {t('document.open')}
    </Button>
  );
}

interface RefusedProps extends ConcludedProps {
  readonly onBegin: () => void;
}

/** The driver did not take the car. */
export function CarRefused({ record, leaseAddress, onBegin }: RefusedProps) {
  const { t } = useTranslation('handover');
  const { date } = useFormat();
  const day = record.concluded === null ? '' : date(record.concluded.day);
  return (
    <>
      <PageTitle title={t('title')} />
      <Notice
        tone="warn"
        title={t('refused.title')}
        action={
          <div className={classes['buttons']}>
            <Button component={Link} to={leaseAddress}>
              {t('done.action')}
            </Button>
            <Button variant="default" onClick={onBegin}>
              {t('refused.again')}
            </Button>
            <RecordDocument record={record} />
          </div>
        }
      >
        {t('refused.text', { day })}
      </Notice>
    </>
  );
}

/** No record can be made of this lease. */
export function NoHandover({ record, leaseAddress }: ConcludedProps) {
  const { t } = useTranslation('handover');
  const { kind, leaseState } = record;
  const isReturn = kind === 'RETURN';
  const why = isReturn
    ? leaseState === 'PREPARED'
      ? 'return.none.prepared'
      : 'return.none.returned'
    : 'none.handedOver';
  return (
    <>
      <PageTitle title={t(isReturn ? 'return.title' : 'title')} />
      <Notice
        tone="info"
        title={t(leaseState === 'CANCELLED' ? 'none.cancelled' : why)}
        action={
          <Button component={Link} to={leaseAddress}>
            {t('done.action')}
          </Button>
        }
      />
    </>
  );
}
