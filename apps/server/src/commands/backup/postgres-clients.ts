import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

type Program = 'pg_dump' | 'pg_restore';

const SYSTEM = '-c app.scope=SYSTEM -c statement_timeout=0';

/** The address without its password, which would show among the processes; and the password as a variable. */
function connectionOf(url: string): { readonly url: string; readonly env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { url: address.href, env: { ...process.env, PGPASSWORD: password, PGOPTIONS: SYSTEM } };
}

async function run(
  program: Program,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
  input: Readable | null = null,
): Promise<string> {
  const child = spawn(program, parameters, { env, stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A program that fails early closes its input.
  if (input && child.stdin) await pipeline(input, child.stdin).catch(() => undefined);
  const code = await ended;
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${errors}`);
  return output;
}

/** @throws Error that names the missing package */
export async function requireClient(program: Program, serverMajor: number): Promise<void> {
  const version = await run(program, ['--version'], process.env).catch(() => '');
  const major = Number(/\) (\d+)/.exec(version)?.[1] ?? 0);
  if (major >= serverMajor) return;
  const found = major === 0 ? 'is not installed' : `is version ${major}`;
  throw new Error(
    `${program} ${found}, the back-up needs ${serverMajor} or newer. On Debian: apt install postgresql-client-${serverMajor}.`,
  );
}

/** Dumps a database as another transaction sees it. @param snapshot exported by that transaction */
export async function* dumpDatabase(ownerUrl: string, snapshot: string): AsyncGenerator<Buffer> {
  const { url, env } = connectionOf(ownerUrl);
  const child = spawn(
    'pg_dump',
    [
      '-Fc',
      '--enable-row-security',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${snapshot}`,
      `--dbname=${url}`,
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => undefined);
  for await (const chunk of child.stdout) yield chunk as Buffer; // no encoding is set
  const code = await ended;
  if (code !== 0) throw new Error(`pg_dump failed (${code}):\n${errors}`);
}

/** Restores a dump into an empty database, in one transaction. */
export async function restoreDump(ownerUrl: string, dump: Readable): Promise<void> {
  const { url, env } = connectionOf(ownerUrl);
  const parameters = [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${url}`,
  ];
  await run('pg_restore', parameters, env, dump);
}
