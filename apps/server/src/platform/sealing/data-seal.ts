import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentScope } from '../scope/scope.ts';
import type { DataKeys } from './data-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Version of the form and name of the key. */
const HEADER = /^sw1\.([0-9a-f]{8})\.$/;
const HEADER_BYTES = 13;

/**
 * The place of a sealed value. It opens nowhere else: not in another row, column or table, nor for another person.
 */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  /** Names the row within its table, for good. */
  readonly record: string | number;
  /** The person whose data it is; null for data of several people, whose readings the use case records. */
  readonly ownerId: number | null;
}

/** Encrypts personal data before they are stored, and opens them for those who may see them. */
export interface DataSeal {
  seal(value: unknown, place: SealedPlace): string;
  /** @throws SealError when the value is not from this place, or its key is missing */
  open(sealed: string, place: SealedPlace): unknown;
  sealBytes(content: Uint8Array, place: SealedPlace): Buffer;
  openBytes(sealed: Uint8Array, place: SealedPlace): Buffer;
  /** Id of the key that seals. */
  readonly currentKeyId: string;
  /** The header of everything that the current key seals. */
  readonly currentHeader: string;
}

/** Something sealed does not open. Says where, never what. */
export class SealError extends Error {}

function placeBytes({ table, column, record, ownerId }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([table, column, String(record), ownerId]));
}

/**
 * Requires a recorded reading before a request opens data of another person, so that a use case without it fails
 * here. Work of the server itself has no caller.
 */
function assertRecorded({ table, ownerId }: SealedPlace): void {
  const { kind, caller, readingsOf } = currentScope();
  if (kind === 'SYSTEM' || caller === null || ownerId === null) return;
  if (caller.userId === ownerId || readingsOf.has(ownerId)) return;
  throw new SealError(`A reading of ${table} of another person was not recorded`);
}

const headerOf = ({ current }: DataKeys) => `sw1.${current.id}.`;

function encrypt({ current }: DataKeys, header: string, content: Uint8Array, place: SealedPlace): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, current.key, iv);
  cipher.setAAD(Buffer.concat([Buffer.from(header), placeBytes(place)]));
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(keys: DataKeys, header: string, sealed: Uint8Array, place: SealedPlace): Buffer {
  assertRecorded(place);
  const where = `${place.table}.${place.column} of record ${place.record}`;
  const id = HEADER.exec(header)?.[1];
  if (id === undefined) throw new SealError(`${where} is not sealed`);
  const key = keys.find(id)?.key;
  if (!key) throw new SealError(`${where} is sealed with key ${id}, which is not among the data keys`);
  const end = sealed.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.concat([Buffer.from(header), placeBytes(place)]));
    decipher.setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, end)), decipher.final()]);
  } catch {
    throw new SealError(`${where} does not open: it was changed, or belongs elsewhere`);
  }
}

/** Sealing with AES-256-GCM: header with version and key, random 96-bit nonce, text, tag; bound to its place. */
export function createDataSeal(keys: DataKeys): DataSeal {
  return {
    seal(value, place) {
      const header = headerOf(keys);
      return header + encrypt(keys, header, Buffer.from(JSON.stringify(value)), place).toString('base64url');
    },
    open(sealed, place) {
      const content = Buffer.from(sealed.slice(HEADER_BYTES), 'base64url');
      const opened: unknown = JSON.parse(
        decrypt(keys, sealed.slice(0, HEADER_BYTES), content, place).toString(),
      );
      return opened;
    },
    sealBytes(content, place) {
      const header = headerOf(keys);
      return Buffer.concat([Buffer.from(header), encrypt(keys, header, content, place)]);
    },
    openBytes(sealed, place) {
      const header = Buffer.from(sealed.subarray(0, HEADER_BYTES)).toString('latin1');
      return decrypt(keys, header, sealed.subarray(HEADER_BYTES), place);
    },
    get currentKeyId() {
      return keys.current.id;
    },
    get currentHeader() {
      return headerOf(keys);
    },
  };
}
