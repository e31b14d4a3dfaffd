import { CHECK_STEPS } from './check-steps.mjs';
import { runCommand } from './run-command.mjs';

const AT_ONCE = 2;

/**
 * Runs all check steps, two at a time. Prints a line for each, and a step's output only when it fails.
 * @returns {Promise<import('./test-levels.mjs').Count>}
 */
export async function runCheckSteps() {
  const waiting = [...CHECK_STEPS];
  /** @type {string[]} */
  const reasons = [];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { exitCode, output, seconds } = await runCommand(step.command, { env: step.env ?? {} });
      const time = `${seconds.toFixed(1)} s`.padStart(7);
      console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${time}  ${step.name}`);
      if (exitCode === 0) continue;
      reasons.push(`${step.name}\n${output.trimEnd()}`);
      console.log(`${output.trimEnd()}\n`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: CHECK_STEPS.length - reasons.length, failed: reasons.length, reasons };
}
