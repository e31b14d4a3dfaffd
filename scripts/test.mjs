import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { EVERY_RUN, runLevels } from './steps/test-levels.mjs';

ensureNodeVersion();
await runLevels(EVERY_RUN);
