import { accessSync, constants, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** A run needs less than a gigabyte; containers often have 64 MB there. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Has temporary files, and so the databases of tests, kept in memory where there is room: tests copy and remove a database for
 * each file. A directory that is set already stays.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env['TMPDIR'] !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    if (bavail * bsize >= ROOM_BYTES) process.env['TMPDIR'] = MEMORY;
  } catch {
    // There is no such directory on this system.
  }
}
