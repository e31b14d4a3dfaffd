import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// As far from this file as from the bundle in `dist`.
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

/** Where the embedded database's programs are put: shared by all data directories of a checkout; a release writes below its own alone. */
export function postgresBinaries(dataDir: string): string {
  return join(existsSync(CACHE) ? CACHE : dataDir, 'postgresql');
}
