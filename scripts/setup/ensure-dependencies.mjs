import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from '../steps/root-directory.mjs';
import { runCommand } from '../steps/run-command.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */

/**
 * Installs the packages of the lock file when any of them is absent or has another version.
 * @throws Error when the installation fails.
 */
export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  // The lock file's checksums hold for what npm has kept, so it need not ask the registry about it.
  const command = ['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { exitCode, seconds } = await runCommand(command, { live: true });
  if (exitCode !== 0) throw new Error('npm ci failed: is the npm registry reachable?');
  console.log(`Packages installed in ${seconds.toFixed(0)} s.`);
}

function isInstalled() {
  const wanted = readPackages(join(ROOT_DIRECTORY, 'package-lock.json'));
  // npm describes here what it has really put into the directory.
  const present = readPackages(join(ROOT_DIRECTORY, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    const expected = path.includes('node_modules/') && !entry.optional && !entry.devOptional;
    return !expected || (present[path] !== undefined && present[path].version === entry.version);
  });
}

/**
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
function readPackages(path) {
  if (!existsSync(path)) return {};
  /** @type {{ packages: Record<string, LockEntry> }} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return lock.packages;
}
