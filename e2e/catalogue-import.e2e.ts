import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { keyboardOf } from './testing/keyboard.ts';
import { sidewaysOverflow } from './testing/sideways-overflow.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

/** Cars with nearly all fields missing: more problems than fit on one page. */
const CARS = Array.from({ length: 200 }, (_, at) => ({ reference: `E2E-${at}` }));
const PROBLEMS_OF_PAGE = 500;
const FILE = {
  name: 'autos.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(CARS)),
};

test('the keyboard alone uploads a file, discards its problems and turns their pages', async ({
  page,
  request,
}) => {
  const keys = keyboardOf(page);
  await signIn(page, request, DEMO_ACCOUNTS.admin);
  await page.goto('/provider/catalogue/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Fahrzeuge importieren' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await keys.press(page.getByRole('button', { name: 'Datei', exact: true }));
  await (await chooser).setFiles(FILE);
  await keys.press(page.getByRole('button', { name: 'Datei prüfen' }));

  const download = page.getByRole('button', { name: 'Alle Fehler herunterladen' });
  const file = page.waitForEvent('download');
  await keys.press(download);
  const lines = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufeff"Zeile";"Spalte";"Fehler";"Dort steht"');
  expect(lines.length).toBeGreaterThan(PROBLEMS_OF_PAGE);
  // A locked button loses the focus: the next Tab would begin at the top of the page.
  await expect(download).toBeFocused();

  await keys.press(page.getByRole('link', { name: 'Nächste Seite' }));
  await expect(page).toHaveURL(/after=\d+$/);
  const pages = page.getByRole('navigation', { name: 'Seiten der Fehlerliste' });
  await expect.poll(() => pages.evaluate((links) => links.contains(document.activeElement))).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const problems = page.getByRole('list', { name: 'Fehler in der Datei' });
  await expect(problems.getByRole('listitem').first()).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
});
