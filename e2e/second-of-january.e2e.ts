import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { findFreePort } from '../scripts/steps/find-free-port.mjs';
import { axeViolations } from './testing/axe-violations.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

// A portal of its own: by its clock it is a year without enacted figures.
const FIRST_WORKING_DAY = '2027-01-02T09:00:00+01:00';

let url: string;
let server: ChildProcess;
const dataDirectory = mkdtempSync(join(tmpdir(), 'stromwandel-january-'));

test.beforeAll(async () => {
  const port = String(await findFreePort());
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDirectory,
      DEMO_STARTS_AT: FIRST_WORKING_DAY,
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 300_000 }).toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function visit(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE', serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, context.request, username);
  return page;
}

const chip = (page: Page) => page.getByText(/^vorläufig/).first();

test('on 2 January without figures rates are marked as provisional, and an order goes on', async ({
  browser,
}) => {
  const page = await visit(browser, DEMO_ACCOUNTS.employee);
  await page.goto('/search?brands=Polestar');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/\d+\s€/);
  await expect(chip(page)).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByText('Ihre Nettorate im Monat').first()).toBeVisible();
  await expect(chip(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
  await expect(page).toHaveURL(/\/order\/\d+\/workflow$/);
  await expect(page.getByText(/^Wir rechnen neu, sobald die Werte gelten/)).toBeVisible();
  await expect(chip(page)).toBeVisible();
  await expect(page.getByText(/Gehaltsdaten (fehlen|prüfen)/)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/profile/january/2027');
  await expect(page.getByRole('heading', { name: 'Für Sie geprüft' })).toBeVisible();
  await page.context().close();
});

test('on 2 January without figures the bookings of the month are marked as provisional', async ({
  browser,
}) => {
  const page = await visit(browser, DEMO_ACCOUNTS.tenantAdmin);
  await page.goto('/employer/payroll');
  await expect(page.getByRole('region', { name: /^Buchungen im Januar 2027 vorläufig/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
