import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Installs one package outside of the lock file: these would be 400 MB for every clone.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string>} its folder
 */
export async function fetchPackage(name, version) {
  const place = join(ROOT_DIRECTORY, '.cache', 'platforms', `${name.replace(/\W+/g, '-')}-${version}`);
  const folder = join(place, 'node_modules', name);
  if (!existsSync(folder)) {
    const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', place];
    const { exitCode, output } = await runCommand(['npm', 'install', ...options, `${name}@${version}`]);
    if (exitCode !== 0) throw new Error(`${name} ${version} cannot be installed.\n${output}`);
  }
  return folder;
}
