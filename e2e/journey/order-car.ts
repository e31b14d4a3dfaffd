import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.ts';

/** Enters the address that the first order asks for, in its dialog over the car. */
async function enterAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Für den Vertrag fehlt noch Ihre Anschrift' });
  await dialog.getByLabel('Straße').fill('Königsallee');
  await dialog.getByLabel('Hausnummer').fill('12a');
  await dialog.getByLabel('Postleitzahl').fill('40212');
  await dialog.getByLabel('Ort', { exact: true }).fill('Düsseldorf');
  await dialog.getByLabel('Land oder Bundesland').fill('Nordrhein-Westfalen');
  await dialog.getByLabel('Geburtsort').fill('Münster');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Speichern und weiter zur Bestellung' }).click();
}

/** Takes the first car of the list with its defaults and orders it, the person's first; returns its number. */
export async function orderFirstCar(page: Page): Promise<number> {
  await page.goto('/search?brands=Polestar');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  await expect(page.getByText('Ihre Nettorate im Monat').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Alle Kosten Teil für Teil zeigen' }).click();
  await page.getByRole('button', { name: 'Versicherung', exact: true }).click();
  await page.getByRole('combobox', { name: 'Ihre Schadenfreiheitsklasse' }).selectOption('35');
  await page.getByRole('checkbox', { name: 'Meine Annahmen mit der Bestellung speichern' }).check();
  await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
  await enterAddress(page);
  await expect(page).toHaveURL(/\/order\/\d+\/workflow$/);
  return Number(/\/order\/(\d+)\//.exec(page.url())?.[1]);
}

/** Confirms the summary and the contract, whose PDF is fetched as the page shows it. */
export async function confirmOrder(page: Page, orderId: number): Promise<void> {
  await page.goto(`/order/${orderId}/workflow`);
  const toContract = page.getByRole('button', { name: 'Weiter zum Vertrag' });
  await expect(toContract).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Mit Ihren eigenen Annahmen' })).toBeVisible();
  await expect(page.getByText('SF 35')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /Ich habe die Angaben geprüft/ }).check();
  // What is missing later has to be seen: the agreement is in sight before.
  await page.getByRole('link', { name: 'Bitte sehen Sie sich noch an, was später fehlt.' }).click();
  await toContract.click();

  await expect(page.getByText(`Überlassungsvertrag ${orderId}`)).toBeVisible();
  const pages = page.getByRole('region', { name: `Überlassungsvertrag ${orderId}: Seiten` });
  await expect(pages).toContainText('§ 1 Fahrzeug');
  await page.getByRole('searchbox', { name: 'Im Vertrag suchen' }).fill('Nettorate');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nicht gefunden')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Im Vertrag suchen' }).fill('kilometer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 von \d+$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Als Text lesen' }).click();
  await expect(page.getByRole('heading', { name: '§ 1 Fahrzeug' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Mehrkilometer' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Herunterladen' }).click();
  expect((await download).suggestedFilename()).toContain(`Überlassungsvertrag ${orderId}`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vertrag ist geprüft, weiter' }).click();
  await expect(page.getByRole('button', { name: 'Prüfung starten' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}

/** Passes the simulated provider in the window that the button opens. */
async function passProvider(page: Page, button: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const provider = await opened;
  await expect(provider.getByText('Simulierter Ident-Dienst')).toBeVisible();
  expect(await axeViolations(provider)).toEqual([]);
  await provider.getByRole('radio', { name: /^Erfolgreich/ }).check();
  const closed = provider.waitForEvent('close');
  await provider.getByRole('button', { name: 'Weiter' }).click();
  await closed;
}

/** Proves licence and identity, signs, and sees that everything is done. */
export async function proveAndSign(page: Page): Promise<void> {
  await passProvider(page, 'Prüfung starten');
  const next = page.getByRole('button', { name: 'Weiter zur Unterschrift' });
  await expect(next).toBeEnabled();
  await next.click();
  await passProvider(page, 'Überlassungsvertrag unterschreiben');
  await expect(page.getByText('Ihr Arbeitgeber prüft Ihre Bestellung').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}
