import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/payroll/src/**/*.test.ts'],
    setupFiles: ['tools/mutation/stop-at-first-failure.mjs'],
  },
});
