import { expect, type Page } from '@playwright/test';

/** The portal has told somebody something. Its toast goes after seconds, which a busy machine can miss; the list keeps it. */
export async function expectMessage(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Mitteilungen \(/ }).click();
  const list = page.getByRole('dialog', { name: 'Mitteilungen' });
  await expect(list.getByText(text, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}
