import type { EmployerOrderItem } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { approvalFigures, LONG_WAIT_DAYS } from './approval-figures.ts';
import classes from './figures-row.module.css';

interface FiguresRowProps {
  readonly orders: readonly EmployerOrderItem[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How much waits and what was approved, in four figures. */
export function FiguresRow({ orders, now }: FiguresRowProps) {
  const { t } = useTranslation('employer');
  const { number, euro } = useFormat();
  const { waiting, waitingLong, approved, monthlyEur } = approvalFigures(orders, now);
  return (
    <dl className={classes['row']}>
      <div>
        <dt>{t('figures.waiting')}</dt>
        <dd>{number(waiting)}</dd>
      </div>
      <div>
        <dt>{t('figures.long', { count: LONG_WAIT_DAYS })}</dt>
        <dd>{number(waitingLong)}</dd>
      </div>
      <div>
        <dt>{t('figures.approved')}</dt>
        <dd>{number(approved)}</dd>
      </div>
      <div>
        <dt>{t('figures.monthly')}</dt>
        <dd>{euro(monthlyEur)}</dd>
      </div>
    </dl>
  );
}
