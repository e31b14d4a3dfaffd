import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated, empty database that each test database is a copy of. */
export const TEMPLATE_DATABASE = 'stromwandel_template';

export interface TestDatabase {
  /** With the account that the product works with. */
  readonly connectionString: string;
  /** With the account that owns the tables. */
  readonly ownerUrl: string;
  /** Ends all sessions on the database and removes it. */
  drop(): Promise<void>;
}

/** Creates an empty, migrated database of its own for a test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: through the log, as by default, a copy takes 530 ms instead of 80.
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`);
  const onDatabase = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return {
    connectionString: onDatabase(inject('testDatabaseApplication')),
    ownerUrl: onDatabase(server),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
