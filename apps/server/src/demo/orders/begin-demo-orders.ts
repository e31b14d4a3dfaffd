import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders, tenants, users } from '../../platform/database/schema/index.ts';
import { insertDemoPerson, type DemoAccounts } from '../world/index.ts';
import { DEMO_COLLEAGUES } from './demo-colleagues.ts';
import {
  findDemoOrdersProgress,
  saveDemoOrdersProgress,
  type DemoOrdersProgress,
} from './demo-orders-progress.ts';

/** The colleagues work at their employers since before the first order. */
const ACCOUNTS_DAYS_AGO = 720;

/**
 * Creates the colleagues who order, once, and finds how far their orders are.
 * @returns null when there is nothing to do: all is there, or the database has other orders or other employers
 */
export async function beginDemoOrders(
  db: Database,
  today: CalendarDate,
  accounts: () => Promise<Omit<DemoAccounts, 'now'>>,
): Promise<DemoOrdersProgress | null> {
  const begun = await findDemoOrdersProgress(db);
  if (begun !== null) return begun.finished ? null : begun;
  const [someOrder] = await db.select({ id: orders.id }).from(orders).limit(1);
  if (someOrder) return null;
  const common = await accounts();
  const now = new Date(`${addDays(today, -ACCOUNTS_DAYS_AGO)}T09:00:00Z`);
  return db.transaction(async (tx) => {
    for (const { tenant, personnelOffice, ...person } of Object.values(DEMO_COLLEAGUES)) {
      const [office] = await tx
        .select({ tenantId: tenants.id })
        .from(users)
        .innerJoin(tenants, eq(tenants.id, users.tenantId))
        .where(eq(users.email, personnelOffice));
      if (!office) throw new Error(`${tenant} is not in the demo world any more`);
      await insertDemoPerson(tx, person, office.tenantId, { ...common, now });
    }
    const progress = { today, done: 0, finished: false, orders: {} };
    await saveDemoOrdersProgress(tx, progress);
    return progress;
  });
}
