import { Button, Skeleton } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { orderStage } from '@stromwandel/ordering';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../../api/load-state.tsx';
import type { OrderListItem, ReplyOf } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { calendarEntry } from './calendar-entry.ts';
import classes from './appointment-facts.module.css';

type Order = Pick<OrderListItem, 'id' | 'deliveredOn' | 'deliveryWeek' | 'delivery'> & {
  readonly vehicle: Pick<OrderListItem['vehicle'], 'brand' | 'carModel'>;
};
type Appointment = NonNullable<ReplyOf<'getAppointment'>['appointment']>;

interface AppointmentFactsProps {
  readonly order: Order;
  readonly steps: OrderListItem['steps'];
  readonly layout: 'rows' | 'columns';
}

/** When and where the employee gets the car, what to bring, and the entry for the calendar; from the confirmed week on. */
export function AppointmentFacts({ order, steps, layout }: AppointmentFactsProps) {
  const { t } = useTranslation('workflow');
  const stage = orderStage(steps, order.deliveredOn);
  const isDelivered = stage === 'READY_FOR_HANDOVER';
  const isExpected = isDelivered || (stage === 'WITH_MANUFACTURER' && order.deliveryWeek !== null);
  const query = useApiQuery(
    'getAppointment',
    { params: { orderId: String(order.id) } },
    { enabled: isExpected },
  );
  if (!isExpected) return null;
  const { name, description } = order.delivery;
  return (
    <LoadState
      query={query}
      failed={t('turn.appointmentFailed')}
      skeleton={isDelivered ? <Skeleton height={44} radius={12} /> : null}
    >
      {({ appointment }) => {
        if (appointment !== null) return <SetAppointment {...{ order, appointment, layout }} />;
        if (!isDelivered) return null;
        const place = description === '' ? name : `${name}: ${description}`;
        return (
          <FactList
            layout={layout}
            facts={[
              { label: t('turn.place'), value: place },
              { label: t('turn.handoverDay'), value: t('turn.handoverDayOpen') },
            ]}
          />
        );
      }}
    </LoadState>
  );
}

interface SetAppointmentProps {
  readonly order: Order;
  readonly appointment: Appointment;
  readonly layout: 'rows' | 'columns';
}

function SetAppointment({ order, appointment, layout }: SetAppointmentProps) {
  const { t } = useTranslation('workflow');
  const { fullDate } = useFormat();
  const { day, time, phone, setAt } = appointment;
  const place = `${appointment.place}, ${appointment.street}, ${appointment.postcode} ${appointment.city}`;
  const save = () => {
    const file = calendarEntry({
      id: `handover-${order.id}@${window.location.host}`,
      setAt,
      day,
      time,
      title: t('turn.calendarTitle', { vehicle: carName(order.vehicle.brand, order.vehicle.carModel) }),
      place,
      notes: [
        t('turn.papersText'),
        ...(phone === null ? [] : [`${t('turn.phone')}: ${phone}`]),
        `${window.location.origin}${paths.orders()}`,
      ].join('\n'),
    });
    saveFile(file, t('turn.calendarFile', { id: order.id }), 'text/calendar');
  };
  return (
    <div className={classes['appointment']}>
      <FactList
        layout={layout}
        facts={[
          {
            label: t('turn.handoverDay'),
            value: t('turn.appointment', { date: fullDate(day), time }),
            wide: true,
          },
          { label: t('turn.place'), value: place, wide: true },
          ...(phone === null
            ? []
            : [
                {
                  label: t('turn.phone'),
                  value: <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
                },
              ]),
          { label: t('turn.papers'), value: t('turn.papersList'), wide: true },
        ]}
      />
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={save}
      >
        {t('turn.calendar')}
      </Button>
    </div>
  );
}
