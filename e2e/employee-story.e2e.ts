import { expect, test, type Page } from '@playwright/test';
import {
  acceptAppointment,
  activateAsProvider,
  approveAsEmployer,
  deliverAsManufacturer,
  orderFromManufacturer,
  pageOf,
  proposeAppointment,
} from './journey/decide-order.ts';
import { enterSalaryData } from './journey/enter-salary-data.ts';
import { confirmOrder, orderFirstCar, proveAndSign } from './journey/order-car.ts';
import { registerEmployee } from './journey/register-employee.ts';
import { countPresses } from './testing/asked-of-people.ts';
import { newAddress } from './testing/new-address.ts';
import { productTime } from './testing/product-time.ts';
import { waitForMail } from './testing/mailbox.ts';

/** Expects the stage of an order in the person's list. */
async function expectStage(page: Page, orderId: number, stage: string): Promise<void> {
  await page.goto('/profile/orders');
  await expect(page.getByRole('article', { name: `Bestellung ${orderId}` })).toContainText(stage);
}

test('a visitor browses and filters, and the address carries the filter', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/search$/);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // The cards below the first ones follow while the page can be used already.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const all = await cards.count();
  await expect(cards.first()).toContainText('Geschätzte Nettorate im Monat');
  await expect(cards.first()).toContainText('Privatleasing');
  await expect(cards.first()).toContainText('gespart');

  await page.getByLabel('Marke', { exact: true }).selectOption('Polestar');
  await page.getByLabel('Modell').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Filtern', exact: true }).click();
  await expect(page).toHaveURL(/brands=Polestar&models=/);
  await expect(page).toHaveTitle(/Fahrzeuge/);
  await expect(cards.first()).toContainText('Polestar');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const filtered = await cards.count();
  expect(filtered).toBeLessThan(all);
  await page.reload();
  await expect(page.getByLabel('Marke', { exact: true })).toHaveValue('Polestar');
  await expect(cards).toHaveCount(filtered);
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(cards).toHaveCount(all);
});

/** Registration 3 (code, account, link of the mail), salary data 4; a list that opens counts as one. */
const PRESSES = 7;

/** A day as people type it. */
const inGerman = (day: Date): string =>
  day.toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' });

test('a new employee goes from registration to the running lease', async ({ page, browser, request }) => {
  const employee = {
    firstName: 'Jördis',
    lastName: `Großmann ${String(Date.now() % 100_000).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    email: newAddress('joerdis'),
    password: 'Ein-langes-Passwort-2026',
  };
  const name = `${employee.firstName} ${employee.lastName}`;

  const presses = await countPresses(page);
  await test.step('registers and confirms the address', () => registerEmployee(page, request, employee));

  await test.step('enters salary data and sees personal rates', async () => {
    await enterSalaryData(page);
    expect(await presses(), 'presses from the code to the own rate').toBeLessThanOrEqual(PRESSES);
    await page.goto('/search?brands=Polestar');
    await expect(page.getByRole('article').first()).toContainText('Ihre Nettorate im Monat');
  });

  const orderId = await test.step('orders a car', () => orderFirstCar(page));

  await test.step('confirms, proves and signs', async () => {
    await confirmOrder(page, orderId);
    await proveAndSign(page);
    await waitForMail(request, employee.email, new RegExp(`Ihre Bestellung ${orderId} ist eingegangen`));
    await expectStage(page, orderId, 'Ihr Arbeitgeber prüft die Bestellung');
  });

  await test.step('is approved by the employer', async () => {
    const employer = await pageOf(browser, request, 'tenantAdmin');
    await approveAsEmployer(employer, name);
    await employer.context().close();
    await waitForMail(request, employee.email, /Ihr Arbeitgeber hat zugestimmt/);
    await expectStage(page, orderId, 'Freigegeben, wir bestellen beim Hersteller');
    await page.goto(`/order/${orderId}/workflow`);
    await expect(page.getByText('HERZLICHEN GLÜCKWUNSCH ZU IHREM NEUEN FAHRZEUG!').first()).toBeVisible();
    const celebration = page.locator('[data-celebration]');
    await expect(celebration).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(celebration).toBeHidden();
    await page.emulateMedia({ reducedMotion: null });
  });

  const provider = await pageOf(browser, request, 'admin');

  await test.step('is ordered from the manufacturer', async () => {
    await orderFromManufacturer(provider, name);
    await waitForMail(request, employee.email, /beim Hersteller bestellt/);
    await expectStage(page, orderId, 'Beim Hersteller bestellt');
  });

  await test.step('is delivered by the manufacturer', async () => {
    const manufacturer = await (await browser.newContext()).newPage();
    const today = await productTime(request);
    await deliverAsManufacturer(manufacturer, request, orderId, {
      week: `${today.getFullYear() + 1}-W05`,
      day: inGerman(today),
    });
    await manufacturer.context().close();
    await waitForMail(request, employee.email, /Ihre Lieferwoche steht fest/);
    await waitForMail(request, employee.email, /Ihr Auto ist da/);
  });

  await test.step('gets an appointment for the handover', async () => {
    const nextWeek = new Date((await productTime(request)).getTime() + 7 * 86_400_000);
    await proposeAppointment(provider, name, inGerman(nextWeek));
    await waitForMail(request, employee.email, /Bitte wählen Sie Ihren Übergabetermin/);
    await acceptAppointment(page, 'Autohaus Nord, Hafenstraße 1, 20457 Hamburg');
    await waitForMail(request, employee.email, /Ihr Termin für die Übergabe/);
  });

  await test.step('becomes a running lease', async () => {
    await activateAsProvider(provider, name);
    await provider.context().close();
    await waitForMail(request, employee.email, /Ihr Vertrag läuft/);
    await expectStage(page, orderId, 'Ihr Vertrag läuft');
  });
});
