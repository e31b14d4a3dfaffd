import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useFormat } from '../../format/use-format.ts';
import { appointmentOf } from '../../product/appointment/appointment.ts';
import { ConfirmDialog } from '../../product/desk/confirm-dialog.tsx';

interface EarlyHandover {
  /** Whether to go on with this day; asks the provider where it is before the agreed appointment. */
  readonly isMeant: (handedOverOn: string) => Promise<boolean>;
  readonly question: ReactNode;
}

interface Question {
  readonly day: string;
  readonly agreedDay: string;
  readonly answer: (isMeant: boolean) => void;
}

/** The day of the agreed handover; null without one, and where it cannot be read. */
function useAgreedDay(orderId: number): () => Promise<string | null> {
  const call = useApiCall();
  const queries = useQueryClient();
  const input = { params: appointmentOf(orderId, 'HANDOVER') };
  return async () => {
    try {
      const { appointment } = await queries.ensureQueryData({
        queryKey: apiQueryKey('getAppointment', input),
        queryFn: () => call('getAppointment', input),
      });
      return appointment?.state === 'AGREED' ? (appointment.agreed?.day ?? null) : null;
    } catch {
      return null;
    }
  };
}

/** Asks before a handover is confirmed whose appointment is still to come. */
export function useEarlyHandover(orderId: number): EarlyHandover {
  const { t } = useTranslation('provider');
  const { date } = useFormat();
  const readAgreedDay = useAgreedDay(orderId);
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    isMeant: async (day) => {
      const agreedDay = await readAgreedDay();
      if (agreedDay === null || day >= agreedDay) return true;
      return new Promise<boolean>((answer) => setAsked({ day, agreedDay, answer }));
    },
    question: (
      <ConfirmDialog
        title={t('early.title')}
        action={t('activate')}
        isHarmless
        opened={asked !== null}
        onClose={() => {
          asked?.answer(false);
          setAsked(null);
        }}
        onConfirm={() => asked?.answer(true)}
      >
        {asked !== null && <p>{t('early.text', { agreed: date(asked.agreedDay), day: date(asked.day) })}</p>}
      </ConfirmDialog>
    ),
  };
}
