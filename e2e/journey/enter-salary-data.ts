import { expect, type Locator, type Page } from '@playwright/test';
import { askedFields } from '../testing/asked-of-people.ts';

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

/** Gives the eight answers of a first rate and saves them. */
export async function enterSalaryData(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Gehaltsdaten eingeben' }).click();
  const form = page.getByRole('form', { name: 'Gehaltsdaten' });
  await expect.poll(() => askedFields(form), { message: 'answers for the first rate' }).toBe(8);
  await page.getByLabel('Bruttogehalt im Monat').fill('4.500,00');
  await pick(page, 'Bundesland', 'Nordrhein-Westfalen');
  await page.getByLabel('Geburtsdatum').fill('14.05.1990');
  await choose(page, 'Steuerklasse', 'I');
  await choose(page, 'Kirchensteuer', 'Nein');
  await choose(page, 'Kinder', 'Nein');
  await choose(page, 'Krankenversicherung', 'Gesetzlich');
  await page.getByLabel('Entfernung zur Arbeit').fill('15');
  await page.getByRole('button', { name: 'Gehaltsdaten speichern' }).click();
  await expect(
    page.getByRole('region', { name: /^Ihr (?!Arbeitgeber)/ }).getByText('Ihre Nettorate im Monat'),
  ).toBeVisible();
}
