import type { Locator, Page } from '@playwright/test';

/** How many answers a form asks for: each group of choices is one. */
export function askedFields(form: Locator): Promise<number> {
  return form
    .locator('input:not([type="radio"], [type="hidden"]), select, [role="radiogroup"]')
    .filter({ visible: true })
    .count();
}

const PRESSES = 'presses';

/** Counts the presses of buttons and links in a tab from its next document on. @returns the count so far */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    const count = ({ target }: Event) => {
      const isPress = target instanceof Element && target.closest('a, button:not([role="radio"])') !== null;
      if (isPress) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    };
    document.addEventListener('click', count, true);
  }, PRESSES);
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key)), PRESSES);
}
