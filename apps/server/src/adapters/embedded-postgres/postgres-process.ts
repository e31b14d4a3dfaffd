import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/** How to run the programs of one PostgreSQL installation on one data directory. */
export interface PostgresProgram {
  readonly binaries: string;
  readonly account: ServerAccount;
  /** Absolute path of the data directory; every program runs with it as working directory. */
  readonly data: string;
}

/**
 * The data directory's path for PostgreSQL's programs. If a parent directory is closed to the server's account, it
 * cannot resolve the path. The kernel's link to the working directory still works, because the process enters the
 * directory as root.
 */
export function dataArgument({ account, data }: PostgresProgram): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/**
 * Starts a program of the installation, without the caller's environment and in a process group of its own: Ctrl-C
 * in the terminal must reach the database only after the server has finished its requests.
 */
export function spawnPostgresProgram(
  program: PostgresProgram,
  name: 'initdb' | 'postgres',
  parameters: readonly string[],
): ChildProcess {
  return spawn(join(program.binaries, name), parameters, {
    cwd: program.data,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...program.account,
  });
}

/**
 * Waits for a program's end and returns what it wrote.
 * @throws Error with that text when it fails.
 */
export async function finishProgram(child: ChildProcess, input = ''): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin?.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${child.spawnfile} failed (${code}):\n${output}`);
  return output;
}
