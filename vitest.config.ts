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
          testTimeout: 240_000,
        },
      },
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database-global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'portal',
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A page that never answers fails by the limit of a search, which is shorter.
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
