import { cents } from '@stromwandel/kernel';
import { employeeFromSalaryInfo, priceCar } from '@stromwandel/pricing';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../database/database.ts';
import { orders } from '../../database/schema/index.ts';
import type { DataSeal } from '../../sealing/data-seal.ts';
import { listColumns, publicColumns, stageOf, type ListColumns } from './list-columns.ts';
import type { OrderRecord } from './order-record.ts';
import { findOrdersWithoutFigures, lockOrder } from './order-store.ts';
import { openPrivateSnapshot } from './private-order.ts';

const BATCH = 100;

/** All columns, with the employer's result calculated again from what the order was frozen with. */
function allColumns(seal: DataSeal, order: OrderRecord): ListColumns {
  const { calculation, leasePackage } = order.snapshot;
  const own = openPrivateSnapshot(seal, order);
  const price = priceCar(
    employeeFromSalaryInfo(own.salaryInfo),
    { ...calculation.car, durationMonths: leasePackage.durationMonths },
    cents(leasePackage.grossComparisonCostCents),
    calculation.terms,
  );
  if (!price.ok) throw new Error(`priced when it was created, and now refused with ${price.error.code}`);
  return listColumns(order.snapshot, own, price.value.comparison.employer);
}

/**
 * Gives orders of an earlier version the columns that queues and figures are made from. Runs at the start, as the system,
 * beside servers that still take commands: each order is locked. One that cannot be calculated any more gets what
 * lies open, so that queues show it, and is told of; the rest are filled all the same.
 * @returns how many orders got all columns
 */
export async function fillListColumns(
  { db }: Pick<DatabaseConnection, 'db'>,
  seal: DataSeal,
  tell: (message: string) => void,
): Promise<number> {
  const fill = (id: number, columnsOf: (order: OrderRecord) => Partial<ListColumns>) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null || order.row.employerResultCents !== null) return;
      await tx
        .update(orders)
        .set({ ...columnsOf(order), stage: stageOf(order.state) })
        .where(eq(orders.id, id));
    });
  let filled = 0;
  for (let after = 0; ;) {
    const ids = await findOrdersWithoutFigures(db, { after, limit: BATCH });
    for (const id of ids) {
      try {
        await fill(id, (order) => allColumns(seal, order));
        filled += 1;
      } catch (error) {
        tell(`Order ${id} gets no figures: ${error instanceof Error ? error.message : String(error)}`);
        await fill(id, ({ snapshot }) => publicColumns(snapshot));
      }
      after = id;
    }
    if (ids.length < BATCH) return filled;
  }
}
