import { addCents } from '@stromwandel/kernel';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmployerOrderItem, ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { BulkDecision } from '../../product/desk/bulk-decision.tsx';
import classes from '../../product/desk/bulk-decision.module.css';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';

interface BulkApprovalProps {
  readonly chosen: readonly EmployerOrderItem[];
  /** Nothing is chosen any more. */
  readonly onDone: () => void;
}

type Approval = ReplyOf<'approveOrders'>[number];

/** What an approval that failed was about. */
interface Missed {
  readonly person: string;
  readonly code: NonNullable<Approval['problem']>;
}

interface Outcome {
  readonly approved: number;
  /** Of those, how many wait for a second person. */
  readonly waiting: number;
  readonly missed: readonly Missed[];
}

/** Approves the chosen orders after one question, and says which of them could not be. */
export function BulkApproval({ chosen, onDone }: BulkApprovalProps) {
  const { t } = useTranslation(['employer', 'errors']);
  const { euro } = useFormat();
  const monthly = addCents(...chosen.map((order) => order.totalMonthlyGrossCostCents));
  const [outcome, setOutcome] = useState<Outcome>();
  const approving = useApiMutation('approveOrders', {
    outdates: ['listEmployerOrders', 'getEmployerOrder', 'getOrderTimeline'],
    onSuccess: (approvals) => {
      setOutcome({
        approved: approvals.filter(({ problem, waitsForSecond }) => problem === null && !waitsForSecond)
          .length,
        waiting: approvals.filter(({ waitsForSecond }) => waitsForSecond).length,
        missed: approvals.flatMap(({ orderId, problem }) => {
          const order = chosen.find(({ id }) => id === orderId);
          return problem === null || !order ? [] : [{ person: personName(order.employee), code: problem }];
        }),
      });
      onDone();
    },
  });
  return (
    <>
      {approving.isError && <FailureNotice title={t('employer:bulk.failed')} failure={approving.error} />}
      {outcome && chosen.length === 0 && (
        <DecisionOutcome
          tone={outcome.missed.length === 0 ? 'gain' : 'warn'}
          justDecided
          title={
            outcome.approved === 0 && outcome.waiting > 0
              ? t('employer:bulk.waiting', { count: outcome.waiting })
              : t('employer:bulk.approved', { count: outcome.approved })
          }
        >
          {outcome.approved > 0 && outcome.waiting > 0 && (
            <p>{t('employer:bulk.waiting', { count: outcome.waiting })}</p>
          )}
          {outcome.missed.length > 0 && (
            <ul className={classes['list']}>
              {outcome.missed.map(({ person, code }) => (
                <li key={person}>
                  {person}: {t(`errors:problem.${code}`)}
                </li>
              ))}
            </ul>
          )}
        </DecisionOutcome>
      )}
      {chosen.length > 0 && (
        <BulkDecision
          chosen={t('employer:bulk.chosen', { count: chosen.length })}
          action={t('employer:bulk.approve')}
          title={t('employer:bulk.title', { count: chosen.length })}
          text={t('employer:bulk.text', { amount: euro(monthly) })}
          confirm={t('employer:bulk.confirm', { count: chosen.length })}
          pending={approving.isPending}
          onConfirm={() => approving.mutateAsync({ body: { orderIds: chosen.map(({ id }) => id) } })}
          onClear={onDone}
        >
          {chosen.map((order) => (
            <li key={order.id}>
              {personName(order.employee)}: {vehicleName(order.vehicle)},{' '}
              {euro(order.totalMonthlyGrossCostCents)}
            </li>
          ))}
        </BulkDecision>
      )}
    </>
  );
}
