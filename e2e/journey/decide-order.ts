import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.ts';
import { expectMessage } from '../testing/expect-message.ts';
import { waitForMail } from '../testing/mailbox.ts';
import { DEMO_ACCOUNTS, signIn } from '../testing/sign-in.ts';

const MANUFACTURER = 'bestellung@hersteller.example';

/** A page of another signed-in person, in a browser of their own. */
export async function pageOf(
  browser: Browser,
  request: APIRequestContext,
  who: 'tenantAdmin' | 'admin',
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, request, DEMO_ACCOUNTS[who]);
  return page;
}

/** Opens a person's order at the employer. Until its sheet is drawn, the buttons are those of another order. */
async function openAsEmployer(page: Page, personName: string): Promise<void> {
  await page.goto('/employer');
  await page.getByText(personName).first().click();
  await expect(page.getByRole('complementary', { name: personName })).toBeVisible();
}

/** The employer finds the order among the open ones and approves it. */
export async function approveAsEmployer(page: Page, personName: string): Promise<void> {
  await openAsEmployer(page, personName);
  await expect(page.getByRole('button', { name: 'Bestellung freigeben' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bestellung freigeben' }).click();
  await expect(page.getByText('Die Bestellung ist freigegeben.')).toBeVisible();
}

/** The employer declines with a reason. */
export async function declineAsEmployer(page: Page, personName: string, reason: string): Promise<void> {
  await openAsEmployer(page, personName);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('dialog').getByLabel('Begründung').fill(reason);
  await page.getByRole('button', { name: 'Endgültig ablehnen' }).click();
  await expect(page.getByText('Die Bestellung ist abgelehnt.')).toBeVisible();
}

/** The provider opens the order of a person. */
async function openAsProvider(page: Page, personName: string): Promise<void> {
  await page.goto(`/provider?q=${encodeURIComponent(personName)}`);
  await page.getByRole('row').filter({ hasText: personName }).getByRole('link').click();
}

/** The provider orders the car from the manufacturer. */
export async function orderFromManufacturer(page: Page, personName: string): Promise<void> {
  await openAsProvider(page, personName);
  await expect(page.getByRole('button', { name: 'Beim Hersteller bestellen' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Beim Hersteller bestellen' }).click();
  await expect(page.getByText('Die Bestellung ist an den Hersteller übermittelt')).toBeVisible();
}

/** The manufacturer opens the one-time link of the mail, confirms a week and reports the delivery. */
export async function deliverAsManufacturer(
  page: Page,
  request: APIRequestContext,
  orderId: number,
  { week, day }: { readonly week: string; readonly day: string },
): Promise<void> {
  const mail = await waitForMail(request, MANUFACTURER, new RegExp(`Neue Fahrzeugbestellung ${orderId}:`));
  const link = mail.links.find((address) => address.includes('/manufacturer/'));
  expect(link, 'the link of the manufacturer').toBeDefined();
  await page.goto(new URL(link ?? '').pathname);
  await page.getByLabel('Kalenderwoche der Lieferung').fill(week);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lieferwoche bestätigen' }).click();
  await expectMessage(page, /^Erledigt: Die Lieferwoche ist gespeichert\./);
  await page.getByLabel('Tag der Lieferung').fill(day);
  await page.getByRole('button', { name: 'Lieferung melden' }).click();
  await expectMessage(page, /Die Lieferung ist gemeldet\.$/);
}

/** The provider proposes a time for the handover. @param day as people type it */
export async function proposeAppointment(page: Page, personName: string, day: string): Promise<void> {
  await openAsProvider(page, personName);
  await page.getByRole('button', { name: 'Termine vorschlagen' }).click();
  const form = page.getByRole('form', { name: 'Übergabetermin' });
  await form.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByLabel('Tag 1').fill(day);
  await form.getByLabel('Uhrzeit 1').fill('10.30 Uhr');
  await form.getByLabel('Ort').fill('Autohaus Nord');
  await form.getByLabel('Straße und Hausnummer').fill('Hafenstraße 1');
  await form.getByLabel('Postleitzahl').fill('20457');
  await form.getByLabel('Stadt').fill('Hamburg');
  await form.getByRole('textbox', { name: 'Telefon' }).fill('040 123456');
  await form.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(page.getByText('Gesendet.')).toBeVisible();
}

/** The employee takes the proposed time and saves it for the calendar. */
export async function acceptAppointment(page: Page, place: string): Promise<void> {
  await page.goto('/profile/orders');
  await expect(page.getByText(place)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Termin zusagen' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'In den Kalender' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
}

/** The provider confirms the handover before its appointment: the lease begins. */
export async function activateAsProvider(page: Page, personName: string): Promise<void> {
  await openAsProvider(page, personName);
  await page.getByRole('button', { name: /^Übergabe bestätigen/ }).click();
  const early = page.getByRole('dialog', { name: 'Wurde das Fahrzeug schon übergeben?' });
  await early.getByRole('button', { name: 'Übergabe bestätigen' }).click();
  await expect(page.getByText('Der Vertrag läuft')).toBeVisible();
}
