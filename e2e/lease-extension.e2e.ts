import { expect, test, type Browser, type Page } from '@playwright/test';
import { calendarDate, daysBetween } from '@stromwandel/kernel';
import { axeViolations } from './testing/axe-violations.ts';
import { handOverByApi } from './testing/deliver-by-api.ts';
import { createEmployee } from './testing/employee-by-api.ts';
import { keyboardOf } from './testing/keyboard.ts';
import { ownPortal } from './testing/own-portal.ts';
import { productTime } from './testing/product-time.ts';
import { settled } from './testing/settled.ts';
import { DEMO_ACCOUNTS } from './testing/sign-in.ts';

const portal = ownPortal('2026-11-16T09:00:00+01:00');
const DAYS_BEFORE_THE_END = 100;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A car whose term ends in a hundred days. */
async function nearTheEnd() {
  const request = portal.request();
  const employee = await createEmployee(request, 'Bleiber', 6500);
  const { id, endsOn } = await handOverByApi(request, employee);
  const today = calendarDate((await productTime(request)).toISOString().slice(0, 10));
  await portal.moveClock(daysBetween(today, calendarDate(endsOn ?? '')) - DAYS_BEFORE_THE_END);
  return { employee, leaseId: id };
}

/** The provider's desk offers two lengths, the longer one cheaper. */
async function offerMonths(browser: Browser, leaseId: number): Promise<void> {
  const desk = await portal.visit(browser, { email: DEMO_ACCOUNTS.admin });
  await desk.goto(`/provider/leases/${leaseId}?part=return`);
  const form = desk.getByRole('form', { name: 'Verlängerung anbieten' });
  for (const [months, rate] of [
    ['3 Monate', '520'],
    ['6 Monate', '470'],
  ] as const) {
    await form.getByRole('radio', { name: months }).check();
    await form.getByRole('textbox', { name: 'Gesamtrate im Monat' }).fill(rate);
    await form.getByRole('button', { name: 'Angebot senden' }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: `${months} länger, bis` })).toBeVisible();
  }
  expect(await axeViolations(desk)).toEqual([]);
  await desk.context().close();
}

/** The employee compares both offers and accepts the longer one. */
async function acceptOffer(page: Page): Promise<void> {
  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Angebot ansehen' }).click();
  const card = page.getByRole('region', { name: 'Verlängerung' });
  await card.getByRole('radio', { name: /^3 Monate länger/ }).click();
  await expect(card.getByText('520,00 €').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('radio', { name: /^6 Monate länger/ }).click();
  await expect(card.getByText('470,00 €').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Angebot annehmen' }).click();
  await expect(card.getByText('Ihr Arbeitgeber entscheidet über 6 Monate länger')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}

/** The employer's desk approves it. */
async function approve(browser: Browser): Promise<void> {
  const desk = await portal.visit(browser, { email: DEMO_ACCOUNTS.tenantAdmin });
  await desk.goto('/employer');
  const button = desk.getByRole('button', { name: 'Verlängerung freigeben für Robin Bleiber' });
  await expect(button).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await button.click();
  await expect(button).toHaveCount(0);
  await desk.context().close();
}

/** The employee signs the annex by the keyboard alone. */
async function signByKeyboard(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await page.reload();
  const annex = page.getByRole('group', { name: 'Ihre Unterschrift unter dem Nachtrag' });
  await expect(annex).toBeVisible();
  await settled(page);
  await keys.type(annex.getByRole('textbox'), 'Robin Bleiber');
  await keys.tick(annex.getByRole('checkbox', { name: 'Der getippte Name gilt als Unterschrift' }));
  expect(await axeViolations(page)).toEqual([]);
  await keys.press(page.getByRole('button', { name: 'Nachtrag unterschreiben' }));
}

test('an employee compares offers to keep the car, the employer approves, and the signed annex moves the end', async ({
  browser,
}) => {
  const { employee, leaseId } = await nearTheEnd();
  await offerMonths(browser, leaseId);
  const page = await portal.visit(browser, employee, PHONE);
  await acceptOffer(page);
  await approve(browser);
  await signByKeyboard(page);
  await expect(page.getByText(/^Ihr Auto bleibt bis \d{2}\.\d{2}\.\d{4}$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
