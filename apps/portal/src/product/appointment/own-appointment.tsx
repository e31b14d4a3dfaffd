import { Button, Skeleton } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AskedAction } from '../desk/asked-action.tsx';
import {
  appointmentOf,
  useAppointmentChange,
  type Appointment,
  type AppointmentKind,
  type AppointmentSlot,
} from './appointment.ts';
import { CalendarButton } from './calendar-button.tsx';
import { ProposalChoice } from './proposal-choice.tsx';
import { useAppointmentText, useKindText } from './use-appointment-text.ts';
import { WishForm } from './wish-form.tsx';
import classes from './appointment.module.css';

export interface OwnAppointmentProps {
  readonly orderId: number;
  readonly kind?: AppointmentKind;
  /** Brand and model. */
  readonly vehicle: string;
  readonly layout: 'rows' | 'columns';
  /** The heading around it already says what it is. */
  readonly isTitled?: boolean;
  /** What stands here before the first proposal. */
  readonly none: ReactNode;
  /** Books a free time oneself, also in exchange for an agreed one; absent where only proposals are chosen. */
  readonly book?: (onDone: () => void) => ReactNode;
}

/** When and where the employee gets the car or gives it back: choose, wish other times, move, cancel. */
export function OwnAppointment({ none, ...shown }: OwnAppointmentProps) {
  const { kind = 'HANDOVER', orderId } = shown;
  const text = useKindText(kind);
  const query = useApiQuery('getAppointment', { params: appointmentOf(orderId, kind) });
  return (
    <LoadState query={query} failed={text('loadFailed')} skeleton={<Skeleton height={44} radius={12} />}>
      {({ appointment }) =>
        appointment === null || appointment.state === 'NONE' ? (
          none
        ) : (
          <Standing {...shown} appointment={appointment} key={appointment.changedAt} />
        )
      }
    </LoadState>
  );
}

type StandingProps = Omit<OwnAppointmentProps, 'none'> & { readonly appointment: Appointment };

function Standing(props: StandingProps) {
  const { orderId, vehicle, appointment } = props;
  const { t } = useTranslation('appointment');
  const { at } = useAppointmentText();
  const { kind, state, agreed, remark, proposals } = appointment;
  if (state === 'AGREED' && agreed !== null) return <Agreed {...props} slot={agreed} />;
  return (
    <div className={classes['part']}>
      {agreed !== null && <p className={classes['text']}>{t('fellAway', { at: at(agreed) })}</p>}
      {state === 'PROPOSED' && <Choice orderId={orderId} kind={kind} proposals={proposals} standing={null} />}
      {state === 'ASKED' && (
        <Notice tone="info" title={t('asked.title')}>
          {t('asked.text', { remark })}
        </Notice>
      )}
      {state === 'CANCELLED' && (
        <Notice tone="info" title={t('cancelled.title')}>
          {t('cancelled.text')}
        </Notice>
      )}
      {(state === 'ASKED' || state === 'CANCELLED') && props.book?.(() => undefined)}
      {agreed !== null && (
        <CalendarButton orderId={orderId} vehicle={vehicle} appointment={appointment} slot={agreed} />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly orderId: number;
  readonly kind: AppointmentKind;
  readonly proposals: Appointment['proposals'];
  /** The agreed time in words; null without one. */
  readonly standing: string | null;
  readonly onDone?: () => void;
}

/** One of the proposals that no other car has taken, or a wish for others. */
function Choice({ orderId, kind, proposals, standing, onDone = () => undefined }: ChoiceProps) {
  const { t } = useTranslation('appointment');
  const [isAsking, setIsAsking] = useState(false);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const open = proposals.filter(({ number }) => !taken.includes(number));
  const takenNotice = taken.length > 0 && (
    <Notice tone="warn" role="alert" title={t('taken.title')}>
      {t(open.length === 0 ? 'taken.wish' : 'taken.choose')}
    </Notice>
  );
  if (isAsking || open.length === 0) {
    return (
      <>
        {takenNotice}
        <WishForm
          orderId={orderId}
          kind={kind}
          standing={standing}
          isOnly={open.length === 0 && standing === null}
          onDone={() => {
            setIsAsking(false);
            onDone();
          }}
        />
      </>
    );
  }
  return (
    <>
      {takenNotice}
      <ProposalChoice
        // The next choice starts anew.
        key={open.length}
        orderId={orderId}
        kind={kind}
        proposals={open}
        onDone={onDone}
        onTaken={(number) => setTaken([...taken, number])}
      />
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('ask')}
      </Button>
    </>
  );
}

const mapLink = (place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.slice(place.indexOf(',') + 1).trim())}`;

function Agreed(props: StandingProps & { readonly slot: AppointmentSlot }) {
  const { orderId, vehicle, layout, isTitled = false, appointment, slot, book } = props;
  const { t } = useTranslation('appointment');
  const { at, place, moment } = useAppointmentText();
  const [isMoving, setIsMoving] = useState(false);
  const cancel = useAppointmentChange();
  const { kind, canChange, changeableUntil, proposals } = appointment;
  const text = useKindText(kind);
  const others = proposals.filter((one) => one.day !== slot.day || one.time !== slot.time);
  const close = () => setIsMoving(false);
  return (
    <div className={classes['part']}>
      {cancel.error !== null && <FailureNotice title={t('failed')} failure={cancel.error} />}
      <FactList
        layout={layout}
        facts={[
          { label: isTitled ? t('when') : text('heading'), value: at(slot), wide: true },
          { label: t('place'), value: place(slot), wide: true },
          {
            label: t('phone'),
            value: <a href={`tel:${slot.phone.replaceAll(/[^+\d]/g, '')}`}>{slot.phone}</a>,
          },
          { label: t('papers'), value: text('papersList'), wide: true },
        ]}
      />
      <div className={classes['buttons']}>
        <CalendarButton orderId={orderId} vehicle={vehicle} appointment={appointment} slot={slot} />
        <Button
          component="a"
          variant="default"
          href={mapLink(place(slot))}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('map')}
        </Button>
      </div>
      {changeableUntil !== null && (
        <p className={classes['text']}>
          {t(canChange ? 'changeUntil' : 'changeOver', { at: moment(changeableUntil), phone: slot.phone })}
        </p>
      )}
      {isMoving &&
        canChange &&
        (book?.(close) ?? (
          <Choice orderId={orderId} kind={kind} proposals={others} standing={at(slot)} onDone={close} />
        ))}
      {canChange && (
        <div className={classes['buttons']}>
          {isMoving ? (
            (others.length > 0 || book !== undefined) && (
              <Button variant="subtle" onClick={close}>
                {t('keep')}
              </Button>
            )
          ) : (
            <Button variant="default" onClick={() => setIsMoving(true)}>
              {t('move')}
            </Button>
          )}
          {!isMoving && (
            <AskedAction
              label={t('cancel')}
              title={t('cancelQuestion')}
              variant="subtle"
              busy={cancel.isPending}
              onConfirm={() =>
                cancel.mutate({ params: appointmentOf(orderId, kind), body: { command: 'CANCEL' } })
              }
            >
              <p>{text('cancelConsequence', { at: at(slot) })}</p>
            </AskedAction>
          )}
        </div>
      )}
    </div>
  );
}
