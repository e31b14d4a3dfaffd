import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} PlaywrightReport the parts of Playwright's JSON report that are counted
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors
 */

/**
 * Runs the browser tests against the built server with an empty data directory. Skipped and flaky tests count as
 * failed.
 * @param {string} reportPath
 * @param {string | null} browser path of a Chromium; `null` for Playwright's own
 * @returns {Promise<{ passed: number, failed: number }>}
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
  if (!existsSync(reportPath)) return { passed: 0, failed: 1 };
  /** @type {PlaywrightReport} */
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  return countPlaywright(report, exitCode);
}

/**
 * @param {PlaywrightReport} report
 * @param {number} exitCode
 */
export function countPlaywright({ stats, errors }, exitCode) {
  for (const { message } of errors) console.log(message);
  if (stats.skipped > 0) console.log(`${stats.skipped} tests skipped: each counts as failed`);
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const silent = failed === 0 && (exitCode !== 0 || stats.expected === 0) ? 1 : 0;
  return { passed: stats.expected, failed: failed + silent };
}
