import { Button } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { DealerAppointment } from './dealer-appointment.tsx';
import classes from './dealer-page.module.css';

export type DealerRecord = ReplyOf<'getDealerRecord'>;

interface DealerOverviewProps {
  readonly code: string;
  readonly record: DealerRecord;
  readonly onBegin: () => void;
  /** The record was made on paper. */
  readonly onPaper: () => void;
}

/** Car, driver and agreed time, with the way to the record. */
export function DealerOverview({ code, record, onBegin, onPaper }: DealerOverviewProps) {
  const { t } = useTranslation('handover');
  const { kind, vehicle, color, plate, driverName } = record;
  const isReturn = kind === 'RETURN';
  return (
    <>
      <PageTitle
        title={t(isReturn ? 'return.dealerTitle' : 'dealer.title', { name: driverName })}
        lead={t('dealer.lead')}
      />
      <section
        className={classes['stage']}
        data-card
        aria-label={t(isReturn ? 'return.dealerCar' : 'dealer.car')}
      >
        <VehicleStage
          size="card"
          photoUrl={vehicle.mainPhotoUrl}
          alt={vehicleName(vehicle)}
          paint={color.hex}
          eager
        />
        <div className={classes['body']}>
          <h2>{vehicleName(vehicle)}</h2>
          <FactList
            facts={[
              { label: t('dealer.driver'), value: driverName },
              ...(plate === null ? [] : [{ label: t('car.plate'), value: plate }]),
            ]}
          />
          <p>{t('dealer.steps')}</p>
          <Button onClick={onBegin}>{t('dealer.begin')}</Button>
          <Button variant="default" onClick={onPaper}>
            {t('paper.enter')}
          </Button>
        </div>
      </section>
      <div className={classes['paper']}>
        <DealerAppointment code={code} kind={kind} person={driverName} />
      </div>
    </>
  );
}
