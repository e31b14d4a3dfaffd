import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { partsToTry } from '../scripts/steps/slice-of-commit.mjs';
import { axeViolations } from './testing/axe-violations.ts';
import { createEmployee, orderByApi, advanceByApi, type ApiEmployee } from './testing/employee-by-api.ts';
import { expectMessage } from './testing/expect-message.ts';
import { waitForMail } from './testing/mailbox.ts';
import { signIn } from './testing/sign-in.ts';

// Nothing here is about movement; each click would wait for its end.
test.use({ reducedMotion: 'reduce' });

/** The instruction to the simulated provider, and the portal's text for the person afterwards. */
interface Ending {
  readonly choice: string;
  readonly licence: readonly [title: string, text: RegExp];
  readonly signature: readonly [title: string, text: RegExp];
}

const FAILED = ['Die Prüfung war nicht erfolgreich', 'Die Unterschrift war nicht erfolgreich'] as const;
const failed = (choice: string, licence: RegExp, signature = licence): Ending => ({
  choice,
  licence: [FAILED[0], licence],
  signature: [FAILED[1], signature],
});

/** Every text after an ending is proved with the step's screen (`step-screen.test.tsx`); a commit lets one happen. */
const ENDINGS: readonly Ending[] = [
  failed('Anderer Name', /Name oder Geburtsdatum im Dokument stimmen nicht/),
  failed('Dokument abgelaufen', /nicht mehr gültig/),
  failed('Klasse B fehlt', /Klasse B nicht eingetragen/, /Dieses Dokument wird nicht unterstützt/),
  failed('Technischer Fehler', /technische Störung/),
  {
    choice: 'Abbrechen',
    licence: ['Sie haben die Prüfung abgebrochen', /jederzeit neu beginnen/],
    signature: ['Sie haben das Unterschreiben abgebrochen', /jederzeit neu beginnen/],
  },
];

const PHONE = { width: 390, height: 844 };

/** Goes to the provider by the button that is there, and lets happen what the choice says. */
async function choose(page: Page, button: RegExp, choice: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const provider = await opened;
  await provider.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
  const closed = provider.waitForEvent('close');
  await provider.getByRole('button', { name: 'Weiter' }).click();
  await closed;
}

async function employeeAt(
  page: Page,
  request: APIRequestContext,
  step: 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN',
  lastName: string,
): Promise<ApiEmployee & { readonly orderId: number }> {
  const employee = await createEmployee(request, lastName);
  const orderId = await orderByApi(employee.call);
  await advanceByApi(request, employee.call, orderId, step);
  await signIn(page, request, employee.email, employee.password);
  await page.goto(`/order/${orderId}/workflow`);
  return { ...employee, orderId };
}

const toSignature = (page: Page) => page.getByRole('button', { name: 'Weiter zur Unterschrift' });
const employersTurn = (page: Page) => page.getByText('Ihr Arbeitgeber prüft Ihre Bestellung').first();
const LICENCE_BUTTON = /^(Prüfung starten|Prüfung fortsetzen|Neue Prüfung starten)$/;
const SIGN_BUTTON = /^Überlassungsvertrag unterschreiben$/;

test('a failure of the licence check shows the next action, and a slow success continues by itself', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await employeeAt(page, request, 'NECT_DRIVERS_LICENCE', 'Fuehrerschein');
  for (const { choice, licence } of partsToTry('endings of the licence check', ENDINGS)) {
    await choose(page, LICENCE_BUTTON, choice);
    await expect(page.getByText(licence[0], { exact: true })).toBeVisible();
    await expect(page.getByText(licence[1])).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neue Prüfung starten' })).toBeVisible();
    await expect(toSignature(page)).toBeDisabled();
  }
  expect(await axeViolations(page)).toEqual([]);
  // The review is over within seconds, which a slow machine needs to come back from the provider.
  await Promise.all([
    expect(page.getByText('Ihre Angaben werden geprüft')).toBeVisible(),
    expect(page.getByText(/Sie müssen nichts tun/)).toBeVisible(),
    choose(page, LICENCE_BUTTON, 'Dauert länger'),
  ]);
  await expect(toSignature(page)).toBeEnabled();
  await expect(page.getByText('Führerschein und Identität sind nachgewiesen')).toBeVisible();
});

test('a failure of the signature shows the next action, and a doubled callback signs once', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { call, orderId } = await employeeAt(page, request, 'NECT_SIGN', 'Unterschrift');
  for (const { choice, signature } of partsToTry('endings of the signature', ENDINGS)) {
    await choose(page, SIGN_BUTTON, choice);
    await expect(page.getByText(signature[0], { exact: true })).toBeVisible();
    await expect(page.getByText(signature[1])).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await choose(page, SIGN_BUTTON, 'Doppelte Rückmeldung');
  await expect(employersTurn(page)).toBeVisible();
  const orders = await call('listOrders', {});
  const documents = orders.find(({ id }) => id === orderId)?.documents ?? [];
  expect(documents).toHaveLength(1);
});

test('missing and late callbacks do not delay a check', async ({ page, request }) => {
  await employeeAt(page, request, 'NECT_DRIVERS_LICENCE', 'Rueckmeldung');
  await choose(page, LICENCE_BUTTON, 'Keine Rückmeldung');
  await expect(toSignature(page)).toBeEnabled();
  await toSignature(page).click();
  await choose(page, SIGN_BUTTON, 'Späte Rückmeldung');
  await expect(employersTurn(page)).toBeVisible();
});

test('a phone without a session takes the check over by the QR code, once', async ({
  page,
  request,
  browser,
}) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/verification/handover'));
  await employeeAt(page, request, 'NECT_DRIVERS_LICENCE', 'Smartphone');
  const { url } = (await (await answer).json()) as { readonly url: string };
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const phone = await browser.newContext({ viewport: PHONE, locale: 'de-DE' });
  const there = await phone.newPage();
  await there.goto(new URL(url).pathname);
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(there)).toEqual([]);
  await there.getByRole('button', { name: 'Jetzt fortfahren' }).click();
  await expect(page.getByText('Die Prüfung läuft auf Ihrem Smartphone')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeHidden();
  await there.getByRole('radio', { name: /^Erfolgreich/ }).check();
  await there.getByRole('button', { name: 'Weiter' }).click();
  await expect(there.getByRole('heading', { name: 'Auf diesem Gerät sind Sie fertig' })).toBeVisible();
  expect(await axeViolations(there)).toEqual([]);
  await expect(toSignature(page)).toBeEnabled();

  await there.goto(new URL(url).pathname);
  await there.getByRole('button', { name: 'Jetzt fortfahren' }).click();
  await expect(there.getByText('Dieser Code gilt nicht mehr')).toBeVisible();
  await phone.close();
});

test('the mailed link leads through the login back to the same check', async ({ page, request, browser }) => {
  const { email, password, orderId } = await employeeAt(page, request, 'NECT_SIGN', 'Verknuepfung');
  await page.getByRole('button', { name: 'Link per E-Mail schicken' }).click();
  await expect(page.getByText('Der Link ist unterwegs an Ihre E-Mail-Adresse')).toBeVisible();
  const { links } = await waitForMail(request, email, /Ihr Link zur Unterschrift/);
  const elsewhere = await browser.newContext({ locale: 'de-DE' });
  const there = await elsewhere.newPage();
  await there.goto(new URL(links[0] ?? '').pathname);
  await expect(there).toHaveURL(/\/login\?callbackPath=/);
  await there.getByLabel('E-Mail-Adresse').fill(email);
  await there.getByLabel('Passwort', { exact: true }).fill(password);
  await there.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(there).toHaveURL(new RegExp(`/order/${orderId}/workflow$`));
  await expect(there.getByRole('button', { name: SIGN_BUTTON })).toBeVisible();
  await elsewhere.close();
});

test('a reload and going back lose nothing of a running check', async ({ page, request }) => {
  const { orderId } = await employeeAt(page, request, 'NECT_DRIVERS_LICENCE', 'Wiederkehr');
  const opened = page.waitForEvent('popup');
  // A double click opens one window.
  await page.getByRole('button', { name: 'Prüfung starten' }).dblclick();
  const provider = await opened;
  await provider.waitForURL(/\/sandbox\//);
  const caseAddress = provider.url();
  await provider.close();
  expect(page.context().pages()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Wir warten auf das Ergebnis')).toBeVisible();
  await page.goto('/profile/orders');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/order/${orderId}/workflow$`));
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Prüfung fortsetzen' }).click();
  const resumed = await again;
  await resumed.waitForURL(/\/sandbox\//);
  expect(resumed.url()).toBe(caseAddress);
});

test('an order signed in one tab cannot be deleted in the other, which then shows it signed', async ({
  page,
  request,
}) => {
  const { orderId } = await employeeAt(page, request, 'NECT_SIGN', 'Zweitfenster');
  const list = await page.context().newPage();
  await list.goto('/profile/orders');
  const askToDelete = list.getByRole('button', { name: 'Bestellung löschen' });
  await askToDelete.click();
  const confirmation = list.getByRole('dialog');
  await expect(confirmation).toBeVisible();
  await choose(page, SIGN_BUTTON, 'Erfolgreich');
  await expect(employersTurn(page)).toBeVisible();
  await confirmation.getByRole('button', { name: /löschen/i }).click();
  await expectMessage(list, /Der Vertrag ist schon unterschrieben/);
  await expect(list.getByText('Ihr Arbeitgeber prüft die Bestellung')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/order/${orderId}/workflow$`));
  await expect(employersTurn(page)).toBeVisible();
});

test('deleting an order in one tab ends its check in the other', async ({ page, request }) => {
  await employeeAt(page, request, 'NECT_DRIVERS_LICENCE', 'Loeschfenster');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: LICENCE_BUTTON }).click();
  const provider = await opened;
  await provider.waitForURL(/\/sandbox\//);
  const list = await page.context().newPage();
  await list.goto('/profile/orders');
  await list.getByRole('button', { name: 'Bestellung löschen' }).click();
  await list
    .getByRole('dialog')
    .getByRole('button', { name: /löschen/i })
    .click();
  await expect(list.getByRole('button', { name: 'Bestellung löschen' })).toHaveCount(0);
  await page.bringToFront();
  await expect(page.getByText('Diese Bestellung gibt es nicht')).toBeVisible();
  await list.close();
});
