import { readConfiguration } from '../configuration.ts';
import { restore } from './backup/index.ts';

const USAGE = `npm run restore -- <file>

Restores a back-up into an empty DATA_DIR, or the empty database of DATABASE_OWNER_URL (or DATABASE_URL), and verifies it. The keys
must be there: AUTH_SIGNING_KEY and DATA_KEYS, or their files below DATA_DIR. Refuses before it writes anything.`;

async function main(args: readonly string[]): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { createdAt, rows } = await restore(file, readConfiguration(process.env));
  process.stdout.write(
    `Restored the back-up of ${createdAt}: ${rows['orders']} orders. Keys, audit log and files fit. Next: npm run orders -- recalculate\n`,
  );
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
