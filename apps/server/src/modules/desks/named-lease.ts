import type { orders } from '../../platform/database/schema/index.ts';
import { readSnapshot } from '../orders/index.ts';

/** Maximum number of leases in a notice on the desk. */
export const MOST_NAMED = 100;

/** An order with its person, for notices on the desk. */
export function namedLease({ id, snapshot }: Pick<typeof orders.$inferSelect, 'id' | 'snapshot'>) {
  const { person } = readSnapshot(snapshot);
  return { orderId: id, firstName: person.firstName, lastName: person.lastName };
}
