import { Button } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppointmentText } from '../../product/appointment/use-appointment-text.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './dealer-page.module.css';

export type DealerRecord = ReplyOf<'getDealerRecord'>;

interface DealerOverviewProps {
  readonly record: DealerRecord;
  readonly onBegin: () => void;
  /** The record was made on paper. */
  readonly onPaper: () => void;
}

/** Car, driver and agreed time, with the way to the record. */
export function DealerOverview({ record, onBegin, onPaper }: DealerOverviewProps) {
  const { t } = useTranslation(['handover', 'appointment']);
  const { at, place } = useAppointmentText();
  const { vehicle, color, plate, driverName, appointment } = record;
  return (
    <>
      <PageTitle title={t('handover:dealer.title', { name: driverName })} lead={t('handover:dealer.lead')} />
      <section className={classes['stage']} data-card aria-label={t('handover:dealer.car')}>
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
              { label: t('handover:dealer.driver'), value: driverName },
              ...(plate === null ? [] : [{ label: t('handover:car.plate'), value: plate }]),
              ...(appointment === null
                ? [{ label: t('appointment:heading'), value: t('handover:dealer.noAppointment') }]
                : [
                    { label: t('appointment:heading'), value: at(appointment) },
                    { label: t('appointment:place'), value: place(appointment) },
                  ]),
            ]}
          />
          <p>{t('handover:dealer.steps')}</p>
          <Button onClick={onBegin}>{t('handover:dealer.begin')}</Button>
          <Button variant="default" onClick={onPaper}>
            {t('handover:paper.enter')}
          </Button>
        </div>
      </section>
    </>
  );
}
