import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../api/failure-notice.tsx';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useFormat } from '../../format/use-format.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import decisionClasses from './provider-decision.module.css';

const OUTDATED = ['getProviderOrder', 'getOrderTimeline'] as const;

interface AppointmentCardProps {
  readonly sheet: Pick<ProviderOrderSheet, 'id' | 'employee' | 'appointment' | 'appointmentDays'>;
}

/** When and where the provider hands the car over: set, moved or cancelled here. Nothing where it cannot be set. */
export function AppointmentCard({ sheet }: AppointmentCardProps) {
  const { t } = useTranslation('provider');
  const { fullDate } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<'saved' | 'cancelled' | null>(null);
  const cancel = useApiMutation('cancelAppointment', {
    outdates: OUTDATED,
    onSuccess: () => setDone('cancelled'),
  });
  const { id, appointment, appointmentDays } = sheet;
  if (appointmentDays === null) return null;
  const person = personName(sheet.employee);
  const at = appointment && t('appointment.at', { date: fullDate(appointment.day), time: appointment.time });
  return (
    <SectionCard compact title={t('appointment.heading')}>
      <div className={decisionClasses['decision']}>
        <output>
          {done !== null && <Notice tone="gain">{t(`appointment.${done}`, { person })}</Notice>}
        </output>
        {cancel.error !== null && <FailureNotice title={t('appointment.failed')} failure={cancel.error} />}
        {appointment === null || at === null ? (
          !isOpen && <p className={decisionClasses['text']}>{t('appointment.none', { person })}</p>
        ) : (
          <FactList
            facts={[
              { label: t('appointment.when'), value: at },
              {
                label: t('appointment.where'),
                value: `${appointment.place}, ${appointment.street}, ${appointment.postcode} ${appointment.city}`,
              },
              ...(appointment.phone === null
                ? []
                : [{ label: t('appointment.phone'), value: appointment.phone }]),
            ]}
          />
        )}
        {isOpen ? (
          <AppointmentForm
            orderId={id}
            appointment={appointment}
            days={appointmentDays}
            outdates={OUTDATED}
            onSaved={() => {
              setDone('saved');
              setIsOpen(false);
            }}
            onBack={() => setIsOpen(false)}
          />
        ) : (
          <Button
            fullWidth
            variant="default"
            onClick={() => {
              setDone(null);
              setIsOpen(true);
            }}
          >
            {t(appointment === null ? 'appointment.set' : 'appointment.change')}
          </Button>
        )}
        {at !== null && !isOpen && (
          <AskedAction
            label={t('appointment.cancel')}
            title={t('appointment.question')}
            variant="subtle"
            busy={cancel.isPending}
            onConfirm={() => cancel.mutate({ params: { orderId: String(id) } })}
          >
            <p>{t('appointment.consequence', { person, at })}</p>
          </AskedAction>
        )}
      </div>
    </SectionCard>
  );
}
