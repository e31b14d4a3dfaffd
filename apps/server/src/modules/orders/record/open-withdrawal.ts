import { allowedCommands, type OrderState } from '@stromwandel/ordering';

/**
 * Until when the employee can withdraw from the order, ISO 8601; null where that is not possible, or no longer.
 * What is told is what the command would answer, so nobody is offered what is refused.
 */
export function openWithdrawal(order: OrderState, now: Date): string | null {
  const { withdraw } = allowedCommands(order, ['EMPLOYEE'], now.toISOString());
  return withdraw.allowed ? order.withdrawableUntil : null;
}
