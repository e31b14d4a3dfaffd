import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} PlaywrightReport the parts of Playwright's JSON report that are counted
 * @property {{ expected: number }} stats
 * @property {{ message?: string }[]} errors
 * @property {PlaywrightSuite[]} suites
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 *
 * @typedef {object} PlaywrightTest
 * @property {string} status "expected" for a test that passed at once
 * @property {{ error?: { message?: string } }[]} results
 */

/**
 * Runs the browser tests against the built server with an empty data directory. Skipped and flaky tests count as
 * failed.
 * @param {string} reportPath
 * @param {string | null} browser path of a Chromium; `null` for Playwright's own
 * @returns {Promise<import('./test-levels.mjs').Count>}
 */
export async function runBrowserTests(reportPath, browser) {
  rmSync(reportPath, { force: true });
  const dataDirectory = mkdtempSync(join(tmpdir(), 'stromwandel-e2e-'));
  const { exitCode } = await runCommand(
    ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    {
      live: true,
      env: {
        CHROME_PATH: browser ?? undefined,
        E2E_DATA_DIR: dataDirectory,
        E2E_PORT: String(await findFreePort()),
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
      },
    },
  );
  rmSync(dataDirectory, { recursive: true, force: true });
  if (!existsSync(reportPath)) return { passed: 0, failed: 1, reasons: ['Playwright left no report'] };
  /** @type {PlaywrightReport} */
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  return countPlaywright(report, exitCode);
}

/**
 * @param {PlaywrightReport} report
 * @param {number} exitCode
 * @returns {import('./test-levels.mjs').Count}
 */
export function countPlaywright({ stats, errors, suites }, exitCode) {
  const reasons = [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message = 'error outside of the tests' }) => message),
  ];
  if (reasons.length === 0 && exitCode !== 0)
    reasons.push('an error outside of the tests: see the output of Playwright');
  if (stats.expected === 0) reasons.push('no browser test passed');
  return { passed: stats.expected, failed: reasons.length, reasons };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        [`${file} › ${title}: ${status}`, ...results.map(({ error }) => error?.message ?? '')].join('\n'),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
