import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { findFreePort } from '../../scripts/steps/find-free-port.mjs';
import { signIn } from './sign-in.ts';

/** A portal of one file of tests: its clock is its own. */
export interface OwnPortal {
  /** Opens a tab of a browser of its own, signed in. */
  readonly visit: (
    browser: Browser,
    account: { readonly email: string; readonly password?: string },
    options?: BrowserContextOptions,
  ) => Promise<Page>;
  /** Calls without a browser. */
  readonly request: () => APIRequestContext;
  /** Moves the clock forward. Sessions expire with it. */
  readonly moveClock: (days: number) => Promise<void>;
}

/** Starts a portal before the tests of a file, and stops it after them. */
export function ownPortal(startsAt: string): OwnPortal {
  let url: string;
  let server: ChildProcess;
  let api: APIRequestContext;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'stromwandel-portal-'));

  test.beforeAll(async ({ playwright }) => {
    const port = String(await findFreePort());
    url = `http://localhost:${port}`;
    server = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: port,
        DATA_DIR: dataDirectory,
        DEMO_STARTS_AT: startsAt,
      },
      stdio: 'ignore',
    });
    const isReady = () =>
      fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 300_000 }).toBe(true);
    api = await playwright.request.newContext({ baseURL: url });
  });

  test.afterAll(async () => {
    await api.dispose();
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  return {
    request: () => api,
    visit: async (browser, { email, password }, options = {}) => {
      const own = {
        baseURL: url,
        locale: 'de-DE',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext({ ...own, ...options });
      const page = await context.newPage();
      await signIn(page, api, email, password);
      return page;
    },
    moveClock: async (days) => {
      const response = await api.post('/dev/clock', { data: { days } });
      expect(response.status()).toBe(200);
    },
  };
}
