import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clusterFiles, DATABASE_ACCOUNT, DATABASE_NAME } from './cluster-files.ts';
import { findLivingPostmaster } from './postmaster-pid.ts';
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './start-embedded-postgres.ts';

/** Fourth line of `postmaster.pid`. */
const PORT_LINE = 3;

/**
 * Connects a command to the embedded database: to the one that a running server has started, else to one that is
 * started for the command and stopped with `stop`.
 */
export async function connectEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<{ readonly connectionString: string; stop(): Promise<void> }> {
  const files = clusterFiles(resolve(options.dataDir));
  if (findLivingPostmaster(files) === null) return startEmbeddedPostgres(options);
  const port = readFileSync(files.postmasterPid, 'utf8').split('\n')[PORT_LINE]?.trim();
  const password = readFileSync(files.password, 'utf8');
  const connectionString = `postgres://${DATABASE_ACCOUNT}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
  return { connectionString, stop: () => Promise.resolve() };
}
