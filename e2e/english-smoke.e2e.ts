import { expect, test } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './testing/sign-in.ts';

test('the browser decides the language of the first visit, a choice the next ones', async ({
  browser,
  baseURL,
}) => {
  const visit = await browser.newContext({ locale: 'en-US', ...(baseURL !== undefined && { baseURL }) });
  const page = await visit.newPage();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragen und Antworten');
  await visit.close();
});

test('a reader of English signs in and sees personal rates', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Switch to English/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('textbox', { name: 'Username (e-mail address)' }).fill(DEMO_ACCOUNTS.employee);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});
