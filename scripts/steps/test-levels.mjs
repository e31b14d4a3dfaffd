import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/ensure-browser.mjs';
import { ensureBuild } from '../setup/ensure-build.mjs';
import { ensureDependencies } from '../setup/ensure-dependencies.mjs';
import { ensureTestTools } from '../setup/ensure-test-tools.mjs';
import { keepTemporaryFilesInMemory } from './keep-temporary-files-in-memory.mjs';
import { ROOT_DIRECTORY } from './root-directory.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';
import { runCheckSteps } from './run-check-steps.mjs';
import { runVitest } from './run-vitest.mjs';

/**
 * @typedef {{ passed: number, failed: number, reasons?: readonly string[] }} Count reasons: what failed, and its message
 * @typedef {{ readonly name: string, readonly run: () => Promise<Count> }} Level
 */

export const REPORTS = join(ROOT_DIRECTORY, '.cache', 'test');

/**
 * A preparation counts as one passed or failed step.
 * @param {() => Promise<unknown>} prepare
 * @returns {() => Promise<Count>}
 */
export function asStep(prepare) {
  return async () => {
    await prepare();
    return { passed: 1, failed: 0 };
  };
}

/** @type {readonly Level[]} what every run tries */
export const EVERY_RUN = [
  { name: 'packages installed', run: asStep(ensureDependencies) },
  { name: 'checks', run: runCheckSteps },
  {
    name: 'unit, property and API tests',
    run: async () => {
      await ensureTestTools();
      return runVitest(join(REPORTS, 'vitest.json'));
    },
  },
  { name: 'build', run: asStep(ensureBuild) },
  {
    name: 'browser tests',
    run: async () => runBrowserTests(join(REPORTS, 'playwright.json'), await ensureBrowser()),
  },
];

const LINES_OF_A_REASON = 25;

/**
 * Runs levels in turn, prints the count and the time of each, last of all what failed, and sets the exit code. A level
 * that breaks off counts as one failure.
 * @param {readonly Level[]} levels
 */
export async function runLevels(levels) {
  keepTemporaryFilesInMemory();
  mkdirSync(REPORTS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const times = [];
  /** @type {string[]} */
  const reasons = [];
  for (const { name, run } of levels) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const count = await run().catch((error) => {
      const message = error instanceof Error ? error.message : String(error);
      console.log(message);
      return { passed: 0, failed: 1, reasons: [`${name}: ${message}`] };
    });
    reasons.push(...(count.reasons ?? []));
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    times.push(`${seconds.padStart(6)}  ${name}`);
    console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  }
  console.log(`\n== where the time went (seconds)\n${times.join('\n')}`);
  // A log is often kept only in its last lines.
  if (reasons.length > 0) console.log('\n== what failed');
  for (const reason of reasons) console.log(`${reason.split('\n').slice(0, LINES_OF_A_REASON).join('\n')}\n`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
