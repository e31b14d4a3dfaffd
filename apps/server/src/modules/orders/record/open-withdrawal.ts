import { allowedCommands, type OrderState } from '@stromwandel/ordering';

/**
 * Until when the employee can withdraw from the order, ISO 8601; null when they cannot. It decides by the command
 * itself, so that the page never offers a refused action.
 */
export function openWithdrawal(order: OrderState, now: Date): string | null {
  const { withdraw } = allowedCommands(order, ['EMPLOYEE'], now.toISOString());
  return withdraw.allowed ? order.withdrawableUntil : null;
}
