import { asc, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { orders } from '../platform/database/schema/index.ts';
import { recalculateOrder } from '../modules/orders/index.ts';
import { checkDataKeys } from '../platform/sealing/check-data-keys.ts';
import { dataKeys, readOrCreateDataKeys } from '../platform/sealing/data-keys.ts';
import { createDataSeal, type DataSeal } from '../platform/sealing/data-seal.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run orders -- recalculate [<number of an order>]

Computes the tax result of every order, or of one, anew from what it was frozen with, and names each figure that does not
come out to the cent. Changes nothing; may run beside running servers.`;

const BATCH = 200;

interface Tally {
  checked: number;
  deviating: number;
}

/** Checks the orders behind a number, in batches. */
async function recalculateAfter(db: Database, seal: DataSeal, only: number | null): Promise<Tally> {
  const tally: Tally = { checked: 0, deviating: 0 };
  let last = only === null ? 0 : only - 1;
  for (;;) {
    const rows = await db
      .select()
      .from(orders)
      .where(gt(orders.id, last))
      .orderBy(asc(orders.id))
      .limit(only === null ? BATCH : 1);
    for (const row of rows) {
      last = row.id;
      if (only !== null && row.id !== only) break;
      const found = recalculateOrder(seal, row);
      tally.checked += 1;
      if (found.length > 0) tally.deviating += 1;
      for (const { path, frozen, recalculated } of found) {
        process.stdout.write(
          `order ${row.id}: ${path || 'result'} was ${String(frozen)}, is ${String(recalculated)}\n`,
        );
      }
    }
    if (only !== null || rows.length === 0) return tally;
  }
}

async function recalculate(only: number | null): Promise<number> {
  return withOwnerDatabase(async ({ db }, configuration) => {
    const keys = configuration.dataKeys
      ? dataKeys(configuration.dataKeys)
      : readOrCreateDataKeys(configuration.dataDir);
    const seal = createDataSeal(keys);
    await checkDataKeys(db, seal);
    const { checked, deviating } = await recalculateAfter(db, seal, only);
    if (only !== null && checked === 0) {
      process.stderr.write(`There is no order ${only}.\n`);
      return 1;
    }
    const all = `${checked} ${checked === 1 ? 'order' : 'orders'} recalculated`;
    process.stdout.write(
      `${all}, ${deviating === 0 ? 'each to the cent' : `${deviating} with deviations`}.\n`,
    );
    return deviating === 0 ? 0 : 1;
  });
}

async function main([command, order, ...rest]: readonly string[]): Promise<number> {
  const isOrder = order === undefined || /^[1-9]\d{0,14}$/.test(order);
  if (command === 'recalculate' && isOrder && rest.length === 0) {
    return recalculate(order === undefined ? null : Number(order));
  }
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
