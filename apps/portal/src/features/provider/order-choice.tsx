import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderItem } from '../../api/replies.ts';
import { personName } from '../../product/desk/person-name.ts';
import classes from './order-table.module.css';

/** Which orders of a list are chosen. */
export interface OrderChoice {
  readonly ids: ReadonlySet<number>;
  readonly onChoose: (ids: ReadonlySet<number>) => void;
}

/** The checkbox of an order. */
export function ChoiceOfOrder({
  order,
  choice,
}: {
  readonly order: ProviderOrderItem;
  readonly choice: OrderChoice;
}) {
  const { t } = useTranslation('provider');
  return (
    <Checkbox
      className={classes['choice'] ?? ''}
      aria-label={t('bulk.choose', { id: order.id, person: personName(order.employee) })}
      checked={choice.ids.has(order.id)}
      onChange={(event) => {
        const ids = new Set(choice.ids);
        if (event.currentTarget.checked) ids.add(order.id);
        else ids.delete(order.id);
        choice.onChoose(ids);
      }}
    />
  );
}

/** The checkbox of all orders of a list. */
export function ChoiceOfAll({
  orders,
  choice,
}: {
  readonly orders: readonly ProviderOrderItem[];
  readonly choice: OrderChoice;
}) {
  const { t } = useTranslation('provider');
  const all = orders.every(({ id }) => choice.ids.has(id));
  return (
    <Checkbox
      className={classes['everything'] ?? ''}
      label={t('bulk.all')}
      checked={all}
      indeterminate={choice.ids.size > 0 && !all}
      onChange={(event) =>
        choice.onChoose(new Set(event.currentTarget.checked ? orders.map(({ id }) => id) : []))
      }
    />
  );
}
