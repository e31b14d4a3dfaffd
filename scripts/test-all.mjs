import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { OTHER_PLATFORMS } from './steps/other-platforms.mjs';
import { EVERY_RUN, runLevels } from './steps/test-levels.mjs';

ensureNodeVersion();
// Proofs that take one part per commit take all of them (`steps/slice-of-commit.mjs`).
process.env['ALL_SLICES'] = '1';
// A name chooses some of the levels that only this command has: `npm run test:all -- PostgreSQL`.
const chosen = process.argv[2];
await runLevels(
  chosen === undefined
    ? [...EVERY_RUN, ...OTHER_PLATFORMS]
    : OTHER_PLATFORMS.filter(({ name }) => name.includes(chosen)),
);
