import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/payroll/src/**/*.test.ts'],
    // One process for all files of a run: their modules are loaded once, with the same mutant. A third of the time.
    isolate: false,
    setupFiles: ['tools/mutation/stop-at-first-failure.mjs'],
  },
});
