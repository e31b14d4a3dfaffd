import { expect, type Page } from '@playwright/test';

/**
 * Expects a message of the portal to the person. Its toast disappears after seconds, which a busy machine can miss;
 * the list of messages keeps it.
 */
export async function expectMessage(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Mitteilungen \(/ }).click();
  const list = page.getByRole('dialog', { name: 'Mitteilungen' });
  await expect(list.getByText(text, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}
