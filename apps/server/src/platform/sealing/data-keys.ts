import { createHash } from 'node:crypto';
import { newSecret, readOrCreateSecretFile, readSecrets, writeSecrets } from './secret-file.ts';

const KEY_BYTES = 32;
const FILE = 'data-keys';

/** A key for personal data at rest. */
export interface DataKey {
  /** Eight hexadecimal digits made from the key, so that a sealed value names its key and nothing about it. */
  readonly id: string;
  readonly key: Buffer;
}

/** The keys that open what is sealed; the current one seals. */
export interface DataKeys {
  readonly current: DataKey;
  /** Undefined for a key that is not among them. */
  find(id: string): DataKey | undefined;
}

function dataKey(base64url: string): DataKey {
  const key = Buffer.from(base64url, 'base64url');
  if (key.length !== KEY_BYTES) throw new RangeError('A data key must have 32 bytes, in base64url');
  const id = createHash('sha256').update('stromwandel data key').update(key).digest('hex').slice(0, 8);
  return { id, key };
}

/** Keys given in base64url, the current one first. @throws RangeError for none, or one of another length */
export function dataKeys(secrets: readonly string[]): DataKeys {
  const keys = secrets.map(dataKey);
  const [current] = keys;
  if (!current) throw new RangeError('There is no data key');
  return { current, find: (id) => keys.find((key) => key.id === id) };
}

/**
 * The keys kept in a file below a directory, made with one key at the first start. A key that another process has
 * added meanwhile is found without a restart.
 */
export function readOrCreateDataKeys(dataDir: string): DataKeys {
  readOrCreateSecretFile(dataDir, FILE);
  const read = () => dataKeys(readSecrets(dataDir, FILE) ?? []);
  let keys = read();
  return {
    get current() {
      return keys.current;
    },
    find(id) {
      const known = keys.find(id);
      if (known) return known;
      keys = read();
      return keys.find(id);
    },
  };
}

/** Adds a key in front of the file's keys; the older ones stay for opening earlier data. */
export function addDataKey(dataDir: string): DataKeys {
  readOrCreateSecretFile(dataDir, FILE);
  const secrets = [newSecret(), ...(readSecrets(dataDir, FILE) ?? [])];
  writeSecrets(dataDir, FILE, secrets);
  return dataKeys(secrets);
}
