import { expect, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { expectMessage } from './testing/expect-message.ts';
import { test } from './testing/portal-test.ts';
import { stripedPng } from './testing/striped-png.ts';

/** A car that no other test looks at. */
const CAR = 150;

const png = (name: string, stripePx: number) => ({
  name,
  mimeType: 'image/png',
  buffer: stripedPng(1200, 700, stripePx),
});
const photo = (page: Page, number: number) =>
  page.getByRole('listitem', { name: new RegExp(`^Foto ${number} von`) });

test('photos of a car: several at once, a bad one named, order, texts, shown to employees, removed', async ({
  page,
  open,
  browser,
}) => {
  await open(page, { viewer: 'admin', address: `/provider/catalogue/${CAR}` });
  await expect(page.getByRole('heading', { name: 'Fotos' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      png('front.png', 40),
      { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Sehr geehrte Damen und Herren') },
      png('heck.png', 90),
    ]);
  await expect(page.getByRole('alert')).toContainText(/brief\.jpg: Dieses Foto können wir nicht lesen/);
  await expect(page.getByText('2 Fotos hinzugefügt.')).toBeVisible();
  await expect(photo(page, 1)).toContainText('front.png');
  expect(await axeViolations(page)).toEqual([]);

  await photo(page, 2).getByRole('button', { name: 'Als erstes Foto' }).click();
  await expect(photo(page, 1)).toContainText('heck.png');
  await expect(photo(page, 1)).toBeFocused();
  await photo(page, 1).getByLabel('Bildbeschreibung, deutsch').fill('Heck mit Laderaum');
  await photo(page, 1).getByRole('button', { name: 'Beschreibung speichern' }).click();
  await expectMessage(page, 'Erledigt: Die Beschreibung ist gespeichert.');

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await open(visitor, { viewer: 'starter', address: `/vehicle/${CAR}` });
  const shown = visitor.getByRole('img', { name: 'Heck mit Laderaum' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(visitor.getByRole('img', { name: /, Zeichnung$/ })).toBeVisible();
  await visit.close();

  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Foto 1 entfernen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Foto entfernen' }).click();
    await expect(page.getByRole('listitem', { name: /^Foto \d von/ })).toHaveCount(left);
  }
});
