import {
  ObjectStorageError,
  type ObjectStorage,
  type ObjectStorageSettings,
} from '../../platform/files/index.ts';
import { createS3Storage } from './s3-storage.ts';

/** The configured object storage; null keeps files in the database. */
export function openObjectStorage({
  objectStorage,
}: {
  readonly objectStorage: ObjectStorageSettings | null;
}): ObjectStorage | null {
  return objectStorage && createS3Storage(objectStorage);
}

/**
 * Asks the object storage once, before anything is stored there. One that does not answer is left to the calls that need
 * it.
 * @throws Error when it refuses: keys or address are wrong
 */
export async function checkObjectStorage(objects: ObjectStorage): Promise<void> {
  try {
    await objects.list('');
  } catch (error) {
    if (!(error instanceof ObjectStorageError) || error.status === null || error.status >= 500) return;
    throw new Error(
      `The configuration is wrong.\nS3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${error.message}`,
      { cause: error },
    );
  }
}
