import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT_DIRECTORY } from '../steps/root-directory.mjs';
import { runCommand } from '../steps/run-command.mjs';
import { buildSwitches } from './build-switches.mjs';

const SOURCES = [
  'packages',
  'apps/portal',
  'apps/server',
  'scripts/setup',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage']);
const RESULTS = [
  'apps/portal/dist/index.html',
  'apps/server/dist/main.js',
  'apps/server/dist/print-worker.js',
];
const STAMP = join(ROOT_DIRECTORY, '.cache', 'build-stamp');

/** The commands that build portal and server. */
export const BUILD_STEPS = [
  { name: 'build portal', command: ['vite', 'build', 'apps/portal', '--logLevel', 'warn'] },
  { name: 'build server', command: ['node', 'scripts/setup/build-server.mjs'] },
];

/**
 * Builds portal and server when their sources, or the switches built into the portal, differ from those of the last build.
 * @throws Error with the builder's words when a build fails.
 */
export async function ensureBuild() {
  const stamp = hashInputs();
  const current = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
  if (current && RESULTS.every((path) => existsSync(join(ROOT_DIRECTORY, path)))) return;
  console.log('Building …');
  const start = performance.now();
  const results = await Promise.all(BUILD_STEPS.map(({ command }) => runCommand(command)));
  const failed = results.find(({ exitCode }) => exitCode !== 0);
  if (failed) throw new Error(`The build failed.\n${failed.output}`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

function hashInputs() {
  const hash = createHash('sha256').update(buildSwitches(process.env)).update('\0');
  for (const path of SOURCES.flatMap(listFiles)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT_DIRECTORY, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!statSync(join(ROOT_DIRECTORY, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT_DIRECTORY, path))
    .filter((name) => !NOT_SOURCES.has(name))
    .toSorted()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
