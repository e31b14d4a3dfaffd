import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { EmployerOrderSheet } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { DeclineOrderButton } from '../../product/desk/decline-order-button.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useStepDecision } from '../../product/desk/use-step-decision.ts';
import { useFormat } from '../../format/use-format.ts';
import { EndNote } from '../../product/order-timeline/end-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './approval-decision.module.css';

interface ApprovalDecisionProps {
  readonly sheet: EmployerOrderSheet;
  readonly nextTo: string | null;
}

const OUTDATED = ['listEmployerOrders', 'getEmployerOrder', 'getOrderTimeline'] as const;

/** The two decisions of the employer; afterwards, how it went. */
export function ApprovalDecision({ sheet, nextTo }: ApprovalDecisionProps) {
  const { t } = useTranslation(['employer', 'desk', 'errors']);
  const { date, euro } = useFormat();
  const reasonId = useId();
  const { approve } = sheet.decisions;
  // The notice of the two approvals says so already.
  const isForAnother = approve === 'SECOND_APPROVER_NEEDED';
  const obstacle = isForAnother ? null : approve;
  const person = personName(sheet.employee);
  const { step, decided, pending, error, accept, decline } = useStepDecision(sheet, {
    flag: 'tenantAdminEnabled',
    outdates: OUTDATED,
  });
  return (
    <>
      <div className={classes['notes']}>
        {error !== null && <FailureNotice title={t('desk:decisionFailed')} failure={error} />}
        {step === null ? (
          <Outcome sheet={sheet} justDecided={decided} nextTo={nextTo} />
        ) : (
          <>
            <FourEyesNotice sheet={sheet} />
            {obstacle !== null && (
              <Notice tone="info">
                <span id={reasonId}>
                  {obstacle === 'OWN_ORDER' ? t('employer:ownOrder') : t(`errors:problem.${obstacle}`)}
                </span>
              </Notice>
            )}
          </>
        )}
      </div>
      {step !== null && (
        <div className={classes['bar']}>
          <p className={classes['deadline']}>
            <strong>
              {t('employer:ofRate', {
                rate: euro(sheet.totalMonthlyGrossCostCents),
                count: sheet.durationMonths,
              })}
            </strong>{' '}
            {sheet.deadline !== null && t('employer:decideUntil', { date: date(sheet.deadline) })}
          </p>
          <div className={classes['buttons']}>
            <DeclineOrderButton
              orderId={sheet.id}
              person={person}
              disabled={pending || sheet.decisions.decline !== null}
              onDecline={decline}
            />
            {!isForAnother && (
              <Button
                className={classes['approve']}
                onClick={accept}
                loading={pending}
                disabled={obstacle !== null}
                aria-describedby={obstacle === null ? undefined : reasonId}
              >
                {t('employer:approve')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** What an employer that wants two approvals has to know before one of them is given. */
function FourEyesNotice({ sheet }: Pick<ApprovalDecisionProps, 'sheet'>) {
  const { t } = useTranslation('employer');
  const { dateTime } = useFormat();
  const { fourEyes, firstApproval, firstApprover } = sheet;
  if (!fourEyes) return null;
  if (firstApproval === null) return <p className={classes['deadline']}>{t('fourEyes.first')}</p>;
  const time = dateTime(firstApproval.at);
  return (
    <Notice tone="info" polite title={t('fourEyes.title')}>
      {firstApproval.own
        ? t('fourEyes.own', { time })
        : firstApprover === null
          ? t('fourEyes.somebody', { time })
          : t('fourEyes.by', { time, person: personName(firstApprover) })}
    </Notice>
  );
}

interface OutcomeProps extends ApprovalDecisionProps {
  readonly justDecided: boolean;
}

function Outcome({ sheet, justDecided, nextTo }: OutcomeProps) {
  const { t } = useTranslation(['employer', 'desk']);
  const { stage, endReason, endNote } = sheet;
  const next = nextTo !== null && justDecided && <Link to={nextTo}>{t('employer:next')}</Link>;
  if (stage === 'WITH_EMPLOYEE') return null;
  if (stage === 'ENDED') {
    const title =
      endReason === 'DECLINED_BY_TENANT'
        ? t('employer:declined')
        : t(endReason === null ? 'employer:stage.ENDED' : `desk:endReason.${endReason}`);
    return (
      <DecisionOutcome tone="danger" title={title} justDecided={justDecided} action={next || undefined}>
        <EndNote reason={endReason} note={endNote} introduced={(words) => t('desk:reasonGiven', words)} />
      </DecisionOutcome>
    );
  }
  return (
    <DecisionOutcome
      tone="gain"
      title={stage === 'WITH_PROVIDER' ? t('employer:approved') : t(`employer:stage.${stage}`)}
      justDecided={justDecided}
      action={next || undefined}
    >
      {stage === 'WITH_PROVIDER' && t('employer:approvedText', { person: personName(sheet.employee) })}
    </DecisionOutcome>
  );
}
