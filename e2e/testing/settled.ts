import { expect, type Page } from '@playwright/test';

/** Waits until a page shows what it was opened for and nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [class*="Skeleton-root"]:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
