import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import type { AppointmentKind, AppointmentSlot } from './appointment.ts';

/** Texts that a return has of its own. */
type KindText =
  | 'heading'
  | 'loadFailed'
  | 'open'
  | 'papersList'
  | 'papersText'
  | 'calendarTitle'
  | 'calendarFile'
  | 'cancelConsequence'
  | 'provider.heading'
  | 'provider.cancelConsequence';

/** Texts of a handover, or of a return. */
export function useKindText(
  kind: AppointmentKind,
): (key: KindText, values?: Record<string, unknown>) => string {
  const { t } = useTranslation('appointment');
  return (key, values = {}) => (kind === 'RETURN' ? t(`return.${key}`, values) : t(key, values));
}

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
