import { runCheckSteps } from './steps/run-check-steps.mjs';

const { passed, failed } = await runCheckSteps();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
