import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';

// A page that never answers fails by the limit of a search, which is shorter.
const portal = { testTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

/** Files that a glob finds come and go without a change of the module that looks for them. */
const globsStayFresh: Plugin = {
  name: 'globs-stay-fresh',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : undefined,
    );
  },
};

/**
 * Test files of a project share one module graph per worker (`isolate: false`): importing the app anew for each file
 * took a third of the run. A test file therefore leaves no state of a module behind.
 */
export default defineConfig({
  plugins: [globsStayFresh],
  test: {
    // One more than the cores: a test of the server waits half of the time for PostgreSQL and the printing thread.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // A module that did not change is not compiled again.
    experimental: { fsModuleCache: true },
    // Young objects get room to die: collecting them takes a tenth of the time otherwise.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Some start commands, which takes a busy machine its time.
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'portal', include: ['apps/portal/{src,start}/**/*.test.ts'], ...portal },
      },
      {
        extends: true,
        test: {
          name: 'portal-dom',
          include: ['apps/portal/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/portal/src/testing/set-up-page.ts'],
          ...portal,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database-global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
