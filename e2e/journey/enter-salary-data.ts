import { expect, type Locator, type Page } from '@playwright/test';
import { expectMessage } from '../testing/expect-message.ts';

function group(page: Page, name: string): Locator {
  return page.getByRole('radiogroup', { name });
}

async function choose(page: Page, question: string, answer: string): Promise<void> {
  await group(page, question).getByRole('radio', { name: answer, exact: true }).check();
}

async function pick(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('combobox', { name: question }).click();
  await page.getByRole('option', { name: answer, exact: true }).click();
}

/** Fills in salary data and address, and saves each. */
export async function enterSalaryData(page: Page): Promise<void> {
  await page.goto('/profile/salary');
  await page.getByLabel('Bruttogehalt im Monat').fill('4.500,00');
  await pick(page, 'Bundesland', 'Nordrhein-Westfalen');
  await page.getByLabel('Geburtsdatum').fill('14.05.1990');
  await page.getByLabel('Freibetrag im Monat').fill('0');
  await choose(page, 'Steuerklasse', 'I');
  await choose(page, 'Kirchensteuer', 'Nein');
  await choose(page, 'Kinder', 'Nein');
  await pick(page, 'Kinderfreibeträge', '0');
  await choose(page, 'Altersvorsorge', 'Gesetzliche Rentenversicherung');
  await choose(page, 'Arbeitslosenversicherung', 'Ja');
  await choose(page, 'Krankenversicherung', 'Gesetzlich');
  await page.getByLabel('Allgemeiner Beitragssatz').fill('14,6');
  await page.getByLabel('Zusatzbeitrag Ihrer Kasse').fill('2,9');
  await page.getByLabel('Entfernung zur Arbeit').fill('15');
  await page.getByLabel('Arbeitstage vor Ort im Monat').fill('18');
  await page.getByRole('button', { name: 'Gehaltsdaten speichern' }).click();
  await expectMessage(page, 'Erledigt: Gespeichert');
  await page.getByLabel('Straße').fill('Königsallee');
  await page.getByLabel('Hausnummer').fill('12a');
  await page.getByLabel('Postleitzahl').fill('40212');
  await page.getByLabel('Ort', { exact: true }).fill('Düsseldorf');
  await page.getByLabel('Land oder Bundesland').fill('Nordrhein-Westfalen');
  await page.getByLabel('Geburtsort').fill('Münster');
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  expect((await answer).ok(), 'address saved').toBe(true);
}
