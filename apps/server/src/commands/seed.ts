import { parseArgs } from 'node:util';
import { createClock } from '../platform/clock/clock.ts';
import { checkDataKeys } from '../platform/sealing/check-data-keys.ts';
import { dataKeys, readOrCreateDataKeys } from '../platform/sealing/data-keys.ts';
import { createDataSeal } from '../platform/sealing/data-seal.ts';
import { hasDemoWorld, holdsMoreThanDemoWorld, seedWorld, type SeedAmounts } from '../demo/seeding/index.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run seed -- --tenants <number> --people <number> --orders <number> [--among-other-data]

Fills the database of DATA_DIR (or DATABASE_URL) with employers, people and orders in every state, to try out and measure
the product with a lot of them. Start the server once before in demo mode (DEMO=1 with DATABASE_URL): cars and password are those of the demo
world. A database that holds more than the demo world is refused, unless told otherwise. An interrupted or failed run leaves
nothing behind.

People are p<number>@seed<employer>.example, the first ones of each employer its tenant admins, for example
p0@seed0.example.`;

function readAmounts(args: readonly string[]): (SeedAmounts & { readonly amongOthers: boolean }) | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tenants: { type: 'string' },
        people: { type: 'string' },
        orders: { type: 'string' },
        'among-other-data': { type: 'boolean', default: false },
      },
    });
    const [tenants, people, orders] = [values.tenants, values.people, values.orders].map((text) =>
      /^\d{1,8}$/.test(text ?? '') ? Number(text) : -1,
    );
    if (tenants === undefined || people === undefined || orders === undefined) return null;
    if (tenants < 1 || people < tenants || orders < 0) return null;
    return { tenants, people, orders, amongOthers: values['among-other-data'] };
  } catch {
    return null;
  }
}

async function main(args: readonly string[]): Promise<number> {
  const amounts = readAmounts(args);
  if (!amounts) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const report = (line: string) => process.stdout.write(`${line}\n`);
  return withOwnerDatabase(async (database, configuration) => {
    if (!(await hasDemoWorld(database))) {
      process.stderr.write('There is no demo world: start the server once in the demo mode.\n');
      return 1;
    }
    if (!amounts.amongOthers && (await holdsMoreThanDemoWorld(database))) {
      process.stderr.write(
        'The database holds more than the demo world. Nothing was seeded; see --among-other-data.\n',
      );
      return 1;
    }
    const keys = configuration.dataKeys
      ? dataKeys(configuration.dataKeys)
      : readOrCreateDataKeys(configuration.dataDir);
    const clock = createClock(() => new Date());
    const seal = createDataSeal(keys);
    await checkDataKeys(database.db, seal);
    await seedWorld(database, { seal, clock, report }, amounts);
    return 0;
  });
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was seeded.\n`);
  return 1;
});
