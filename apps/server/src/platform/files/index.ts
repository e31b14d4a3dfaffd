export {
  createFileStore,
  FileGoneError,
  type FilePlace,
  type FileStore,
  type PutFile,
} from './file-store.ts';
export {
  ObjectStorageError,
  type ListedObject,
  type ObjectStorage,
  type ObjectStorageSettings,
} from './object-storage.ts';
export { BACKUP_LOCK, removeObjects, sweepObjects } from './remove-objects.ts';
export { resealFiles } from './reseal-files.ts';
