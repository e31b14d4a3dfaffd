import { expect, test, type Locator, type Page } from '@playwright/test';
import { keyboardOf } from './testing/keyboard.ts';
import { waitForMail } from './testing/mailbox.ts';
import { newAddress } from './testing/new-address.ts';
import { settled } from './testing/settled.ts';

/** Passes the simulated provider in the window that the button opens, by the keyboard as well. */
async function passProvider(page: Page, button: Locator): Promise<void> {
  const opened = page.waitForEvent('popup');
  await keyboardOf(page).press(button);
  const provider = await opened;
  const keys = keyboardOf(provider);
  await expect(provider.getByText('Simulierter Ident-Dienst')).toBeVisible();
  await keys.tabTo(provider.getByRole('radio', { name: /^Erfolgreich/ }));
  await provider.keyboard.press('Space');
  const closed = provider.waitForEvent('close');
  await keys.press(provider.getByRole('button', { name: 'Weiter' }));
  await closed;
}

test('a person reaches the signature from the first visit with the keyboard alone', async ({
  page,
  request,
}) => {
  const keys = keyboardOf(page);
  const email = newAddress('tastatur');
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

  await test.step('finds a car, past the navigation', async () => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.select(page.getByLabel('Marke', { exact: true }), 'Polestar');
    await keys.press(button('Filtern'));
    await expect(page).toHaveURL(/brands=Polestar/);
    await expect(page.getByRole('article').first()).toContainText('Polestar');
    await keys.press(page.getByRole('article').first().getByRole('link'));
    await expect(page).toHaveURL(/\/vehicle\/\d+$/);
  });

  await test.step('registers', async () => {
    await keys.press(page.getByRole('main').getByRole('link', { name: 'Registrieren' }));
    await keys.type(page.getByLabel('Registrierungscode'), 'NORDWERK-2026');
    await page.keyboard.press('Enter');
    await keys.type(page.getByLabel('Vorname'), 'Tilda');
    await keys.type(page.getByLabel('Nachname'), 'Tastatur');
    await keys.type(page.getByLabel('E-Mail-Adresse'), email);
    await keys.type(page.getByLabel('Passwort', { exact: true }), 'Ein-langes-Passwort-2026');
    await keys.type(page.getByLabel('Passwort wiederholen'), 'Ein-langes-Passwort-2026');
    await keys.tick(page.getByRole('checkbox', { name: 'Nutzungsbedingungen' }));
    await keys.press(button('Konto anlegen'));
    await expect(page.getByRole('heading', { name: 'Bitte überprüfen Sie Ihre E-Mail' })).toBeVisible();
    const mail = await waitForMail(request, email, /bestätigen Sie Ihre E-Mail-Adresse/);
    const link = mail.links.find((address) => address.includes('/user/emailConfirm/'));
    await page.goto(new URL(link ?? '').pathname);
    // Back to the chosen car.
    await expect(page).toHaveURL(/\/vehicle\/\d+$/);
  });

  await test.step('enters salary data', async () => {
    const field = (name: string) => page.getByLabel(name);
    const list = (name: string) => page.getByRole('combobox', { name });
    const group = (name: string) => page.getByRole('radiogroup', { name });
    await page.goto('/profile/salary');
    await keys.type(field('Bruttogehalt im Monat'), '4.500,00');
    await keys.pick(list('Bundesland'), 'Nordrhein-Westfalen');
    await keys.type(field('Geburtsdatum'), '14.05.1990');
    await keys.type(field('Entfernung zur Arbeit'), '15');
    await keys.choose(group('Steuerklasse'), 'I');
    await keys.choose(group('Kirchensteuer'), 'Nein');
    await keys.choose(group('Kinder'), 'Nein');
    await keys.choose(group('Krankenversicherung'), 'Gesetzlich');
    await keys.press(button('Gehaltsdaten speichern'));
    await expect(page.getByRole('region', { name: /^Ihr (?!Arbeitgeber)/ })).toBeFocused();
    await page.goto('/profile/salary');
    await keys.type(field('Straße'), 'Königsallee');
    await keys.type(field('Hausnummer'), '12a');
    await keys.type(field('Postleitzahl'), '40212');
    await keys.type(page.getByLabel('Ort', { exact: true }), 'Düsseldorf');
    await keys.type(field('Land oder Bundesland'), 'Nordrhein-Westfalen');
    await keys.type(field('Geburtsort'), 'Münster');
    await keys.press(button('Anschrift speichern'));
    // The toast goes after seconds; the list keeps what it said.
    await keys.press(button(/^Mitteilungen \(/));
    await expect(page.getByText('Erledigt: Gespeichert', { exact: true })).toHaveCount(1);
  });

  await test.step('orders', async () => {
    await page.goto('/search?brands=Polestar');
    await keys.press(page.getByRole('article').first().getByRole('link'));
    await expect(page.getByText('Ihre Nettorate im Monat').first()).toBeVisible();
    await keys.tabTo(page.getByRole('radiogroup', { name: 'Farbe' }));
    expect(await keys.tabTo(button('Weiter zur Bestellung'))).toBeLessThanOrEqual(12);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order\/\d+\/workflow$/);
    // A page that still grows would carry the focus out of the window.
    await settled(page);
  });

  await test.step('confirms, proves and signs', async () => {
    await keys.tick(page.getByRole('checkbox', { name: /Ich habe die Angaben geprüft/ }));
    await keys.press(button('Weiter zum Vertrag'));
    await expect(button('Vertrag ist geprüft, weiter')).toBeEnabled();
    await keys.press(button('Vertrag ist geprüft, weiter'));
    await passProvider(page, button('Prüfung starten'));
    await expect(button('Weiter zur Unterschrift')).toBeEnabled();
    await keys.press(button('Weiter zur Unterschrift'));
    await passProvider(page, button('Überlassungsvertrag unterschreiben'));
    await expect(page.getByText('Ihr Arbeitgeber prüft Ihre Bestellung').first()).toBeVisible();
  });
});
