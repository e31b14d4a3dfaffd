import { isIP } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { tenants } from '../database/schema/index.ts';
import { addressRange } from './address-range.ts';

/** Whether an active employer has named a network that holds this address. */
export async function isInNamedNetwork(db: DatabaseOrTransaction, address: string): Promise<boolean> {
  const [bare = ''] = address.split('%');
  // An IPv4 address written as IPv6 is in networks of IPv4.
  const range = addressRange(bare);
  const known = isIP(range) > 0 ? range : bare;
  if (isIP(known) === 0) return false;
  const named = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.active, true), sql`${known}::inet <<= any(${tenants.networks}::inet[])`))
    .limit(1);
  return named.length > 0;
}
