import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clusterFiles, connectionStringOf } from './cluster-files.ts';
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
  const port = Number(readFileSync(files.postmasterPid, 'utf8').split('\n')[PORT_LINE]);
  return { connectionString: connectionStringOf(files, port), stop: () => Promise.resolve() };
}
