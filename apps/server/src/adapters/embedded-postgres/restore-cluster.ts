import { randomBytes } from 'node:crypto';
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { clusterFiles, DATABASE_ACCOUNT } from './cluster-files.ts';
import { createOwnedDirectory, removeUnfinished } from './initialise-cluster.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { dataArgument, finishProgram, spawnPostgresProgram } from './postgres-process.ts';
import { chooseServerAccount, type ServerAccount } from './server-account.ts';
import type { EmbeddedPostgresOptions } from './start-embedded-postgres.ts';

async function unpack(base: Readable, directory: string, account: ServerAccount): Promise<void> {
  const tar = extract();
  base.on('error', (error) => tar.destroy(error));
  base.pipe(tar);
  for await (const entry of tar) {
    const path = resolve(directory, entry.header.name);
    if (!`${path}${sep}`.startsWith(`${directory}${sep}`))
      throw new Error('The base backup leads out of its directory');
    if (entry.header.type === 'directory') {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    }
    if (account) chownSync(path, account.uid, account.gid);
  }
}

/**
 * Makes a cluster from the tar file of a base backup, with a new password. All work happens beside the directory and one rename makes
 * it real.
 * @throws Error when the directory exists
 */
export async function restoreCluster(options: EmbeddedPostgresOptions, base: Readable): Promise<void> {
  const { directory } = clusterFiles(resolve(options.dataDir));
  if (existsSync(directory)) throw new Error(`${directory} exists. Restore into an empty DATA_DIR.`);
  mkdirSync(dirname(directory), { recursive: true });
  const account = chooseServerAccount(null);
  const binaries = preparePostgresBinaries(
    resolve(options.binariesDir ?? join(dirname(directory), 'postgresql')),
    account,
  );
  removeUnfinished(directory);
  const staging = clusterFiles(`${directory}.unfinished-${randomBytes(4).toString('hex')}`);
  try {
    createOwnedDirectory(staging.directory, account);
    createOwnedDirectory(staging.data, account);
    await unpack(base, staging.data, account);
    const password = randomBytes(24).toString('base64url');
    writeFileSync(staging.password, password, { mode: 0o600 });
    if (account) chownSync(staging.password, account.uid, account.gid);
    // A server for one session carries out the log, up to the end of the back-up, before the statement.
    const program = { binaries, account, data: staging.data };
    await finishProgram(
      spawnPostgresProgram(program, 'postgres', ['--single', '-D', dataArgument(program), 'postgres']),
      `ALTER ROLE ${DATABASE_ACCOUNT} PASSWORD '${password}';\n`,
    );
    renameSync(staging.directory, directory);
  } catch (error) {
    rmSync(staging.directory, { recursive: true, force: true });
    throw error;
  }
}
