import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { addDays, calendarDate } from '@stromwandel/kernel';
import { axeViolations } from './testing/axe-violations.ts';
import { handOverByApi } from './testing/deliver-by-api.ts';
import { createEmployee, type ApiEmployee, type CallApi } from './testing/employee-by-api.ts';
import { onePagePdf } from './testing/one-page-pdf.ts';
import { productTime } from './testing/product-time.ts';
import { photograph, photographSides, pressNext, seeHeading, signRecord } from './testing/record-on-phone.ts';
import { callAs } from './testing/sample-world.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

// Nothing here is about movement; each click would wait for its end.
test.use({ reducedMotion: 'reduce' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const NUMBER = 1000 + (Date.now() % 9000);

/** A car that its employee drives, and an employment that ends in 40 days. @returns the number of the lease */
async function nearTheEnd(request: APIRequestContext, employee: ApiEmployee): Promise<number> {
  const { id: leaseId } = await handOverByApi(request, employee);
  const employer = await callAs(request, 'tenantAdmin');
  const { people } = await employer('listPeople', { query: { search: employee.email } });
  const today = calendarDate((await productTime(request)).toISOString().slice(0, 10));
  await employer('reportEmployment', {
    params: { userId: String(people[0]?.id) },
    body: { kind: 'LEAVING', day: addDays(today, 40), until: null },
  });
  return leaseId;
}

/** A price list of one row, where the provider has published none. */
async function publishPrices(provider: CallApi): Promise<void> {
  const { catalogue } = await provider('getWearCatalogue', {});
  if (catalogue !== null) return;
  await provider('publishWearCatalogue', {
    body: {
      version: 1,
      rows: [
        {
          part: 'BUMPER',
          kind: 'SCRATCH',
          size: 'MEDIUM',
          depth: 'DEEP',
          loss: { fromEur: 120, toEur: 180 },
          repair: null,
        },
      ],
    },
  });
}

/** A photo and a scratch on the first picture of the check: without a network, over a closed page. */
async function checkCar(page: Page, context: BrowserContext, { call }: ApiEmployee, leaseId: number) {
  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Selbst-Check öffnen' }).click();
  await page.getByRole('button', { name: 'Check beginnen' }).click();
  await context.setOffline(true);
  await photograph(page, 40);
  await expect(page.getByText('Kein Netz. Nichts geht verloren.')).toBeVisible();
  await page.getByRole('button', { name: 'Stelle eintragen' }).click();
  const choose = (group: string | RegExp) => page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await choose('Was sehen Sie?').first().check();
  await choose(/^Wie groß/)
    .nth(1)
    .check();
  await choose(/^Spüren Sie/)
    .first()
    .check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stelle übernehmen' }).click();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/lease/${leaseId}/self-check`);
  await expect(again.getByText('1 von 12 Fotos')).toBeVisible();
  await expect
    .poll(
      async () => (await call('getSelfCheck', { params: { leaseId: String(leaseId) } })).check?.photos.length,
    )
    .toBe(1);
  expect(await axeViolations(again)).toEqual([]);
  return again;
}

/** The record of the return, filled in at the car. */
async function giveBack(page: Page, leaseId: number): Promise<void> {
  await page.goto(`/lease/${leaseId}/return`);
  await page.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' }).fill(`TMBJB7NY5R002${NUMBER}`);
  await page.getByRole('textbox', { name: 'Kennzeichen', exact: true }).fill(`hh-rg ${NUMBER}e`);
  await pressNext(page);
  await seeHeading(page, 'Was zeigt der Tacho?');
  await photograph(page, 40);
  await page.getByRole('textbox', { name: 'Kilometerstand' }).fill('1200');
  await pressNext(page);
  await seeHeading(page, 'Was kommt mit dem Auto zurück?');
  await page.getByRole('textbox', { name: 'Schlüssel' }).fill('2');
  await page.getByRole('textbox', { name: 'Ladekabel' }).fill('1');
  await page.getByRole('textbox', { name: 'Räder, die nicht am Auto sind' }).fill('0');
  await page.getByRole('checkbox', { name: /^Das Auto ist innen und außen gereinigt/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await pressNext(page);
  await photograph(page, 50);
  await seeHeading(page, 'Jetzt die Fahrerseite');
  await photographSides(page);
  await page.getByRole('button', { name: 'Nichts zu bemerken' }).click();
  await signRecord(page, 'Fahrerin oder Fahrer');
  await page.getByRole('button', { name: 'Rückgabe abschließen' }).click();
  await seeHeading(page, 'Das Auto ist zurück');
  expect(await axeViolations(page)).toEqual([]);
}

/** The provider's desk uploads the report with two positions. */
async function uploadReport(page: Page, request: APIRequestContext, leaseId: number): Promise<void> {
  await signIn(page, request, DEMO_ACCOUNTS.admin);
  await page.goto(`/provider/leases/${leaseId}?part=return`);
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'gutachten.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf(),
  });
  for (const [part, finding, amount] of [
    ['Tür links', 'Kratzer, 8 cm', '190'],
    ['Felge vorn rechts', 'Bordsteinschaden', '120'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Bauteil' }).fill(part);
    await page.getByRole('textbox', { name: 'Befund' }).fill(finding);
    await page.getByRole('textbox', { name: 'Minderwert' }).fill(amount);
    await page.getByRole('button', { name: 'Position hinzufügen' }).click();
    await expect(page.getByText(`${part}: ${finding}`)).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gutachten mit 2 Positionen senden' }).click();
  await expect(page.getByText(/^Die Antworten der Fahrerin oder des Fahrers fehlen noch/)).toBeVisible();
}

/** The employee accepts one position and objects to the other. */
async function answerReport(page: Page): Promise<void> {
  await page.goto('/profile/car');
  await page.getByRole('link', { name: 'Gutachten und Abrechnung' }).click();
  await page.getByRole('button', { name: 'Annehmen' }).last().click();
  await page.getByRole('button', { name: 'Einspruch erheben' }).first().click();
  await page.getByRole('textbox', { name: 'Warum ist die Position falsch?' }).fill('Übliche Abnutzung.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Einspruch senden' }).click();
  await expect(page.getByText('Der Anbieter entscheidet', { exact: true })).toBeVisible();
}

/** The desk drops the position, settles and closes the lease. */
async function settle(desk: Page): Promise<void> {
  await desk.reload();
  await desk.getByRole('button', { name: 'Position streichen' }).click();
  await desk.getByRole('textbox', { name: 'Begründung' }).fill('Das ist übliche Abnutzung.');
  await desk.getByRole('button', { name: 'Position streichen' }).click();
  await desk.getByRole('button', { name: 'Abrechnung erstellen' }).click();
  await desk.getByRole('button', { name: 'Als bezahlt abschließen' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Als bezahlt abschließen' }).click();
}

test('near the end an employee checks the car, gives it back, objects to a position and reads the settlement', async ({
  page,
  context,
  request,
}) => {
  const employee = await createEmployee(request, 'Rückgeber', 6500);
  const leaseId = await nearTheEnd(request, employee);
  const provider = await callAs(request, 'admin');
  await publishPrices(provider);
  await signIn(page, request, employee.email, employee.password);
  const again = await checkCar(page, context, employee, leaseId);
  await giveBack(again, leaseId);
  const office = await context.browser()?.newContext({ locale: 'de-DE' });
  const desk = await office?.newPage();
  if (!desk) throw new Error('The browser opens no second context');
  await uploadReport(desk, request, leaseId);
  await answerReport(again);
  await settle(desk);
  await again.goto('/profile/car');
  await expect(again.getByText('Alles abgeschlossen.')).toBeVisible();
  expect(await axeViolations(again)).toEqual([]);
  await office?.close();
});
