import { join } from 'node:path';
import { readConfiguration, type Configuration } from '../configuration.ts';
import { connectDatabase, type DatabaseConnection } from '../platform/database/database.ts';
import { runAsSystem } from '../platform/scope/scope.ts';
import { postgresBinaries } from '../postgres-binaries-folder.ts';
import { connectEmbeddedPostgres } from '../adapters/embedded-postgres/connect-embedded-postgres.ts';

/**
 * Runs a command of the operator on the product's database with the account that owns the tables, also beside a
 * running server.
 */
export async function withOwnerDatabase<T>(
  run: (database: DatabaseConnection, configuration: Configuration, ownerUrl: string) => Promise<T>,
  configuration: Configuration = readConfiguration(process.env),
): Promise<T> {
  const configured = configuration.databaseOwnerUrl ?? configuration.databaseUrl;
  const dataDir = join(configuration.dataDir, 'postgres');
  const postgres =
    configured === null
      ? await connectEmbeddedPostgres({ dataDir, binariesDir: postgresBinaries(configuration.dataDir) })
      : { connectionString: configured, stop: () => Promise.resolve() };
  try {
    const database = connectDatabase(postgres.connectionString, { max: 2, onError: () => undefined });
    try {
      return await runAsSystem(() => run(database, configuration, postgres.connectionString));
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
