import { expect, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { PORTAL_PAGES, type OpenPage } from './testing/portal-pages.ts';
import { test } from './testing/portal-test.ts';
import { settled } from './testing/settled.ts';
import { troubleOnTheWay, type TroubledWay } from './testing/trouble-on-the-way.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

// Longer than the pauses between the tries of one call.
const PAUSE_MS = 3000;

/** Pages that ask for nothing, or only for what they do without. */
const STAND_ALONE: ReadonlySet<string> = new Set([
  'about',
  'faq',
  'login',
  'register',
  'register/set-password/:code',
  'invite/:code',
  'user/passwordReset/:code',
  'user/emailUndo/:code',
  'forgotten',
  'check-email',
  'second-factor',
  'welcome',
  'order/:orderId/checked',
  'handover/:code',
  'employer/people/invite',
  '*',
]);

/** Parts that follow when the page itself stands, and the paths that they ask for. */
const PARTS: readonly (OpenPage & {
  readonly name: string;
  readonly asks: RegExp;
  readonly shows: string | RegExp;
})[] = [
  {
    name: 'payslips of a car',
    viewer: 'driver',
    address: '/vehicle/1',
    asks: /\/tax$/,
    shows: 'Leasingkosten (Gesamtrate)',
  },
  {
    name: 'summary of an order',
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.summary}/workflow`,
    asks: /\/order\/\d+$/,
    shows: 'Ihre Gehaltsumwandlung',
  },
  {
    name: 'contract to be read',
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.contract}/workflow`,
    asks: /\/contract$/,
    shows: /^Überlassungsvertrag/,
  },
  {
    name: 'order on the approval desk',
    viewer: 'tenantAdmin',
    address: '/employer',
    asks: /\/order\/\d+$/,
    shows: 'Automatisch geprüft',
  },
  {
    name: 'history on the sheet of an order',
    viewer: 'admin',
    address: ({ orders }) => `/provider/order/${orders.ordered}`,
    asks: /\/timeline$/,
    shows: 'Bestellung angelegt',
  },
];

/** The first page of a route that shows what the route is for. */
const PAGES = Object.entries(PORTAL_PAGES).flatMap(([route, pages]) => {
  const opened = pages.filter((one): one is OpenPage => !('leadsTo' in one));
  const shown = opened.find(({ name }) => name === undefined) ?? opened[0];
  return shown === undefined ? [] : [{ route, shown }];
});

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

/** Waits until a page says what failed; the pauses between its tries pass at once. */
async function failure(page: Page, words: string): Promise<void> {
  const alert = alerts(page).filter({ hasText: words }).first();
  await expect(async () => {
    await page.clock.fastForward(PAUSE_MS);
    await expect(alert).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** What waits says so, then what fails does, in words and with a way forward that leads to the page. */
async function passesTroubles(page: Page, way: TroubledWay): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' });
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeAttached();
  expect(await axeViolations(page), 'while it waits').toEqual([]);

  way.set('broken');
  await failure(page, 'Bei uns ist etwas schiefgegangen');
  expect(await axeViolations(page), 'when the server broke').toEqual([]);
  await expect(page.getByText('Bad gateway')).toHaveCount(0);

  way.set('overloaded');
  await again.first().click();
  await failure(page, 'kurz nicht erreichbar');

  way.set('offline');
  await again.first().click();
  await failure(page, 'Keine Verbindung');

  way.set('none');
  await expect(async () => {
    // What an overloaded server asked for is waited for as well.
    await page.clock.fastForward(PAUSE_MS);
    const idle = again.and(page.locator(':enabled'));
    if ((await idle.count()) > 0) await idle.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { route, shown } of PAGES) {
  if (STAND_ALONE.has(route)) {
    test(`/${route} stands without answers`, async ({ page, open }) => {
      const way = await troubleOnTheWay(page);
      way.set('broken');
      await open(page, shown);
      await settled(page);
      await expect(alerts(page)).toHaveCount(0);
      // The page itself, not what stands in its place.
      const lost = page.getByRole('heading', { name: 'Diese Seite gibt es nicht' });
      await expect(lost).toHaveCount(route === '*' ? 1 : 0);
    });
    continue;
  }

  test(`/${route} waits, says what failed and tries again`, async ({ page, open }) => {
    await page.clock.install();
    const way = await troubleOnTheWay(page);
    await open(page, shown);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await passesTroubles(page, way);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const part of PARTS) {
  test(`the ${part.name} waits, says what failed and tries again`, async ({ page, open }) => {
    await page.clock.install();
    const way = await troubleOnTheWay(page, { paths: part.asks });
    await open(page, part);
    await passesTroubles(page, way);
    await expect(page.getByRole('main').getByText(part.shows).first()).toBeVisible();
  });
}
