import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the first of these commands that this machine has.
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function findCommand(names) {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  const places = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return places.find(isExecutable) ?? null;
}
