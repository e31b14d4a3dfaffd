import { cents } from '@stromwandel/kernel';
import { employeeFromSalaryInfo, priceCar } from '@stromwandel/pricing';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../database/database.ts';
import { orders } from '../../database/schema/index.ts';
import type { DataSeal } from '../../sealing/data-seal.ts';
import { listColumns, stageOf } from './list-columns.ts';
import type { OrderRecord } from './order-record.ts';
import { findOrdersWithoutFigures } from './order-store.ts';
import { openPrivateSnapshot } from './private-order.ts';

const BATCH = 100;

/** What the employer saves by an order, calculated again from what it was frozen with. */
function savingOf(seal: DataSeal, order: OrderRecord) {
  const { calculation, leasePackage } = order.snapshot;
  const own = openPrivateSnapshot(seal, order);
  const price = priceCar(
    employeeFromSalaryInfo(own.salaryInfo),
    calculation.car,
    cents(leasePackage.grossComparisonCostCents),
    calculation.terms,
  );
  if (!price.ok) throw new Error(`Order ${order.id} was priced when it was created, and is not now`);
  return { own, saving: price.value.comparison.employer.saving };
}

/**
 * Gives orders of an earlier version the columns that queues and figures are made from. Runs at the start, as the system; safe
 * in several processes at once, which write the same.
 * @returns how many orders got them
 */
export async function fillListColumns(
  { db }: Pick<DatabaseConnection, 'db'>,
  seal: DataSeal,
): Promise<number> {
  let filled = 0;
  for (;;) {
    const batch = await findOrdersWithoutFigures(db, BATCH);
    for (const order of batch) {
      const { own, saving } = savingOf(seal, order);
      const columns = { ...listColumns(order.snapshot, own, saving), stage: stageOf(order.state) };
      await db.update(orders).set(columns).where(eq(orders.id, order.id));
    }
    filled += batch.length;
    if (batch.length < BATCH) return filled;
  }
}
