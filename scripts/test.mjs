import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { ensureTestTools } from './setup/ensure-test-tools.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';
import { runBrowserTests } from './steps/run-browser-tests.mjs';
import { runCheckSteps } from './steps/run-check-steps.mjs';
import { runVitest } from './steps/run-vitest.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const REPORTS = join(ROOT_DIRECTORY, '.cache', 'test');
/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {{ name: string, seconds: string }[]} */
const times = [];

/**
 * Runs one level, prints its count and adds it; a level that breaks off counts as one failure.
 * @param {string} name
 * @param {() => Promise<Count>} run
 */
async function level(name, run) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await run().catch((error) => {
    console.log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  times.push({ name, seconds });
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}

/**
 * A preparation counts as one passed or failed step.
 * @param {() => Promise<unknown>} prepare
 * @returns {() => Promise<Count>}
 */
function asStep(prepare) {
  return async () => {
    await prepare();
    return { passed: 1, failed: 0 };
  };
}

ensureNodeVersion();
mkdirSync(REPORTS, { recursive: true });
await level('packages installed', asStep(ensureDependencies));
await level('checks', runCheckSteps);
await ensureTestTools();
await level('unit, property and API tests', () => runVitest(join(REPORTS, 'vitest.json')));
await level('build', asStep(ensureBuild));
await level('browser tests', async () =>
  runBrowserTests(join(REPORTS, 'playwright.json'), await ensureBrowser()),
);

console.log('\n== where the time went (seconds)');
for (const { name, seconds } of times) console.log(`${seconds.padStart(6)}  ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
