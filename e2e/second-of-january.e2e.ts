import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { ownPortal } from './testing/own-portal.ts';
import { DEMO_ACCOUNTS } from './testing/sign-in.ts';

// A portal of its own: by its clock it is a year without enacted figures.
const FIRST_WORKING_DAY = '2027-01-02T09:00:00+01:00';

const portal = ownPortal(FIRST_WORKING_DAY);

const chip = (page: Page) => page.getByText(/^vorläufig/).first();

test('on 2 January without figures rates are marked as provisional, and an order goes on', async ({
  browser,
}) => {
  const page = await portal.visit(browser, { email: DEMO_ACCOUNTS.employee });
  await page.goto('/search?brands=Polestar');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/\d+\s€/);
  await expect(chip(page)).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByText('Ihre Nettorate im Monat').first()).toBeVisible();
  await expect(chip(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drucken oder als PDF speichern' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-offer-sheet]')).toContainText(/Nettorate im Monat vorläufig, Recht 2026/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
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
  const page = await portal.visit(browser, { email: DEMO_ACCOUNTS.tenantAdmin });
  await page.goto('/employer/payroll');
  await expect(page.getByRole('region', { name: /^Buchungen im Januar 2027 vorläufig/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
