import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} VitestReport the parts of vitest's JSON report that are counted
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: unknown[] }[]} testResults
 */

const VITEST = join(ROOT_DIRECTORY, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * Runs tests of vitest, all without parameters. Skipped tests, files that do not load and errors outside of tests count
 * as failed.
 * @param {string} reportPath
 * @param {{ node?: string, parameters?: readonly string[], env?: Record<string, string> }} [options] another Node.js to
 *   run them on
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVitest(reportPath, { node = process.execPath, parameters = [], env = {} } = {}) {
  rmSync(reportPath, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const { exitCode } = await runCommand([node, VITEST, 'run', ...reporters, ...parameters], {
    live: true,
    env,
  });
  if (!existsSync(reportPath)) return { passed: 0, failed: 1 };
  /** @type {VitestReport} */
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  return countVitest(report, exitCode);
}

/**
 * @param {VitestReport} report
 * @param {number} exitCode
 */
export function countVitest(report, exitCode) {
  const left = report.numPendingTests + report.numTodoTests;
  if (left > 0) console.log(`${left} tests skipped or to do: each counts as failed`);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  for (const { name } of broken) console.log(`does not load: ${name}`);
  const failed = report.numFailedTests + left + broken.length;
  const silent = failed === 0 && (exitCode !== 0 || report.numPassedTests === 0) ? 1 : 0;
  return { passed: report.numPassedTests, failed: failed + silent };
}
