import { expect, type Locator, type Page } from '@playwright/test';
import { isTried } from '../scripts/steps/slice-of-commit.mjs';
import { axeViolations } from './testing/axe-violations.ts';
import { breakMidway } from './testing/break-midway.ts';
import type { OpenPage } from './testing/portal-pages.ts';
import { test } from './testing/portal-test.ts';
import type { SampleWorld } from './testing/sample-world.ts';
import { settled } from './testing/settled.ts';
import { troubleOnTheWay } from './testing/trouble-on-the-way.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

// Longer than the pauses between the tries of one call.
const PAUSE_MS = 3000;

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

/** Waits until a page says what failed; the pauses between its tries pass at once. */
async function failure(page: Page, words: string): Promise<void> {
  const alert = alerts(page).filter({ hasText: words }).first();
  await expect(async () => {
    await page.clock.fastForward(PAUSE_MS);
    await expect(alert).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** One page of each kind: `failed-pages.test.tsx` goes through all of them. */
const PAGES: readonly (OpenPage & { readonly name: string; readonly asks?: RegExp })[] = [
  { name: 'whose heading comes with the data', viewer: 'driver', address: '/vehicle/1' },
  { name: 'with a heading of its own', viewer: 'tenantAdmin', address: '/employer' },
  { name: 'of an account', viewer: 'visitor', address: '/register/NORDWERK-2026' },
  { name: 'of many parts', viewer: 'admin', address: '/provider/settings' },
  {
    name: 'that stands without a part',
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.contract}/workflow`,
    asks: /\/contract$/,
  },
];

for (const { name, asks, ...opened } of PAGES) {
  if (!isTried(name, 4)) continue;
  test(`a page ${name} waits, reports the failure and tries again`, async ({ page, open }) => {
    await page.clock.install();
    const way = await troubleOnTheWay(page, asks && { paths: asks });
    await open(page, opened);
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeViolations(page), 'while it waits').toEqual([]);

    way.set('broken');
    await failure(page, 'Bei uns ist etwas schiefgegangen');
    expect(await axeViolations(page), 'when the server broke').toEqual([]);
    await expect(page.getByText('Bad gateway')).toHaveCount(0);

    way.set('none');
    await expect(async () => {
      await page.clock.fastForward(PAUSE_MS);
      const idle = again(page).and(page.locator(':enabled'));
      if ((await idle.count()) > 0) await idle.first().click({ timeout: 1000 });
      await expect(again(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test('a list requested offline shows this, and loads when the connection returns', async ({
  page,
  open,
  context,
}) => {
  await open(page, { viewer: 'admin', address: '/provider/people' });
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('Vera');
  await page.getByRole('searchbox').press('Enter');
  await expect(alerts(page)).toContainText('Keine Verbindung');
  await context.setOffline(false);
  await again(page).click();
  await expect(alerts(page)).toHaveCount(0);
  await settled(page);
});

test('a form sent offline keeps its values, and can be sent again online', async ({
  page,
  open,
  context,
}) => {
  await open(page, { viewer: 'driver', address: '/profile/salary' });
  await settled(page);
  const send = button(page, 'Anschrift speichern');
  await page.getByLabel('Straße').fill('Kastanienweg');
  await context.setOffline(true);
  await send.click();
  await expect(alerts(page)).toContainText('Keine Verbindung');
  await expect(page.getByLabel('Straße')).toHaveValue('Kastanienweg');
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText('Gespeichert').first()).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

test('a connection that breaks within a reply counts as lost', async ({ page, open }) => {
  const line = await breakMidway(page, '**/v1/search/manufacturers*');
  await open(page, { viewer: 'tenantAdmin', address: '/employer/rules' });
  await expect(alerts(page)).toContainText('Keine Verbindung');
  await line.mend();
  await again(page).click();
  await expect(button(page, 'Regeln speichern')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page opened offline says so in both languages and loads when the connection returns', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind gerade offline');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('You’re offline');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('header')).toHaveCSS('display', 'flex');
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/offline/);
    await settled(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

/** One form of each kind; only in a browser does a button disabled during sending lose the focus. */
const SENT: readonly (OpenPage & {
  readonly name: string;
  readonly fill: (page: Page, world: SampleWorld) => Promise<unknown>;
  readonly send: (page: Page) => Locator;
})[] = [
  {
    name: 'form above which it is said',
    viewer: 'visitor',
    address: '/login',
    async fill(page, { driver }) {
      await page.getByLabel('E-Mail-Adresse').fill(driver.email);
      await page.getByLabel('Passwort', { exact: true }).fill(driver.password);
    },
    send: (page) => page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }),
  },
  {
    name: 'form in a dialog',
    viewer: 'tenantAdmin',
    address: '/employer',
    async fill(page) {
      await page.getByRole('button', { name: 'Ablehnen' }).first().click();
      await page.getByRole('dialog').getByRole('textbox').fill('Ihr Vertrag ist befristet.');
    },
    send: (page) => button(page, 'Endgültig ablehnen'),
  },
  {
    name: 'button whose failure a message says',
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.summary}/workflow`,
    fill: (page) => page.getByRole('checkbox', { name: /Ich habe die Angaben geprüft/ }).check(),
    send: (page) => button(page, 'Weiter zum Vertrag'),
  },
  {
    name: 'file',
    viewer: 'tenantAdmin',
    address: '/employer/people/invite',
    fill: (page) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'personen.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Vorname;Nachname;E-Mail\r\nIda;Neu;ida.neu@nordwerk.example\r\n'),
      }),
    send: (page) => button(page, 'Datei prüfen'),
  },
];

for (const { name, fill, send, ...opened } of SENT) {
  if (!isTried(name, 4)) continue;
  test(`a failure keeps the focus in the page: ${name}`, async ({ page, open, world }) => {
    await open(page, opened);
    await settled(page);
    await fill(page, world);
    const way = await troubleOnTheWay(page, { methods: /POST|PUT/, first: 'none' });
    for (const [trouble, words] of [
      ['broken', 'Bei uns ist etwas schiefgegangen'],
      ['offline', 'Keine Verbindung'],
    ] as const) {
      way.set(trouble);
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
      await expect(page.locator(':focus'), `focus when ${trouble}`).toHaveCount(1);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}
