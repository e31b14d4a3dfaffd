import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterFiles, connectionStringOf, hasSocket, type ClusterFiles } from './cluster-files.ts';
import { lockCluster } from './cluster-lock.ts';
import { findFreePort } from './find-free-port.ts';
import { createOwnedDirectory, initialiseCluster } from './initialise-cluster.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import type { PostgresProgram } from './postgres-process.ts';
import { findLivingPostmaster } from './postmaster-pid.ts';
import { runPostmaster, type RunningPostmaster } from './run-postmaster.ts';
import { chooseServerAccount } from './server-account.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { stopWithParent } from './stop-with-parent.ts';

export interface EmbeddedPostgresOptions {
  /** Directory of the cluster; created at the first start. */
  readonly dataDir: string;
  /** Directory for the runnable copy of PostgreSQL; beside the cluster when not given. */
  readonly binariesDir?: string;
  /** Directory of another PostgreSQL's programs, instead of the bundled one. */
  readonly programsDir?: string;
  /** Takes the server's messages, line by line. */
  readonly log?: (line: string) => void;
  /** Settings on top of PostgreSQL's own defaults, as in `postgresql.conf`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when the server ends without having been stopped. */
  readonly onUnexpectedExit?: () => void;
}

export interface EmbeddedPostgres {
  readonly connectionString: string;
  readonly processId: number;
  /** Ends open transactions, writes everything to disk and waits until the server is gone. May be called twice. */
  stop(): Promise<void>;
}

const START_ATTEMPTS = 20;
const RETRY_MILLISECONDS = 250;
// Another program may take the port between finding and using it; after a crash the last children of the former
// server may still hold its memory for a moment. Everything else is not healed by waiting.
const PASSING_FAILURE =
  /could not (bind|create any TCP)|shared memory block|lock file "postmaster.pid" already exists/;

/**
 * Starts the bundled PostgreSQL on a directory of this machine and returns how to connect. The first start creates
 * the cluster (UTF-8, German ICU sorting, random password). A server that a killed process left behind is stopped
 * first; what it had acknowledged is there.
 * @throws Error when the directory is in use, no account or binaries are found, or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const files = clusterFiles(resolve(options.dataDir));
  mkdirSync(dirname(files.directory), { recursive: true });
  const account = chooseServerAccount(existsSync(files.data) ? statSync(files.data).uid : null);
  const binaries =
    options.programsDir ??
    preparePostgresBinaries(
      resolve(options.binariesDir ?? join(dirname(files.directory), 'postgresql')),
      account,
    );
  if (!existsSync(files.directory)) await initialiseCluster(files.directory, binaries, account);
  const unlock = lockCluster(files.directory, account);
  try {
    const orphan = findLivingPostmaster(files);
    if (orphan !== null) await stopPostmaster(orphan);
    // A killed server leaves its socket.
    rmSync(files.sockets, { recursive: true, force: true });
    createOwnedDirectory(files.sockets, account);
    const { running, port } = await startPatiently({ binaries, account, data: files.data }, files, options);
    const callOffWatcher = stopWithParent(running.pid, account);
    return {
      connectionString: connectionStringOf(files, port),
      processId: running.pid,
      stop: prepareStop(running, () => (callOffWatcher(), unlock()), options.onUnexpectedExit),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startPatiently(
  program: PostgresProgram,
  files: ClusterFiles,
  { settings = {}, log = () => undefined }: EmbeddedPostgresOptions,
): Promise<{ running: RunningPostmaster; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const addresses = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      // As seen from the data directory: the server's account may not pass through those above.
      unix_socket_directories: hasSocket(files, port) ? `../${basename(files.sockets)}` : '',
    };
    try {
      const all = { timezone: 'UTC', log_timezone: 'UTC', ...settings, ...addresses };
      return { running: await runPostmaster(program, files, all, log), port };
    } catch (error) {
      const passing = error instanceof Error && PASSING_FAILURE.test(error.message);
      if (!passing || attempt === START_ATTEMPTS) throw error;
      await wait(RETRY_MILLISECONDS);
    }
  }
}

function prepareStop(
  { child, pid }: RunningPostmaster,
  release: () => void,
  onUnexpectedExit: (() => void) | undefined,
): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  let gone = false;
  child.once('close', () => {
    gone = true;
    release();
    if (!stopping) onUnexpectedExit?.();
  });
  const stop = async () => {
    if (gone) return;
    const closed = new Promise((done) => child.once('close', done));
    await stopPostmaster(pid);
    await closed;
  };
  return () => (stopping ??= stop());
}
