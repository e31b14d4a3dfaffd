import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/** 32 new random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Reads a file of secrets below a directory; at the first start it is made with one secret, for its owner alone.
 * Several processes get the same one.
 * @param make the secret of a new file
 */
export function readOrCreateSecretFile(directory: string, name: string, make = newSecret): string {
  const path = join(directory, name);
  if (!existsSync(path)) createSecretFile(directory, path, make());
  return readFileSync(path, 'utf8').trim();
}

function createSecretFile(directory: string, path: string, secret: string): void {
  mkdirSync(directory, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${secret.trim()}\n`, { mode: 0o600 });
  try {
    // A link is created only if none exists: one of several processes wins, and readers never see half a file.
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The secrets of a file below a directory, one a line; null when there is no such file. */
export function readSecrets(directory: string, name: string): string[] | null {
  const path = join(directory, name);
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .split(/\s+/)
    .filter((line) => line !== '');
}

/** Writes a file of secrets, readable by its owner alone. Simultaneous readers get the complete former file. */
export function writeSecrets(directory: string, name: string, secrets: readonly string[]): void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, name);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${secrets.join('\n')}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
