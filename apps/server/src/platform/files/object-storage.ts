/** Where files are kept outside the database. */
export interface ObjectStorageSettings {
  /** Address of the bucket, and of a folder in it, without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An object as a listing names it. */
export interface ListedObject {
  readonly key: string;
  readonly changedAt: Date;
}

/** Storage of bytes under keys outside the database. What is stored under a key never changes. */
export interface ObjectStorage {
  /** @param sha256 hex SHA-256 of the content, which the storage checks */
  put(key: string, content: Uint8Array, sha256: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Size in bytes; null when there is no such object. */
  head(key: string): Promise<number | null>;
  /** Succeeds also when there is no such object. */
  delete(key: string): Promise<void>;
  /** Some objects behind a key, in the order of keys; empty at the end. */
  list(after: string): Promise<readonly ListedObject[]>;
}

/** The object storage did not answer, or refused. Calls that need it answer 503. */
export class ObjectStorageError extends Error {
  readonly code = 'OBJECT_STORAGE';
  /** Status of the reply; null without one. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
