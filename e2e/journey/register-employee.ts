import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { askedFields } from '../testing/asked-of-people.ts';
import { expectMessage } from '../testing/expect-message.ts';
import { waitForMail } from '../testing/mailbox.ts';

export interface NewEmployee {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Registers with the employer's code and confirms the address by the link of the mail. */
export async function registerEmployee(
  page: Page,
  request: APIRequestContext,
  employee: NewEmployee,
): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Registrierungscode').fill('NORDWERK-2026');
  await page.getByRole('button', { name: 'Weiter' }).click();
  // Six, with the consent, and two that are optional.
  await expect.poll(() => askedFields(page.getByRole('main'))).toBe(8);
  await page.getByLabel('Vorname').fill(employee.firstName);
  await page.getByLabel('Nachname').fill(employee.lastName);
  await page.getByLabel('E-Mail-Adresse').fill(employee.email);
  await page.getByLabel('Passwort', { exact: true }).fill(employee.password);
  await page.getByLabel('Passwort wiederholen').fill(employee.password);
  await page.getByRole('checkbox', { name: 'Nutzungsbedingungen' }).check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte überprüfen Sie Ihre E-Mail' })).toBeVisible();

  const mail = await waitForMail(request, employee.email, /bestätigen Sie Ihre E-Mail-Adresse/);
  const link = mail.links.find((address) => address.includes('/user/emailConfirm/'));
  expect(link, 'a confirmation link in the mail').toBeDefined();
  await page.goto(new URL(link ?? '').pathname);
  await expect(page).toHaveURL(/\/search$/);
  await expectMessage(page, 'Erledigt: Ihre E-Mail-Adresse ist bestätigt.');
}
