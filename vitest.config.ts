import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One for each core; the runner itself has little to do.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Some start commands, which takes a busy machine its time.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'portal',
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A page that never answers fails by the limit of a search, which is shorter.
          testTimeout: 90_000,
        },
      },
    ],
  },
});
