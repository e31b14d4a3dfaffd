import { expect, type Page } from '@playwright/test';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The looks of the pages: they include each language, colour scheme and size; each page is shown in some of them. */
export const LOOKS = [
  { name: 'desk, light, German', size: DESK, colorScheme: 'light', language: 'de' },
  { name: 'phone, dark, English', size: PHONE, colorScheme: 'dark', language: 'en' },
] as const;

/** Changes how an open page looks, without loading it again. */
export async function putOn(
  page: Page,
  { size, colorScheme, language }: Pick<(typeof LOOKS)[number], 'size' | 'colorScheme' | 'language'>,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  const shown = page.locator('html');
  await expect(shown).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  if ((await shown.getAttribute('lang')) === language) return;
  // Clicks in the page itself, because an open dialog blocks pointer clicks.
  await page.locator(`button[lang="${language}"]`).evaluate((button: HTMLElement) => button.click());
  await expect(shown).toHaveAttribute('lang', language);
  // Texts in this language, from files or the server, may still be loading.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
