import { toCents, toEuro, type EmployerOrderItem } from '@stromwandel/api-spec';
import { addCents, ZERO_CENTS } from '@stromwandel/kernel';
import { waitingDays } from '../../desk/waiting-days.ts';
import { approvalTab } from './approval-tab.ts';

/** Days after which an order has waited long for its decision. */
export const LONG_WAIT_DAYS = 5;

type CountedOrder = Pick<EmployerOrderItem, 'stage' | 'waitingSince' | 'totalMonthlyGrossCostEur'>;

/** The figures above the queue. The conversion is the gross sum of all approved contracts in a month, in euros. */
export function approvalFigures(orders: readonly CountedOrder[], nowMs: number) {
  const open = orders.filter((order) => approvalTab(order) === 'open');
  const approved = orders.filter((order) => approvalTab(order) === 'approved');
  return {
    waiting: open.length,
    waitingLong: open.filter(
      ({ waitingSince }) => waitingSince !== null && waitingDays(waitingSince, nowMs) > LONG_WAIT_DAYS,
    ).length,
    approved: approved.length,
    monthlyEur: toEuro(
      approved.reduce((sum, order) => addCents(sum, toCents(order.totalMonthlyGrossCostEur)), ZERO_CENTS),
    ),
  };
}
