import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';

/**
 * @typedef {object} LockEntry
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

// npm drops optional packages of other platforms from the lock file when its registry does not offer them, and then
// refuses `npm ci` everywhere. It says so only there: on the machine of whoever clones next.
/** @type {{ packages: Record<string, LockEntry> }} */
const lock = JSON.parse(readFileSync(join(ROOT_DIRECTORY, 'package-lock.json'), 'utf8'));
const missing = Object.entries(lock.packages)
  .filter(([, entry]) => !entry.link)
  .flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !resolves(path, name))
      .map((name) => `${path || 'the root'} needs ${name}`),
  );
for (const line of missing) console.log(line);
if (missing.length > 0) {
  console.log(
    'package-lock.json is incomplete: npm ci would fail. Take versions whose platform packages all exist.',
  );
  process.exitCode = 1;
}

/**
 * Looks for a package as Node.js does: beside the one that needs it, then upwards.
 * @param {string} path
 * @param {string} name
 * @returns {boolean}
 */
function resolves(path, name) {
  const candidate = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (lock.packages[candidate]) return true;
  if (path === '') return false;
  const parent = path.lastIndexOf('/node_modules/');
  return resolves(parent === -1 ? '' : path.slice(0, parent), name);
}
