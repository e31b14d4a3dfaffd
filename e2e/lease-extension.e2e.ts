import { expect, test, type Browser, type Page } from '@playwright/test';
import { calendarDate, daysBetween } from '@stromwandel/kernel';
import { axeViolations } from './testing/axe-violations.ts';
import { handOverByApi, placeByApi } from './testing/deliver-by-api.ts';
import { advanceByApi, createEmployee, orderByApi, type ApiEmployee } from './testing/employee-by-api.ts';
import { keyboardOf } from './testing/keyboard.ts';
import { waitForMail } from './testing/mailbox.ts';
import { ownPortal } from './testing/own-portal.ts';
import { productTime } from './testing/product-time.ts';
import { callAnew } from './testing/sample-world.ts';
import { settled } from './testing/settled.ts';
import { DEMO_ACCOUNTS } from './testing/sign-in.ts';

const portal = ownPortal('2026-11-16T09:00:00+01:00');
const DAYS_BEFORE_THE_END = 100;
/** Until 10 December; the terms end on 15 November 2028. */
const LATE_WEEK = '2028-W49';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let stayer: ApiEmployee;
let changer: ApiEmployee;
let leaseId: number;

// Both terms end in a hundred days.
test.beforeAll(async () => {
  const request = portal.request();
  stayer = await createEmployee(request, 'Bleiber', 6500);
  changer = await createEmployee(request, 'Wechsler', 6500);
  const { id, endsOn } = await handOverByApi(request, stayer);
  leaseId = id;
  await handOverByApi(request, changer);
  const today = calendarDate((await productTime(request)).toISOString().slice(0, 10));
  await portal.moveClock(daysBetween(today, calendarDate(endsOn ?? '')) - DAYS_BEFORE_THE_END);
});

/** The provider's desk offers two lengths, the longer one cheaper. */
async function offerMonths(browser: Browser): Promise<void> {
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
  await expect(page.getByText('Wie geht es nach dem Vertrag weiter?')).toHaveCount(0);
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
  await offerMonths(browser);
  const page = await portal.visit(browser, stayer, PHONE);
  await acceptOffer(page);
  await approve(browser);
  await signByKeyboard(page);
  await expect(page.getByText(/^Ihr Auto bleibt bis \d{2}\.\d{2}\.\d{4}$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

/** The employee chooses the follow-up car by the keyboard alone. */
async function chooseFollower(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await page.goto('/profile/car');
  await settled(page);
  await keys.choose(page.getByRole('radiogroup', { name: 'Wie soll es weitergehen?' }), /^Folgeauto/);
  await keys.press(page.getByRole('button', { name: 'Auswahl speichern' }));
  await expect(page.getByRole('link', { name: 'Nächstes Auto aussuchen' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}

/** The provider finds the late car in its fleet by the keyboard alone, and the way from the order to an extension. */
async function findLate(browser: Browser, orderId: number): Promise<void> {
  const desk = await portal.visit(browser, { email: DEMO_ACCOUNTS.admin });
  const keys = keyboardOf(desk);
  await desk.goto('/provider/leases');
  await settled(desk);
  await keys.select(desk.getByLabel('Zeigen', { exact: true }), 'FOLLOWER_LATE');
  await expect(desk.getByRole('row', { name: /Robin Wechsler/ })).toBeVisible();
  await expect(desk.getByText('Robin Bleiber')).toHaveCount(0);
  expect(await axeViolations(desk)).toEqual([]);
  await desk.goto(`/provider/order/${orderId}`);
  await keys.press(desk.getByRole('link', { name: 'Verlängerung anbieten' }));
  await expect(desk.getByText(/^Das Folgeauto kommt \d+ Tage nach dem letzten Tag$/)).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await desk.context().close();
}

test('an employee orders a follow-up car, and a late one reaches the employee by mail and the provider in its fleet', async ({
  browser,
}) => {
  const request = portal.request();
  const page = await portal.visit(browser, changer);
  await chooseFollower(page);
  const call = await callAnew(request, changer);
  const orderId = await orderByApi(call, 1);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText(/^Ihr neues Auto folgt auf Ihr jetziges \(Polestar/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await advanceByApi(request, call, orderId, 'SIGNED');
  const manufacturer = await placeByApi(request, call, orderId);
  await call('confirmDeliveryWeek', { ...manufacturer, body: { deliveryWeek: LATE_WEEK } });
  await page.goto(`/order/${orderId}/preview`);
  await expect(page.getByText('Geplante Übergabe')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/profile/car');
  await expect(page.getByText(/^Es kommt voraussichtlich \d+ Tage nach dem letzten Tag/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await portal.moveClock(0);
  await waitForMail(request, changer.email, /^Ihr nächstes Auto kommt später: Polestar/);
  await findLate(browser, orderId);
});
