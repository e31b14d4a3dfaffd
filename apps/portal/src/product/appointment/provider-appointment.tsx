import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AskedAction } from '../desk/asked-action.tsx';
import { handoverOf, useAppointmentChange, type Appointment, type AppointmentReply } from './appointment.ts';
import { ProposalForm } from './proposal-form.tsx';
import { useAppointmentText } from './use-appointment-text.ts';
import classes from './appointment.module.css';

interface ProviderAppointmentProps {
  readonly orderId: number;
  /** Name of the employee. */
  readonly person: string;
}

/** Proposes, fixes and cancels the appointment of a handover. Nothing where there is nothing to agree on. */
export function ProviderAppointment(props: ProviderAppointmentProps) {
  const { t } = useTranslation('appointment');
  const query = useApiQuery('getAppointment', { params: handoverOf(props.orderId) });
  return (
    <LoadState query={query} failed={t('loadFailed')} skeleton={null}>
      {({ appointment, days }) =>
        days && (
          <SectionCard compact title={t('provider.heading')}>
            <Desk {...props} appointment={appointment} days={days} />
          </SectionCard>
        )
      }
    </LoadState>
  );
}

interface DeskProps extends ProviderAppointmentProps {
  readonly appointment: Appointment | null;
  readonly days: NonNullable<AppointmentReply['days']>;
}

function Desk({ orderId, person, appointment, days }: DeskProps) {
  const { t } = useTranslation('appointment');
  const { at, moment } = useAppointmentText();
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const cancel = useAppointmentChange();
  const standing = appointment?.state === 'AGREED' ? appointment.agreed : null;
  const lockedSince = standing !== null && !appointment?.canChange ? appointment?.changeableUntil : null;
  const isLocked = typeof lockedSince === 'string';
  const cancelNow = () => cancel.mutate({ params: handoverOf(orderId), body: { command: 'CANCEL' } });
  return (
    <div className={`${classes['form']} ${classes['desk']}`}>
      <output>{isSent && <Notice tone="gain">{t('provider.sent', { person })}</Notice>}</output>
      {cancel.error !== null && <FailureNotice title={t('failed')} failure={cancel.error} />}
      <Stand person={person} appointment={appointment} />
      {isLocked && (
        <p className={classes['text']}>{t('provider.changeOver', { at: moment(lockedSince), person })}</p>
      )}
      {isOpen ? (
        <ProposalForm
          orderId={orderId}
          earlier={appointment?.agreed ?? appointment?.proposals[0] ?? null}
          days={days}
          onSent={() => {
            setIsSent(true);
            setIsOpen(false);
          }}
          onBack={() => setIsOpen(false)}
        />
      ) : (
        <Button
          fullWidth
          variant="default"
          disabled={isLocked}
          onClick={() => {
            setIsSent(false);
            setIsOpen(true);
          }}
        >
          {t(standing === null ? 'provider.propose' : 'provider.move')}
        </Button>
      )}
      {standing !== null && !isLocked && !isOpen && (
        <AskedAction
          label={t('cancel')}
          title={t('cancelQuestion')}
          variant="subtle"
          busy={cancel.isPending}
          onConfirm={cancelNow}
        >
          <p>{t('provider.cancelConsequence', { person, at: at(standing) })}</p>
        </AskedAction>
      )}
    </div>
  );
}

/** Where the appointment stands, as the provider reads it. */
function Stand({ person, appointment }: Pick<DeskProps, 'person' | 'appointment'>) {
  const { t } = useTranslation('appointment');
  const { at, place } = useAppointmentText();
  const { state = 'NONE', agreed = null, remark = null, proposals = [] } = appointment ?? {};
  if (state === 'AGREED' && agreed !== null) {
    return (
      <FactList
        facts={[
          { label: t('when'), value: at(agreed) },
          { label: t('place'), value: place(agreed) },
          { label: t('phone'), value: agreed.phone },
        ]}
      />
    );
  }
  return (
    <>
      {appointment?.isOverdue && (
        <Notice tone="copper" title={t('provider.overdueTitle')}>
          {t('provider.overdueText', { person })}
        </Notice>
      )}
      {state === 'ASKED' && (
        <Notice tone="copper" title={t('provider.asked', { person })}>
          {remark}
        </Notice>
      )}
      {state === 'CANCELLED' && agreed !== null && (
        <p className={classes['text']}>{t('provider.cancelled', { at: at(agreed) })}</p>
      )}
      {state === 'NONE' && <p className={classes['text']}>{t('provider.none', { person })}</p>}
      {state === 'PROPOSED' && (
        <>
          <p className={classes['text']}>{t('provider.waiting', { person })}</p>
          <ul className={classes['list']}>
            {proposals.map((slot) => (
              <li key={slot.number}>{at(slot)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
