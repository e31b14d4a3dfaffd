import { fileURLToPath } from 'node:url';

/** Folder of the generated migrations; as far from this file as from the bundle in `dist`. */
export const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));
