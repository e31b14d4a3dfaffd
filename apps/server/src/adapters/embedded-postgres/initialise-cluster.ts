import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { clusterFiles, DATABASE_ACCOUNT, DATABASE_NAME } from './cluster-files.ts';
import { dataArgument, finishProgram, spawnPostgresProgram } from './postgres-process.ts';
import type { ServerAccount } from './server-account.ts';

/**
 * Creates the cluster in a directory that does not exist yet. All work happens beside it and one rename makes it
 * real, so that an interruption at any point leaves a fresh start possible.
 */
export async function initialiseCluster(
  directory: string,
  binaries: string,
  account: ServerAccount,
): Promise<void> {
  removeUnfinished(directory);
  const staging = clusterFiles(`${directory}.unfinished-${randomBytes(4).toString('hex')}`);
  createOwnedDirectory(staging.directory, account);
  createOwnedDirectory(staging.data, account);
  writeFileSync(staging.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) chownSync(staging.password, account.uid, account.gid);

  const program = { binaries, account, data: staging.data };
  const data = dataArgument(program);
  const passwordFile = `${data}/../${basename(staging.password)}`;
  await finishProgram(
    spawnPostgresProgram(program, 'initdb', [
      `--pgdata=${data}`,
      `--username=${DATABASE_ACCOUNT}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=de-DE',
    ]),
  );
  await finishProgram(
    spawnPostgresProgram(program, 'postgres', ['--single', '-D', data, 'postgres']),
    `CREATE DATABASE ${DATABASE_NAME};\n`,
  );
  renameSync(staging.directory, directory);
}

export function createOwnedDirectory(path: string, account: ServerAccount): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  if (account) chownSync(path, account.uid, account.gid);
}

export function removeUnfinished(directory: string): void {
  const parent = dirname(directory);
  if (!existsSync(parent)) return;
  const prefix = `${basename(directory)}.unfinished-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
