import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { RootSecret } from './root-secret.ts';
import { newSecret, readSecrets, writeSecrets } from '../sealing/secret-file.ts';

const SEED_BYTES = 32;
const FILE = 'token-keys';
// PKCS #8 wrapping of a raw Ed25519 seed (RFC 8410).
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A pair of keys for access tokens. */
export interface TokenKey {
  /** Derived from the public key; in the header of each token. */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The keys whose tokens are valid; the current one signs. */
export interface TokenKeys {
  readonly current: TokenKey;
  /** Undefined for a key that is not, or no longer, among them. */
  find(kid: string): TokenKey | undefined;
}

function tokenKey(base64url: string): TokenKey {
  const seed = Buffer.from(base64url, 'base64url');
  if (seed.length !== SEED_BYTES) throw new RangeError('A token key must have 32 bytes, in base64url');
  const key = Buffer.concat([ED25519_PREFIX, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, 16);
  return { kid, privateKey, publicKey };
}

/** Keys from Ed25519 seeds in base64url, the current one first. @throws RangeError for none, or one of another length */
export function tokenKeys(seeds: readonly string[]): TokenKeys {
  const keys = seeds.map(tokenKey);
  const [current] = keys;
  if (!current) throw new RangeError('There is no token key');
  return { current, find: (kid) => keys.find((key) => key.kid === kid) };
}

function derivedSeed(secret: RootSecret): string {
  return secret.deriveKey('access-token').toString('base64url');
}

/**
 * The keys kept in a file below a directory; before the first rotation the one that the root secret gives. A key that
 * was added meanwhile is found without a restart.
 */
export function readTokenKeys(directory: string, secret: RootSecret): TokenKeys {
  const read = () => tokenKeys(readSecrets(directory, FILE) ?? [derivedSeed(secret)]);
  let keys = read();
  return {
    get current() {
      return keys.current;
    },
    find(kid) {
      const known = keys.find(kid);
      if (known) return known;
      // Anybody may send any name; reading two lines costs less than verifying a signature.
      keys = read();
      return keys.find(kid);
    },
  };
}

/** Puts a new key before the former one, whose tokens stay valid; older ones are gone. */
export function rotateTokenKeys(directory: string, secret: RootSecret): TokenKeys {
  const [former = derivedSeed(secret)] = readSecrets(directory, FILE) ?? [];
  const seeds = [newSecret(), former];
  writeSecrets(directory, FILE, seeds);
  return tokenKeys(seeds);
}
