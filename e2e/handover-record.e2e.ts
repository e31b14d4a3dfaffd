import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { deliverByApi } from './testing/deliver-by-api.ts';
import { createEmployee } from './testing/employee-by-api.ts';
import { newAddress } from './testing/new-address.ts';
import { productTime } from './testing/product-time.ts';
import {
  photograph,
  photographSides,
  pressNext,
  seeHeading,
  signField,
  signRecord,
} from './testing/record-on-phone.ts';
import { callAs, linkIn } from './testing/sample-world.ts';
import { onePagePdf } from './testing/one-page-pdf.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' });
// Nothing here is about movement; each click would wait for its end.
test.use({ reducedMotion: 'reduce' });

// No two leases have the same car.
const NUMBER = 1000 + (Date.now() % 9000);
const VIN = `TMBJB7NY5R000${NUMBER}`;

/** The driver of a handed-over car asks for another package, the employer approves, and the driver signs the annex. */
async function changePackage(page: Page, request: APIRequestContext, leaseId: number): Promise<void> {
  await page.goto('/profile/car');
  await page.getByRole('button', { name: 'Paket ändern' }).click();
  await page.getByRole('region', { name: 'Ihr Paket' }).getByRole('radio').first().click();
  await expect(page.getByRole('row', { name: /Umwandlungsbetrag/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Paket beantragen' }).click();
  await expect(page.getByText(/^Ihr Arbeitgeber entscheidet über/)).toBeVisible();

  const office = await callAs(request, 'tenantAdmin');
  const waiting = await office('listPackageChanges', {});
  const asked = waiting.find((one) => one.leaseId === leaseId);
  const params = { leaseId: String(leaseId), changeId: String(asked?.change.id) };
  await office('decidePackageChange', { params, body: { decision: 'APPROVE' } });
  await page.reload();
  const annex = page.getByRole('group', { name: 'Ihre Unterschrift unter dem Nachtrag' });
  await annex.getByRole('textbox').fill('Robin Abholer');
  await signField(page, 'Ihre Unterschrift unter dem Nachtrag');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nachtrag unterschreiben' }).click();
  await expect(page.getByText(/^Ab \d{2}\.\d{2}\.\d{4}: /)).toBeVisible();
}

/** Fills in the first two screens of a damage report. */
async function tellDamage(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Parkschaden' }).check();
  await page
    .getByRole('radiogroup', { name: /Wurde jemand verletzt/ })
    .getByRole('radio', { name: 'Nein' })
    .check();
  await page
    .getByRole('radiogroup', { name: /sicher weiterfahren/ })
    .getByRole('radio', { name: 'Ja' })
    .check();
  await page.getByRole('textbox', { name: 'Was haben Sie gesehen?' }).fill('Kratzer hinten links.');
  expect(await axeViolations(page)).toEqual([]);
  await pressNext(page);
}

/** The driver reports a damage: without a network from the photos on, over a closed page, sent when the network is back. */
async function reportDamage(
  page: Page,
  context: BrowserContext,
  request: APIRequestContext,
  leaseId: number,
) {
  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Schaden melden' }).click();
  await page.getByRole('button', { name: 'Schaden melden' }).click();
  await tellDamage(page);
  await page.getByRole('textbox', { name: 'Uhrzeit' }).fill('17.30');
  await page.getByRole('textbox', { name: 'Ort' }).fill('Hamburg, Elbchaussee 12');
  await page.getByRole('radio', { name: 'Privatfahrt' }).check();
  await page.getByRole('checkbox', { name: 'Innenraum' }).check();
  // The middle of the drawing is the roof; the list beside it says so.
  await page.locator('svg[viewBox="0 0 600 1000"]').click();
  await expect(page.getByRole('checkbox', { name: 'Dach' })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await pressNext(page);
  await seeHeading(page, 'Übersicht fotografieren');
  await context.setOffline(true);
  await photograph(page, 40);
  await seeHeading(page, 'Schaden von nah fotografieren');
  await expect(page.getByText('Kein Netz. Nichts geht verloren.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/lease/${leaseId}/damage?report`);
  await seeHeading(again, 'Schaden von nah fotografieren');
  await photograph(again, 50);
  await seeHeading(again, 'Anderes Auto fotografieren');
  await pressNext(again);
  await context.setOffline(true);
  await again.getByRole('textbox', { name: 'Kennzeichen' }).fill('HH-AB 12');
  await again.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(again.getByText('Ihre Meldung wird gesendet')).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText('Ihre Meldung ist da')).toBeVisible();
  expect(await axeViolations(again)).toEqual([]);

  const provider = await callAs(request, 'admin');
  const { damages } = await provider('listDamages', { params: { leaseId: String(leaseId) } });
  expect(damages.map(({ state, report }) => [state, report.photos.length])).toEqual([['REPORTED', 2]]);
}

/** "Mein Auto" and the damages open without a network; the odometer is read there, and the reading is sent later. */
async function openWithoutNetwork(
  page: Page,
  context: BrowserContext,
  request: APIRequestContext,
): Promise<void> {
  const today = (await productTime(request)).toISOString().slice(0, 10);

  const download = () => page.getByRole('button', { name: /^Übergabeprotokoll/ }).click();
  await page.goto('/profile/car');
  // The worker has kept the files of these pages when it is active.
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.register('/lease-worker.js', { scope: '/profile/car' });
    await new Promise<void>((resolve) => {
      const look = () => (worker.active ? resolve() : setTimeout(look, 50));
      look();
    });
  });
  await Promise.all([page.waitForEvent('download'), download()]);
  await expect(page.getByRole('button', { name: 'Kilometerstand melden' })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Stand \d\d:\d\d\sUhr$/)).toBeVisible();
  await expect(page.getByText(`HH-SW ${NUMBER}E`).first()).toBeVisible();
  await Promise.all([page.waitForEvent('download'), download()]);
  await page.getByRole('button', { name: 'Kilometerstand melden' }).click();
  await page.getByRole('textbox', { name: 'Kilometerstand' }).fill('60');
  // Opened without an answer of the server, the page takes the day from the device's clock.
  await page.getByRole('textbox', { name: 'Abgelesen am' }).fill(today.split('-').toReversed().join('.'));
  await page.getByRole('button', { name: 'Stand melden', exact: true }).click();
  await expect(page.getByText('1 Eingabe wartet auf Empfang')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Schaden melden' }).click();
  await expect(page.getByRole('heading', { name: 'Schäden' })).toBeVisible();
  await expect(page.getByText(/^Stand /)).toBeVisible();
  await page.goto('/profile/car');
  await expect(page.getByText('1 Eingabe wartet auf Empfang')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('60 km', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('1 Eingabe wartet auf Empfang')).toHaveCount(0);
}

/** The provider enters a letter about the car; its driver answers it without a network, and the answer is sent later. */
async function answerLetter(page: Page, context: BrowserContext, request: APIRequestContext, plate: string) {
  const office = await context.browser()?.newContext({ locale: 'de-DE' });
  const desk = await office?.newPage();
  if (!desk) throw new Error('The browser opens no second context');
  await signIn(desk, request, DEMO_ACCOUNTS.admin);
  await desk.goto('/provider/leases?fines=new');
  await desk.locator('input[type="file"]').setInputFiles({
    name: 'brief.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf(),
  });
  const today = await desk.getByRole('textbox', { name: 'Tag', exact: true }).inputValue();
  const enter = (name: string, text: string) => desk.getByRole('textbox', { name, exact: true }).fill(text);
  await enter('Kennzeichen', plate);
  await enter('Uhrzeit', '23:59');
  await enter('Absender', 'Stadt Hamburg');
  await enter('Aktenzeichen', `A-${NUMBER}`);
  await enter('Frist der Behörde', `31.12.${Number(today.slice(-4)) + 1}`);
  await desk.getByRole('button', { name: 'Brief erfassen und nachfragen' }).click();
  await expect(desk.getByText('wartet auf Antwort')).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);

  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Brief lesen und antworten' }).click();
  await page.getByRole('radio', { name: /^Ich sage dazu nichts/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(page.getByText('Kein Netz. Ihre Antwort bleibt hier gespeichert.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Ihre Antwort: Ich sage dazu nichts.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('jetzt weitergeben')).toBeVisible();
  await office?.close();
}

/** The driver invites another person, who consents and is checked without an account, and ends it by the used link. */
async function letDrive(page: Page, request: APIRequestContext): Promise<void> {
  const email = newAddress('mitfahrer');
  await page.goto('/profile/car?part=licence');
  await expect(page.getByText('Bisher fahren nur Sie.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Vorname' }).fill('Ida');
  await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Roth');
  await dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByText('Eingeladen', { exact: true })).toBeVisible();

  const link = await linkIn(request, email, /möchte, dass Sie/, '/driver/');
  const context = await page.context().browser()?.newContext({ locale: 'de-DE' });
  const driver = await context?.newPage();
  if (!driver) throw new Error('The browser opens no second context');
  await driver.goto(link);
  await seeHeading(driver, 'Ihre sechs Pflichten');
  expect(await axeViolations(driver)).toEqual([]);
  await driver.getByRole('textbox', { name: 'Geburtsdatum' }).fill('09.03.1988');
  await driver.getByRole('checkbox', { name: /^Ich übernehme/ }).check();
  await driver.getByRole('button', { name: 'Zustimmen und Führerschein prüfen' }).click();
  await driver.waitForURL(/\/sandbox\//);
  const { pathname } = new URL(driver.url());
  await request.post(`${pathname}/finish`, { data: { scenario: 'success' } });
  await driver.goto(link);
  await expect(driver.getByText(/^Dieser Link wurde bereits genutzt/)).toBeVisible();
  expect(await axeViolations(driver)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Führerschein geprüft')).toHaveCount(2);
  await driver.getByRole('button', { name: 'Ich fahre nicht mehr' }).click();
  await driver.getByRole('dialog').getByRole('button', { name: 'Ich fahre nicht mehr' }).click();
  await expect(driver.getByText(/^Diese Einladung ist beendet/)).toBeVisible();
  await context?.close();
}

test('a record begun on a phone is finished after the network was cut and the page closed; later its driver reports a damage and answers a letter so, and lets another person drive', async ({
  page,
  context,
  request,
}) => {
  const employee = await createEmployee(request, 'Abholer', 6500);
  const leaseId = await deliverByApi(request, employee);
  await signIn(page, request, employee.email, employee.password);
  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Übergabe beginnen' }).click();
  await page.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' }).fill(VIN);
  await page.getByRole('textbox', { name: 'Kennzeichen', exact: true }).fill(`hh-sw ${NUMBER}e`);
  await pressNext(page);
  await seeHeading(page, 'Was zeigt der Tacho?');
  await photograph(page, 40);
  await page.getByRole('textbox', { name: 'Kilometerstand' }).fill('12');
  expect(await axeViolations(page)).toEqual([]);
  await pressNext(page);

  await seeHeading(page, 'Was bekommen Sie mit dem Auto?');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Schlüssel' }).fill('2');
  await page.getByRole('textbox', { name: 'Ladekabel' }).fill('1');
  await page.getByRole('checkbox', { name: /Fahrzeugschein/ }).check();
  await pressNext(page);
  await expect(page.getByText('Kein Netz. Nichts geht verloren.')).toBeVisible();
  await photograph(page, 50);
  await seeHeading(page, 'Jetzt die Fahrerseite');
  expect(await axeViolations(page)).toEqual([]);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/lease/${leaseId}/handover`);
  await seeHeading(again, 'Jetzt die Fahrerseite');
  await photographSides(again);
  await again.getByRole('button', { name: 'Nichts zu bemerken' }).click();
  await signRecord(again, 'Ihre Unterschrift');
  await again.getByRole('button', { name: 'Übergabe abschließen' }).click();
  await seeHeading(again, 'Gute Fahrt!');
  expect(await axeViolations(again)).toEqual([]);

  const [lease] = await employee.call('listOwnLeases', {});
  expect(lease).toMatchObject({ state: 'ACTIVE', vin: VIN, plate: `HH-SW ${NUMBER}E`, keys: 2 });
  await changePackage(again, request, leaseId);
  await reportDamage(again, context, request, leaseId);
  const [last] = context.pages().slice(-1);
  if (!last) throw new Error('Every page was closed');
  await openWithoutNetwork(last, context, request);
  await answerLetter(last, context, request, `HH-SW ${NUMBER}E`);
  await letDrive(last, request);
});

test('a dealer with the link begins the record by keyboard, keeps it without a connection, and ends it on paper', async ({
  page,
  context,
  request,
}) => {
  const employee = await createEmployee(request, 'Abholerin');
  const leaseId = await deliverByApi(request, employee);
  const email = newAddress('autohaus');
  const provider = await callAs(request, 'admin');
  await provider('sendDealerLink', { params: { leaseId: String(leaseId) }, body: { email } });
  const link = await linkIn(request, email, /Übergabeprotokoll ausfüllen/, '/dealer/');
  await page.goto(link);
  await seeHeading(page, 'Übergabe an ');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Protokoll ausfüllen' }).press('Enter');
  await page.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' }).fill(`TMBJB7NY5R001${NUMBER}`);
  await page.getByRole('textbox', { name: 'Kennzeichen', exact: true }).fill(`hh-dl ${NUMBER}e`);
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Was zeigt der Tacho?');
  await context.setOffline(true);
  await photograph(page, 40);
  await page.getByRole('textbox', { name: 'Kilometerstand' }).fill('12');
  await pressNext(page);
  await seeHeading(page, 'Was geben Sie mit dem Auto mit?');
  await expect(page.getByText('Kein Netz. Nichts geht verloren.')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Protokoll ausfüllen' }).click();
  await seeHeading(again, 'Was geben Sie mit dem Auto mit?');
  expect(await axeViolations(again)).toEqual([]);

  // The battery ran out: they went on with paper, and the dealer uploads the scan.
  await again.getByRole('button', { name: 'Zur Übersicht' }).click();
  await again.getByRole('button', { name: 'Protokoll auf Papier hochladen' }).click();
  await again.locator('input[type="file"]').setInputFiles({
    name: 'protokoll.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf(),
  });
  await expect(again.getByRole('img', { name: 'Blatt 1' })).toBeVisible();
  const plate = `HH-DL ${NUMBER}E`;
  await again.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' }).fill(`TMBJB7NY5R001${NUMBER}`);
  await again.getByRole('textbox', { name: 'Kennzeichen', exact: true }).fill(plate);
  await again.getByRole('textbox', { name: 'Kilometerstand' }).fill('14');
  await again.getByRole('textbox', { name: 'Unterschrieben von (Autohaus)' }).fill('Jan Petersen');
  expect(await axeViolations(again)).toEqual([]);
  await again.getByRole('button', { name: 'Übergabe abschließen' }).click();
  await seeHeading(again, 'Das Protokoll ist abgeschlossen');
  const [lease] = await employee.call('listOwnLeases', {});
  expect(lease).toMatchObject({ state: 'ACTIVE', plate });
});
