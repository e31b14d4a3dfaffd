import { expect, type Page } from '@playwright/test';

/** Waits until the portal has drawn a page over what stood there before any script (`apps/portal/start`). */
export async function drawnByPortal(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('.sw-words')).toHaveCount(0);
}

/** Waits until a page shows what it was opened for and nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  const waits = page.locator('[aria-busy="true"], [class*="Skeleton-root"]:visible');
  await drawnByPortal(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(waits).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // A slow machine asks only after a pause that looks like the end.
  await expect(waits).toHaveCount(0);
}
