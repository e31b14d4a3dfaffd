import { expect, test } from '@playwright/test';
import { registerEmployee } from './journey/register-employee.ts';

const EMPLOYEE = {
  firstName: 'Jördis',
  lastName: 'Großmann',
  email: `joerdis.${Date.now()}@nordwerk.example`,
  password: 'Ein-langes-Passwort-2026',
};

test('a visitor browses and filters, and the address carries the filter', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/search$/);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await expect(cards.first()).toContainText('Geschätzte Nettobelastung im Monat');
  await expect(cards.first()).toContainText('Privatleasing');
  await expect(cards.first()).toContainText('gespart');

  await page.getByLabel('Marke').selectOption('Polestar');
  await page.getByLabel('Modell').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Filtern', exact: true }).click();
  await expect(page).toHaveURL(/brands=Polestar&models=/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const filtered = await cards.count();
  expect(filtered).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByLabel('Marke')).toHaveValue('Polestar');
  await expect(cards).toHaveCount(filtered);
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(cards).toHaveCount(all);
});

test('a new person registers', async ({ page, request }) => {
  await registerEmployee(page, request, EMPLOYEE);
});
