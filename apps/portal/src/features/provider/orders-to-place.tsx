import { useState } from 'react';
import type { ProviderOrderItem } from '../../api/replies.ts';
import { BulkOrdering } from './bulk-ordering.tsx';
import { OrderTable } from './order-table.tsx';
import classes from './order-table.module.css';

interface OrdersToPlaceProps {
  readonly title: string;
  readonly orders: readonly ProviderOrderItem[];
  /** Whether the list is still the one before. */
  readonly isOutdated: boolean;
}

/** Orders that wait to be passed to the manufacturer, several at once if wished. */
export function OrdersToPlace({ title, orders, isOutdated }: OrdersToPlaceProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = isOutdated ? [] : orders.filter(({ id }) => chosenIds.has(id));
  return (
    <>
      <div className={classes['bulk']}>
        <BulkOrdering chosen={chosen} onDone={() => setChosenIds(new Set())} />
      </div>
      <OrderTable
        title={title}
        orders={orders}
        choice={{ ids: new Set(chosen.map(({ id }) => id)), onChoose: setChosenIds }}
      />
    </>
  );
}
