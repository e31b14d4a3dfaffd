import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import type { ProviderOrderItem, ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { BulkDecision } from '../../product/desk/bulk-decision.tsx';
import classes from '../../product/desk/bulk-decision.module.css';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';

interface BulkOrderingProps {
  readonly chosen: readonly ProviderOrderItem[];
  /** Nothing is chosen any more. */
  readonly onDone: () => void;
}

/** What became of a chosen order. */
type Placed = ReplyOf<'placeOrders'>[number] & { readonly person: string };

/** Orders the chosen cars from the manufacturer after one question, and says of each what became of it. */
export function BulkOrdering({ chosen, onDone }: BulkOrderingProps) {
  const { t } = useTranslation('provider');
  const [outcome, setOutcome] = useState<readonly Placed[]>();
  const placing = useApiMutation('placeOrders', {
    outdates: ['listProviderOrders', 'getProviderBoard', 'getProviderOrder', 'getOrderTimeline'],
    onSuccess: (placed) => {
      setOutcome(
        placed.flatMap((one) => {
          const order = chosen.find(({ id }) => id === one.orderId);
          return order ? [{ ...one, person: personName(order.employee) }] : [];
        }),
      );
      onDone();
    },
  });
  return (
    <>
      {placing.isError && <FailureNotice title={t('bulk.failed')} failure={placing.error} />}
      {outcome && chosen.length === 0 && <Outcome placed={outcome} />}
      {chosen.length > 0 && (
        <BulkDecision
          chosen={t('bulk.chosen', { count: chosen.length })}
          action={t('bulk.order')}
          title={t('bulk.title', { count: chosen.length })}
          text={t('bulk.text')}
          confirm={t('bulk.confirm', { count: chosen.length })}
          main
          pending={placing.isPending}
          onConfirm={() => placing.mutateAsync({ body: { orderIds: chosen.map(({ id }) => id) } })}
          onClear={onDone}
        >
          {chosen.map((order) => (
            <li key={order.id}>
              {order.id}, {vehicleName(order.vehicle)}: {personName(order.employee)}, {order.tenantName}
            </li>
          ))}
        </BulkDecision>
      )}
    </>
  );
}

function Outcome({ placed }: { readonly placed: readonly Placed[] }) {
  const { t } = useTranslation(['provider', 'errors']);
  const count = placed.filter(({ problem }) => problem === null).length;
  return (
    <DecisionOutcome
      tone={count === placed.length ? 'gain' : 'warn'}
      title={count === 0 ? t('provider:bulk.none') : t('provider:bulk.ordered', { count })}
      justDecided
    >
      <ul className={classes['list']}>
        {placed.map(({ orderId, person, problem }) => (
          <li key={orderId}>
            {problem === null
              ? t('provider:bulk.done', { id: orderId, person })
              : t('provider:bulk.missed', { id: orderId, person, reason: t(`errors:problem.${problem}`) })}
          </li>
        ))}
      </ul>
    </DecisionOutcome>
  );
}
