import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} VitestReport the parts of vitest's JSON report that are counted
 * @property {number} numPassedTests
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why the file did not load, or its hook failed
 * @property {{ fullName: string, status: string, failureMessages?: string[] }[]} assertionResults
 */

const VITEST = join(ROOT_DIRECTORY, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * Runs tests of vitest, all without parameters. Skipped tests, files that do not load and errors outside of tests count
 * as failed.
 * @param {string} reportPath
 * @param {{ node?: string, parameters?: readonly string[], env?: Record<string, string> }} [options] another Node.js to
 *   run them on
 * @returns {Promise<import('./test-levels.mjs').Count>}
 */
export async function runVitest(reportPath, { node = process.execPath, parameters = [], env = {} } = {}) {
  rmSync(reportPath, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const { exitCode } = await runCommand([node, VITEST, 'run', ...reporters, ...parameters], {
    live: true,
    env,
  });
  if (!existsSync(reportPath)) return { passed: 0, failed: 1, reasons: ['vitest left no report'] };
  /** @type {VitestReport} */
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  return countVitest(report, exitCode);
}

/**
 * @param {VitestReport} report
 * @param {number} exitCode
 * @returns {import('./test-levels.mjs').Count}
 */
export function countVitest(report, exitCode) {
  const reasons = report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name} does not load\n${message}`];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) =>
        [`${name} › ${test.fullName}: ${test.status}`, ...(test.failureMessages ?? []), message].join('\n'),
      );
  });
  if (reasons.length === 0 && exitCode !== 0)
    reasons.push('an error outside of the tests: see the output of vitest');
  if (report.numPassedTests === 0) reasons.push('no test of vitest passed');
  return { passed: report.numPassedTests, failed: reasons.length, reasons };
}
