import { hkdfSync } from 'node:crypto';
import { readOrCreateSecretFile } from '../sealing/secret-file.ts';

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
  return rootSecret(readOrCreateSecretFile(dataDir, 'auth-signing-key'));
}
