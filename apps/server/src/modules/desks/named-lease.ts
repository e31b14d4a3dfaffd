import type { orders } from '../../platform/database/schema/index.ts';
import { readSnapshot } from '../orders/index.ts';

/** The most leases that a notice on the desk names. */
export const MOST_NAMED = 100;

/** An order with its person, as notices on the desk name it. */
export function namedLease({ id, snapshot }: Pick<typeof orders.$inferSelect, 'id' | 'snapshot'>) {
  const { person } = readSnapshot(snapshot);
  return { orderId: id, firstName: person.firstName, lastName: person.lastName };
}
