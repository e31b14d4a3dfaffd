import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { handOverByApi } from './testing/deliver-by-api.ts';
import { createEmployee } from './testing/employee-by-api.ts';
import { keyboardOf } from './testing/keyboard.ts';
import { ownPortal } from './testing/own-portal.ts';
import { callAs } from './testing/sample-world.ts';
import { settled } from './testing/settled.ts';
import { DEMO_ACCOUNTS } from './testing/sign-in.ts';

/** Day of the handover. */
const portal = ownPortal('2026-06-01T09:00:00+02:00');
/** From then to 17 June. */
const DAYS_DRIVEN = 16;
const FEW_DAYS_AT_WORK = 4;

/** The hint names the cheaper method, and the employee changes to it. */
async function changeMethod(page: Page): Promise<void> {
  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Fahrten und Laden' }).first().click();
  await expect(page.getByText(/^Günstiger für Sie: Einzelne Fahrten\. Das sind 2026/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wechseln: Einzelne Fahrten' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Für 2026 wechseln' }).click();
  await expect(page.getByText(/mit 0,002\s% je Kilometer und Fahrt\.$/)).toBeVisible();
}

/** Three days at work, the meter and the price of the year, by the keyboard alone. */
async function reportByKeyboard(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  const days = page.getByRole('checkbox');
  await settled(page);
  await keys.tick(days.nth(1));
  for (const move of ['ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(move);
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('3 Tage im Juni 2026')).toBeVisible();
  await keys.type(page.getByLabel('Zähler 31.05.2026'), '2318');
  await keys.type(page.getByLabel('Zähler 17.06.2026'), '2484');
  await keys.tabTo(page.getByRole('radiogroup', { name: 'Mit welchem Preis rechnen wir?' }));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^166\s?kWh × 0,34\s€ = 56,44\s€$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await keys.press(page.getByRole('button', { name: 'Juni 2026 melden' }));
  await expect(page.getByRole('button', { name: 'Juni 2026 korrigieren' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}

/** The file of a wallbox replaces the meter. */
async function correctByFile(page: Page): Promise<void> {
  await page.locator('input[type="file"][accept*="csv"]').setInputFiles({
    name: 'wallbox.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Datum;kWh\n2026-06-03;100\n2026-06-09;50\n`),
  });
  await expect(page.getByText('2 Tage aus der Datei Ihrer Wallbox')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Juni 2026 korrigieren' }).click();
  await expect(page.getByText('Juni 2026 ist gemeldet.', { exact: true })).toBeVisible();
}

test('an employee changes to the cheaper method and reports a month, which the employer finds in its payroll', async ({
  browser,
}) => {
  const request = portal.request();
  const employee = await createEmployee(request, 'Pendlerin', 6500, FEW_DAYS_AT_WORK);
  await handOverByApi(request, employee);
  await portal.moveClock(DAYS_DRIVEN);
  const employer = await callAs(request, 'tenantAdmin');
  const rules = await employer('getEmployerRules', {});
  await employer('saveEmployerRules', { body: { ...rules, homeCharging: 'REIMBURSE' } });
  const page = await portal.visit(browser, employee);
  await changeMethod(page);
  await reportByKeyboard(page);
  await correctByFile(page);

  const desk = await portal.visit(browser, { email: DEMO_ACCOUNTS.tenantAdmin });
  await desk.goto('/employer/payroll');
  const line = desk.getByRole('row', { name: /Pendlerin, Robin/ });
  // 150 kWh × 0.34 EUR.
  await expect(line).toContainText('51,00');
  await line.getByRole('button', { name: /^Tage zeigen: Robin Pendlerin/ }).click();
  await expect(line).toContainText('02.06.2026, 03.06.2026, 10.06.2026');
  expect(await axeViolations(desk)).toEqual([]);
});
