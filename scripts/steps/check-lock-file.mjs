import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';

/**
 * @typedef {object} LockEntry
 * @property {boolean} [link]
 * @property {string} [integrity]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

// npm drops optional packages of other platforms from the lock file when its registry does not offer them. It then
// refuses `npm ci` everywhere, but reports this only at the next clone.
/** @type {{ packages: Record<string, LockEntry> }} */
const lock = JSON.parse(readFileSync(join(ROOT_DIRECTORY, 'package-lock.json'), 'utf8'));
const missing = Object.entries(lock.packages)
  .filter(([, entry]) => !entry.link)
  .flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !resolves(path, name))
      .map((name) => `${path || 'the root'} needs ${name}`),
  );
// Without its hash a package is installed unseen, whatever the registry sends.
const unchecked = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
  .map(([path]) => `${path} has no integrity`);
for (const line of [...missing, ...unchecked]) console.log(line);
if (missing.length > 0) {
  console.log(
    'package-lock.json is incomplete: npm ci would fail. Take versions whose platform packages all exist.',
  );
}
if (unchecked.length > 0) {
  console.log(
    'Take the hash from `npm view <package>@<version> dist.integrity`, or install the package anew.',
  );
}
if (missing.length + unchecked.length > 0) process.exitCode = 1;

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
