import { Button } from '@mantine/core';
import { calendarEntry } from '@stromwandel/leasing';
import { IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { Appointment, AppointmentSlot } from './appointment.ts';
import { useAppointmentText, useKindText } from './use-appointment-text.ts';

interface CalendarButtonProps {
  readonly orderId: number;
  /** Brand and model. */
  readonly vehicle: string;
  readonly appointment: Appointment;
  /** The agreed time, or the one that fell away. */
  readonly slot: AppointmentSlot;
}

/** Saves the calendar file of an appointment; after it fell away, the one that takes it out again. */
export function CalendarButton({ orderId, vehicle, appointment, slot }: CalendarButtonProps) {
  const { t } = useTranslation('appointment');
  const { place } = useAppointmentText();
  const { kind, state, sequence, changedAt } = appointment;
  const isCancelled = state !== 'AGREED';
  const text = useKindText(kind);
  const Icon = isCancelled ? IconCalendarMinus : IconCalendarPlus;
  const save = () => {
    const { day, time, minutes, phone } = slot;
    const file = calendarEntry({
      id: `${kind.toLowerCase()}-${orderId}@${window.location.host}`,
      sequence,
      changedAt,
      isCancelled,
      day,
      time,
      minutes,
      title: text('calendarTitle', { vehicle }),
      place: place(slot),
      notes: [
        text('papersText'),
        `${t('phone')}: ${phone}`,
        `${window.location.origin}${kind === 'RETURN' ? paths.car() : paths.orders()}`,
      ].join('\n'),
    });
    saveFile(file, text('calendarFile', { id: orderId }), 'text/calendar');
  };
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {t(isCancelled ? 'calendarRemove' : 'calendar')}
    </Button>
  );
}
