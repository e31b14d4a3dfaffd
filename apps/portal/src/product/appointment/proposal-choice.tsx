import { ApiError } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import {
  appointmentOf,
  useAppointmentChange,
  type Appointment,
  type AppointmentKind,
} from './appointment.ts';
import { useAppointmentText } from './use-appointment-text.ts';
import classes from './appointment.module.css';

interface ProposalChoiceProps {
  readonly orderId: number;
  readonly kind: AppointmentKind;
  readonly proposals: Appointment['proposals'];
  readonly onDone: () => void;
  /** Another car has the chosen time by now. */
  readonly onTaken: (number: number) => void;
}

const isTaken = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem?.code === 'APPOINTMENT_TAKEN';

/** The proposals, of which the employee takes one. */
export function ProposalChoice({ orderId, kind, proposals, onDone, onTaken }: ProposalChoiceProps) {
  const { t } = useTranslation('appointment');
  const { at, place } = useAppointmentText();
  const [chosen, setChosen] = useState<number | undefined>(proposals[0]?.number);
  const choose = useAppointmentChange();
  const places = new Set(proposals.map(place));
  return (
    <>
      {choose.error !== null && <FailureNotice title={t('failed')} failure={choose.error} />}
      <RadioCards
        label={t('choose')}
        columns={1}
        options={proposals.map((slot) => ({
          value: slot.number,
          label: at(slot),
          note: places.size > 1 ? place(slot) : t('minutes', { count: slot.minutes }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {places.size === 1 && <p className={classes['text']}>{[...places].join('')}</p>}
      <Button
        loading={choose.isPending}
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen === undefined) return;
          const body = { command: 'CHOOSE', number: chosen } as const;
          choose.mutate(
            { params: appointmentOf(orderId, kind), body },
            { onSuccess: onDone, onError: (error) => isTaken(error) && onTaken(chosen) },
          );
        }}
      >
        {t('take')}
      </Button>
    </>
  );
}
