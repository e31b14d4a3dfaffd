import { defineConfig } from '@playwright/test';

const port = process.env['E2E_PORT'] ?? '4310';
const dataDirectory = process.env['E2E_DATA_DIR'] ?? '.cache/e2e-data';
const browser = process.env['CHROME_PATH'];
/** Address of a portal that already runs, such as the one of `npm run dev`. */
const runningPortal = process.env['E2E_BASE_URL'];

const builtServer = {
  command: 'node apps/server/dist/main.js',
  cwd: '..',
  url: `http://localhost:${port}/health/ready`,
  timeout: 300_000,
  reuseExistingServer: false,
  // Its database is stopped with it, before the directory is removed.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
  env: {
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDirectory,
    // All people of the tests register from one address.
    LIMIT_REGISTRATIONS_PER_CODE: '1000',
    // A day whose payroll law is enacted: nothing is marked as provisional.
    DEMO_STARTS_AT: process.env['DEMO_STARTS_AT'] ?? '2026-11-16T09:00:00+01:00',
  },
};

/** The files that take longest begin: started by name, the last of them would run alone for half a minute. */
const LONG = /(?:employee-story|handover-record|verification|page-start)\.e2e\.ts$/;

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: LONG },
  ],
  outputDir: '../test-results',
  forbidOnly: true,
  // One more than the cores: a page waits for its requests half of the time.
  workers: 3,
  timeout: 600_000,
  // Generous, because machines differ in speed; these limits measure nothing.
  expect: { timeout: 60_000 },
  ...(runningPortal ? {} : { webServer: builtServer }),
  use: {
    actionTimeout: 60_000,
    baseURL: runningPortal ?? `http://localhost:${port}`,
    locale: 'de-DE',
    // Requests that pass through one cannot be changed by a test; the test of the offline page allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Recording takes a sixth of the run; `--trace on` records a failed test again.
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
