import { weekAndYear } from '@stromwandel/ordering';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { DeclineOrderButton } from '../../product/desk/decline-order-button.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useStepDecision } from '../../product/desk/use-step-decision.ts';
import { useFormat } from '../../format/use-format.ts';
import { EndNote } from '../../product/order-timeline/end-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { HandoverForm } from './handover-form.tsx';
import classes from './provider-decision.module.css';

const OUTDATED = [
  'listProviderOrders',
  'getProviderBoard',
  'getProviderOrder',
  'getOrderTimeline',
  // After the decision there may be nothing left to agree on.
  'getAppointment',
] as const;

interface ProviderDecisionProps {
  readonly sheet: ProviderOrderSheet;
}

/** What the provider does next: order from the manufacturer, confirm the handover, or wait for others. */
export function ProviderDecision({ sheet }: ProviderDecisionProps) {
  const { t } = useTranslation(['provider', 'desk']);
  const reasonId = useId();
  const handover = sheet.stage === 'WITH_MANUFACTURER' || sheet.stage === 'READY_FOR_HANDOVER';
  const over = sheet.stage === 'ACTIVE' || sheet.stage === 'ENDED';
  const { decisions } = sheet;
  // Null where no day is to be entered, or not yet.
  const days = decisions.accept === null ? sheet.handoverDays : null;
  const person = personName(sheet.employee);
  const { step, decided, pending, error, accept, handOver, decline } = useStepDecision(sheet, {
    flag: 'adminEnabled',
    outdates: OUTDATED,
  });
  return (
    <SectionCard compact title={t(over ? 'provider:state' : 'provider:todo')}>
      <div className={classes['decision']}>
        {error !== null && <FailureNotice title={t('desk:decisionFailed')} failure={error} />}
        {decided && sheet.stage === 'WITH_MANUFACTURER' && (
          <DecisionOutcome tone="gain" title={t('provider:ordered')} justDecided />
        )}
        {step === null ? (
          <Outcome sheet={sheet} justDecided={decided} />
        ) : (
          <>
            <p id={reasonId} className={classes['text']}>
              <Explanation
                obstacle={decisions.accept}
                handover={handover}
                person={person}
                deliveryWeek={sheet.deliveryWeek}
              />
            </p>
            {days !== null && <HandoverForm orderId={sheet.id} days={days} onHandOver={handOver} />}
            <div className={classes[days === null ? 'bar' : 'below']}>
              {days === null && (
                <Button
                  onClick={accept}
                  loading={pending}
                  disabled={decisions.accept !== null}
                  aria-describedby={reasonId}
                >
                  {t(handover ? 'provider:activate' : 'provider:order')}
                </Button>
              )}
              <DeclineOrderButton
                orderId={sheet.id}
                person={person}
                disabled={pending || decisions.decline !== null}
                onDecline={decline}
              />
            </div>
          </>
        )}
      </div>
    </SectionCard>
  );
}

interface ExplanationProps {
  readonly obstacle: ProviderOrderSheet['decisions']['accept'];
  readonly handover: boolean;
  readonly person: string;
  readonly deliveryWeek: ProviderOrderSheet['deliveryWeek'];
}

/** What the button does, or why it cannot be pressed. */
function Explanation({ obstacle, handover, person, deliveryWeek }: ExplanationProps) {
  const { t } = useTranslation(['provider', 'errors']);
  if (obstacle === 'DELIVERY_NOT_REPORTED') {
    return deliveryWeek === null
      ? t('errors:problem.DELIVERY_NOT_REPORTED', { context: 'WEEK_MISSING' })
      : t('errors:problem.DELIVERY_NOT_REPORTED', {
          context: 'WEEK_CONFIRMED',
          ...weekAndYear(deliveryWeek),
        });
  }
  if (obstacle !== null) return t(`errors:problem.${obstacle}`);
  return t(handover ? 'provider:activateText' : 'provider:orderText', { person });
}

function Outcome({ sheet, justDecided }: ProviderDecisionProps & { readonly justDecided: boolean }) {
  const { t } = useTranslation(['provider', 'desk']);
  const { date } = useFormat();
  const { stage, endReason, endNote, handedOverOn } = sheet;
  if (stage === 'ENDED') {
    const title =
      endReason === 'DECLINED_BY_ADMIN'
        ? t('provider:declined')
        : endReason === null
          ? t('provider:endedTitle')
          : t(`desk:endReason.${endReason}`);
    return (
      <DecisionOutcome tone="danger" title={title} justDecided={justDecided}>
        <EndNote reason={endReason} note={endNote} introduced={(words) => t('desk:reasonGiven', words)} />
      </DecisionOutcome>
    );
  }
  if (stage === 'ACTIVE') {
    return (
      <DecisionOutcome tone="gain" title={t('provider:activated')} justDecided={justDecided}>
        {handedOverOn !== null && t('provider:activatedText', { date: date(handedOverOn) })}
      </DecisionOutcome>
    );
  }
  const waits = stage === 'WITH_EMPLOYER' ? 'waitsForEmployer' : 'waitsForPerson';
  return (
    <Notice tone="info" title={t(`provider:${waits}`, { person: personName(sheet.employee) })}>
      {t(`provider:${waits}Text`)}
    </Notice>
  );
}
