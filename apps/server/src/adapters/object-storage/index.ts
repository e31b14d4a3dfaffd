export { checkObjectStorage, openObjectStorage } from './open-object-storage.ts';
export { createS3Storage } from './s3-storage.ts';
