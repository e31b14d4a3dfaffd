import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/** The secret all keys of the server are derived from, each for one purpose. */
export interface RootSecret {
  /** 32 bytes that only this purpose has. */
  deriveKey(purpose: string): Buffer;
}

/** Wraps 32 secret bytes given in base64url. @throws RangeError for another length */
export function rootSecret(base64url: string): RootSecret {
  const secret = Buffer.from(base64url, 'base64url');
  if (secret.length !== SECRET_BYTES) throw new RangeError('The root secret must have 32 bytes');
  return {
    deriveKey: (purpose) =>
      Buffer.from(hkdfSync('sha256', secret, '', `stromwandel:${purpose}`, SECRET_BYTES)),
  };
}

/** Reads the root secret kept below a directory; makes it at the first start. Several processes get the same one. */
export function readOrCreateRootSecret(dataDir: string): RootSecret {
  const path = join(dataDir, 'auth-signing-key');
  if (!existsSync(path)) createSecretFile(dataDir, path);
  return rootSecret(readFileSync(path, 'utf8').trim());
}

function createSecretFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // A link is made only where none exists: of several processes one wins, and nobody reads half a file.
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
