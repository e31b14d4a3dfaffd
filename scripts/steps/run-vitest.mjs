import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} VitestReport the parts of vitest's JSON report that are counted
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * Runs all tests of vitest. Skipped tests, files that do not load and errors outside of tests count as failed.
 * @param {string} reportPath
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVitest(reportPath) {
  rmSync(reportPath, { force: true });
  const { exitCode } = await runCommand(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
    { live: true },
  );
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
