import { CHECK_STEPS } from './check-steps.mjs';
import { runCommand } from './run-command.mjs';

const AT_ONCE = 2;

/**
 * Runs all check steps, two at a time. Prints a line for each, and a step's output only when it fails.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runCheckSteps() {
  const waiting = [...CHECK_STEPS];
  let failed = 0;
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { exitCode, output, seconds } = await runCommand(step.command);
      const time = `${seconds.toFixed(1)} s`.padStart(7);
      console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${time}  ${step.name}`);
      if (exitCode === 0) continue;
      failed += 1;
      console.log(`${output.trimEnd()}\n`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: CHECK_STEPS.length - failed, failed };
}
