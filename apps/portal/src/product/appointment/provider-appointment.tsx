import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AskedAction } from '../desk/asked-action.tsx';
import {
  appointmentOf,
  useAppointmentChange,
  type Appointment,
  type AppointmentKind,
  type AppointmentReply,
  type AppointmentSlot,
} from './appointment.ts';
import { ProposalForm, type Proposals } from './proposal-form.tsx';
import { useAppointmentText, useKindText } from './use-appointment-text.ts';
import classes from './appointment.module.css';

interface ProviderAppointmentProps {
  readonly orderId: number;
  readonly kind?: AppointmentKind;
  /** Name of the employee. */
  readonly person: string;
}

/** Proposes, fixes and cancels the appointment of a handover or return. Nothing where there is nothing to agree on. */
export function ProviderAppointment({ orderId, kind = 'HANDOVER', person }: ProviderAppointmentProps) {
  const text = useKindText(kind);
  const query = useApiQuery('getAppointment', { params: appointmentOf(orderId, kind) });
  const change = useAppointmentChange();
  const propose = (body: Proposals) => change.mutateAsync({ params: appointmentOf(orderId, kind), body });
  return (
    <LoadState query={query} failed={text('loadFailed')} skeleton={null}>
      {({ appointment, days }) =>
        days && (
          <SectionCard compact title={text('provider.heading')}>
            <AppointmentDesk person={person} appointment={appointment} days={days} onPropose={propose}>
              {(standing) => (
                <CancelAction orderId={orderId} kind={kind} person={person} standing={standing} />
              )}
            </AppointmentDesk>
          </SectionCard>
        )
      }
    </LoadState>
  );
}

interface AppointmentDeskProps extends Stands {
  readonly days: NonNullable<AppointmentReply['days']>;
  readonly onPropose: (body: Proposals) => Promise<unknown>;
  /** What can be done about an agreed time beside moving it. */
  readonly children?: (standing: AppointmentSlot) => ReactNode;
}

/** Where the appointment stands, and the form with other times; for provider and dealer. */
export function AppointmentDesk({ person, appointment, days, onPropose, children }: AppointmentDeskProps) {
  const { t } = useTranslation('appointment');
  const { moment } = useAppointmentText();
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const standing = appointment?.state === 'AGREED' ? appointment.agreed : null;
  const lockedSince = standing !== null && !appointment?.canChange ? appointment?.changeableUntil : null;
  const isLocked = typeof lockedSince === 'string';
  return (
    <div className={`${classes['form']} ${classes['desk']}`}>
      <output>{isSent && <Notice tone="gain">{t('provider.sent', { person })}</Notice>}</output>
      <Stand person={person} appointment={appointment} />
      {isLocked && (
        <p className={classes['text']}>{t('provider.changeOver', { at: moment(lockedSince), person })}</p>
      )}
      {isOpen ? (
        <ProposalForm
          onPropose={onPropose}
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
      {standing !== null && !isLocked && !isOpen && children?.(standing)}
    </div>
  );
}

interface CancelActionProps extends ProviderAppointmentProps {
  readonly standing: AppointmentSlot;
}

function CancelAction({ orderId, kind = 'HANDOVER', person, standing }: CancelActionProps) {
  const { t } = useTranslation('appointment');
  const text = useKindText(kind);
  const { at } = useAppointmentText();
  const cancel = useAppointmentChange();
  return (
    <>
      {cancel.error !== null && <FailureNotice title={t('failed')} failure={cancel.error} />}
      <AskedAction
        label={t('cancel')}
        title={t('cancelQuestion')}
        variant="subtle"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ params: appointmentOf(orderId, kind), body: { command: 'CANCEL' } })}
      >
        <p>{text('provider.cancelConsequence', { person, at: at(standing) })}</p>
      </AskedAction>
    </>
  );
}

interface Stands {
  /** Name of the employee. */
  readonly person: string;
  readonly appointment: Appointment | null;
}

/** Where the appointment stands, as provider and dealer read it. */
function Stand({ person, appointment }: Stands) {
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
