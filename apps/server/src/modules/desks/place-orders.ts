import type { ReplyOf } from '@stromwandel/api-spec';
import type { Caller } from '../../platform/scope/caller.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import { acceptAmongOthers } from './accept-among-others.ts';

/**
 * Orders several cars from the manufacturer, one after the other, each in its own transaction, so that a refused one does
 * not stop the others. A repetition changes nothing and sends the manufacturer no second link.
 */
export async function placeOrders(
  services: OrderCommandServices,
  caller: Caller,
  orderIds: readonly number[],
): Promise<ReplyOf<'placeOrders'>> {
  const placed: ReplyOf<'placeOrders'> = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await acceptAmongOthers(services, caller, orderId, 'ADMIN');
    placed.push({ orderId, problem: outcome.ok ? null : outcome.error.code });
  }
  return placed;
}
