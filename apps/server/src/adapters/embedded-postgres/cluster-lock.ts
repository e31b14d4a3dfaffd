import {
  accessSync,
  chownSync,
  constants,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';
import type { ServerAccount } from './server-account.ts';

const FILE_NAME = 'owner';

/**
 * Claims a cluster directory for this process; the returned function gives it back. The claim of a process that no
 * longer lives is taken over.
 * @param account who the claim file belongs to, so that a start without root's rights can read it later
 * @throws Error when a living process holds the claim (two servers on one directory would end each other), or when
 * the directory is closed to this process.
 */
export function lockCluster(directory: string, account: ServerAccount): () => void {
  checkAccess(directory);
  const path = join(directory, FILE_NAME);
  const mine = join(directory, `${FILE_NAME}.${process.pid}`);
  writeFileSync(mine, `${process.pid} ${processIdentity(process.pid)}`, { mode: 0o600 });
  if (account) chownSync(mine, account.uid, account.gid);
  try {
    if (!tryLink(mine, path)) {
      removeDeadClaim(directory, path);
      if (!tryLink(mine, path)) throw inUse(directory);
    }
    return () => rmSync(path, { force: true });
  } finally {
    rmSync(mine, { force: true });
  }
}

function checkAccess(directory: string): void {
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `The database in ${directory} belongs to another account. Start as that account or set DATA_DIR.`,
      { cause },
    );
  }
}

// A hard link is made only where none exists: of two processes exactly one succeeds.
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function removeDeadClaim(directory: string, path: string): void {
  const claim = readFileSync(path, 'utf8');
  if (isAlive(claim)) throw inUse(directory);
  const aside = `${path}.dead.${process.pid}`;
  renameSync(path, aside);
  // Between reading and renaming another process may have replaced the dead claim by its own.
  const living = isAlive(readFileSync(aside, 'utf8'));
  if (living) tryLink(aside, path);
  rmSync(aside, { force: true });
  if (living) throw inUse(directory);
}

function isAlive(claim: string): boolean {
  const separator = claim.indexOf(' ');
  return processIdentity(Number(claim.slice(0, separator))) === claim.slice(separator + 1);
}

function inUse(directory: string): Error {
  return new Error(
    `The database in ${directory} is in use by another running process. Stop that one or set DATA_DIR.`,
  );
}
