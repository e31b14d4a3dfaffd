import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';
import { runCommand } from './steps/run-command.mjs';

/*
 * Changes packages/payroll in thousands of places, one at a time, and tells which changes no test notices:
 *   npm run mutation
 *   npm run mutation -- --mutate packages/payroll/src/rounding.ts
 * Parameters go to Stryker. Results of unchanged files are reused; `--force` starts afresh. docs/proofs.md judges the rest.
 */

const DIRECTORY = join(ROOT_DIRECTORY, 'tools', 'mutation');
const STRYKER = join(DIRECTORY, 'node_modules', '@stryker-mutator', 'core');

ensureNodeVersion();
await ensureDependencies();
if (!isInstalled()) await install();
const { exitCode } = await runCommand(
  [
    'node',
    join(STRYKER, 'bin', 'stryker.js'),
    'run',
    'tools/mutation/stryker.config.json',
    ...process.argv.slice(2),
  ],
  { live: true },
);
process.exitCode = exitCode;

function isInstalled() {
  const manifest = join(STRYKER, 'package.json');
  return existsSync(manifest) && readManifest(manifest).version === wantedVersion();
}

function wantedVersion() {
  return readManifest(join(DIRECTORY, 'package.json')).devDependencies?.['@stryker-mutator/core'];
}

/** @param {string} path */
function readManifest(path) {
  /** @type {{ version?: string, devDependencies?: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest;
}

// Sixty-five megabytes, not needed to start, test or change the product, stay out of the root's packages.
async function install() {
  const command = ['npm', 'ci', '--prefix', DIRECTORY, '--no-audit', '--no-fund'];
  const { exitCode } = await runCommand(command, { live: true });
  if (exitCode !== 0) throw new Error('npm ci in tools/mutation failed: is the npm registry reachable?');
}
