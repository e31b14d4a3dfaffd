import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import type { AppointmentSlot } from './appointment.ts';

/** Words for times and places of an appointment. */
export function useAppointmentText() {
  const { t } = useTranslation('appointment');
  const { fullDate } = useFormat();
  return {
    at: ({ day, time }: Pick<AppointmentSlot, 'day' | 'time'>) => t('at', { date: fullDate(day), time }),
    /** Of a moment, `2026-12-01T10:30`. */
    moment: (moment: string) => {
      const [day = '', time = ''] = moment.split('T');
      return t('at', { date: fullDate(day), time });
    },
    place: ({ place, street, postcode, city }: AppointmentSlot) => `${place}, ${street}, ${postcode} ${city}`,
  };
}
