import { readConfiguration } from '../configuration.ts';
import { MIGRATIONS } from '../migrations-folder.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { requireSession } from '../platform/database/refuse-pooler.ts';

const USAGE = `npm run migrate

Brings the database of DATABASE_OWNER_URL to this version's schema and gives the account of DATABASE_URL what the server needs. With
DATABASE_URL alone, its account owns the tables. Works beside running servers of this version and the one before. A server with the
embedded database does this itself when it starts.`;

async function main(args: readonly string[]): Promise<string> {
  if (args.length > 0) throw new Error(USAGE);
  const { databaseUrl, databaseOwnerUrl, demo } = readConfiguration(process.env);
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  if (ownerUrl === null) return 'The embedded database is migrated when the server starts. Nothing to do.';
  await requireSession(ownerUrl, databaseOwnerUrl === null ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
  const otherSchemas = demo ? (await import('../demo/index.ts')).DEMO_SCHEMAS : undefined;
  const { migrations } = await prepareDatabase({
    ownerUrl,
    applicationUrl: databaseOwnerUrl === null ? null : databaseUrl,
    rolePassword: null,
    migrationsFolder: MIGRATIONS,
    otherSchemas,
  });
  return `The database has this version's schema (${migrations} new ${migrations === 1 ? 'migration' : 'migrations'}).`;
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
