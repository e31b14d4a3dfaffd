import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterFiles } from './cluster-files.ts';
import { dataArgument, spawnPostgresProgram, type PostgresProgram } from './postgres-process.ts';
import { readPostmasterPid } from './postmaster-pid.ts';

const POLL_MILLISECONDS = 10;
const READY_TIMEOUT_MILLISECONDS = 120_000;

/** A postmaster that accepts connections. */
export interface RunningPostmaster {
  readonly child: ChildProcess;
  readonly pid: number;
}

/**
 * Starts the postmaster on a port of the loopback interface and waits until it accepts connections; after a crash
 * this includes recovery.
 * @throws Error with the server's words when it ends before.
 */
export async function runPostmaster(
  program: PostgresProgram,
  files: ClusterFiles,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<RunningPostmaster> {
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnPostgresProgram(program, 'postgres', ['-D', dataArgument(program), ...assignments]);
  child.stdin?.on('error', () => undefined).end();
  const words: string[] = [];
  const end: { words: string | null } = { words: null };
  const listen = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      log(line);
      words.push(line);
      if (words.length > 50) words.shift();
    }
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('error', (error) => (end.words = error.message));
  child.once('close', (code, signal) => (end.words = `ended (${code ?? signal})`));

  const deadline = Date.now() + READY_TIMEOUT_MILLISECONDS;
  for (;;) {
    if (end.words !== null) throw new Error(`PostgreSQL: ${end.words}\n${words.join('\n')}`);
    const entry = readPostmasterPid(files);
    if (entry?.ready && entry.pid === child.pid) return { child, pid: entry.pid };
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL is not ready after ${READY_TIMEOUT_MILLISECONDS / 1000} s`);
    }
    await wait(POLL_MILLISECONDS);
  }
}
