import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { settled } from './settled.ts';
import { stripedPng } from './striped-png.ts';

/** Takes a photo with the camera of the open step. @param stripePx width of its stripes, so that no two photos are alike */
export async function photograph(page: Page, stripePx: number): Promise<void> {
  await page.locator('input[type="file"][capture]').setInputFiles({
    name: 'auto.png',
    mimeType: 'image/png',
    buffer: stripedPng(900, 600, stripePx),
  });
}

/** Goes to the next step of a record. */
export async function pressNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}

export async function seeHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Draws a stroke on the signature field of a group. */
export async function signField(page: Page, group: string): Promise<void> {
  const field = page.getByRole('group', { name: group }).locator('svg[viewBox="0 0 1000 400"]');
  // Cards above that arrive late would move the field from under the pen.
  await settled(page);
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('The field of the signature is not visible');
  await page.mouse.move(box.x + 40, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 8 });
  await page.mouse.move(box.x + 220, box.y + 90, { steps: 8 });
  await page.mouse.up();
}

/** Photographs the other four sides of the car, of which the first was taken. */
export async function photographSides(page: Page): Promise<void> {
  for (const [index, side] of ['das Heck', 'die Beifahrerseite', 'der Innenraum'].entries()) {
    await photograph(page, 60 + 10 * index);
    await seeHeading(page, `Jetzt ${side}`);
  }
  await photograph(page, 90);
  await seeHeading(page, 'Noch ein Foto?');
  await pressNext(page);
}

/** The signatures below a record: the driver draws in the field of that name, the dealer agrees by name. */
export async function signRecord(page: Page, driver: string): Promise<void> {
  await signField(page, driver);
  const dealer = page.getByRole('group', { name: 'Autohaus' });
  await dealer.getByRole('textbox').fill('Jan Petersen');
  await dealer.getByRole('checkbox').check();
  expect(await axeViolations(page)).toEqual([]);
}
