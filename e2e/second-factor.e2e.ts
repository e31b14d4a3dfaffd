import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeViolations } from './testing/axe-violations.ts';
import { createEmployee, type ApiEmployee } from './testing/employee-by-api.ts';
import { expectMessage } from './testing/expect-message.ts';
import { signIn } from './testing/sign-in.ts';

const STEP_MS = 30_000;

/** The code of an app with this secret; some steps ahead, because the server takes none twice. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });
}

async function enterPassword(page: Page, { email, password }: ApiEmployee): Promise<void> {
  await page.goto('/login?callbackPath=%2Fprofile%2Faccount');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expectMessage(page, 'Erledigt: Sie sind abgemeldet.');
}

test('a person sets an authenticator app up and signs in with its codes', async ({ page, request }) => {
  const person = await createEmployee(request, 'Zweitfaktor');
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'App einrichten' }).click();
  await page.getByLabel('Ihr Passwort').fill(person.password);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Code aus der App').fill('000000');
  await page.getByRole('button', { name: 'App bestätigen' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Code ist nicht richtig');
  await page.getByLabel('Code aus der App').fill(codeOf(secret));
  await page.getByRole('button', { name: 'App bestätigen' }).click();

  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).locator('code');
  await expect(codes).toHaveCount(10);
  expect(await axeViolations(page)).toEqual([]);
  const recoveryCode = await codes.first().innerText();
  const otherCode = await codes.last().innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als Datei speichern' }).click();
  expect((await download).suggestedFilename()).toBe('stromwandel-wiederherstellungscodes.txt');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible();

  await logOut(page);
  await enterPassword(page, person);
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByLabel('Code aus der App')).toBeFocused();
  await page.getByLabel('Code aus der App').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Der Code ist nicht richtig');
  await page.getByLabel('Code aus der App').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/account$/);

  await logOut(page);
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Wiederherstellungscode benutzen' }).click();
  await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Sie haben noch 9 Wiederherstellungscodes.')).toBeVisible();

  await page.getByRole('button', { name: 'App entfernen' }).click();
  await page.getByLabel('Ihr Passwort').fill(person.password);
  await page.getByLabel('Code', { exact: true }).fill(otherCode);
  await page.getByRole('button', { name: 'App entfernen' }).click();
  await expect(page.getByText('Noch nicht eingerichtet.')).toBeVisible();
});

test('a person adds a passkey and signs in with it, by button and by autofill', async ({ page, request }) => {
  const person = await createEmployee(request, 'Passkey');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const mayAnswer = (enabled: boolean) =>
    devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name').fill('Diensttelefon');
  await page.getByLabel('Ihr Passwort').fill(person.password);
  await page.getByRole('button', { name: 'Passkey erstellen' }).click();
  await expect(page.getByText('Diensttelefon')).toBeVisible();
  await expect(page.getByText('Noch nicht benutzt')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The field's offer stays unanswered; the button makes a new request.
  await mayAnswer(false);
  await logOut(page);
  await page.addInitScript(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset['asksForPasskey'] = options?.mediation ?? '';
      return ask(options);
    };
  });
  await page.goto('/login?callbackPath=%2Fprofile%2Faccount');
  await expect(page.locator('html')).toHaveAttribute('data-asks-for-passkey', 'conditional');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(await axeViolations(page)).toEqual([]);
  await mayAnswer(true);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByText(/^Hinzugefügt am/)).toContainText('Zuletzt benutzt');

  // Now the device answers at once what the field offers.
  await logOut(page);
  await page.goto('/login?callbackPath=%2Fprofile%2Faccount');
  await expect(page).toHaveURL(/\/profile\/account$/);

  await page.getByRole('button', { name: 'Passkey „Diensttelefon“ entfernen' }).click();
  await page.getByLabel('Ihr Passwort').fill(person.password);
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(page.getByText('Sie haben noch keinen Passkey.')).toBeVisible();
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung mit diesem Passkey war nicht möglich');
});

test('a cancelled browser dialog is explained', async ({ page, request }) => {
  const person = await createEmployee(request, 'Abbruch');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: false,
    },
  });
  await signIn(page, request, person.email, person.password);
  await page.goto('/profile/account');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Ihr Passwort').fill(person.password);
  await page.getByRole('button', { name: 'Passkey erstellen' }).click();
  await expect(page.getByRole('alert')).toContainText('Es wurde kein Passkey erstellt');
});
