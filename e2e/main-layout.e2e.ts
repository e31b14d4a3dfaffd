import { expect, test, type Page } from '@playwright/test';
import { productTime } from './testing/product-time.ts';
import { settled } from './testing/settled.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, signIn } from './testing/sign-in.ts';

const schemeOf = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

/** Notes the colour scheme at the first paint of each page that is loaded from now on. */
async function watchFirstPaint(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const root = document.documentElement;
      root.dataset['firstPaint'] ??= root.getAttribute('data-mantine-color-scheme') ?? '';
    }).observe({ type: 'paint', buffered: true });
  });
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-first-paint', /./);
    return page.locator('html').getAttribute('data-first-paint');
  };
}

test('colours follow the system until a choice, which applies from the first paint on', async ({ page }) => {
  const firstPaint = await watchFirstPaint(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  expect(await firstPaint()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => schemeOf(page)).toBe('light');

  await page.getByRole('button', { name: 'Dunkle Farben wählen' }).click();
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await page.reload();
  expect(await firstPaint()).toBe('dark');
  await expect(page.getByRole('button', { name: 'Helle Farben wählen' })).toBeVisible();
  expect(await schemeOf(page)).toBe('dark');
});

test('a page for signed-in people sends visitors to the login and back, whole address included', async ({
  page,
}) => {
  await page.goto('/profile/orders?from=mail');
  await expect(page).toHaveURL(/\/login\?callbackPath=%2Fprofile%2Forders%3Ffrom%3Dmail$/);
  await page.getByRole('textbox', { name: /E-Mail/ }).fill(DEMO_ACCOUNTS.employee);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/orders\?from=mail$/);
});

test('the start address leads all people to the list, /profile to the salary data', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/search$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?callbackPath=%2Fprofile/);
});

test('the footer has this year, each legal text as page and as PDF, in the chosen language', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${(await productTime(request)).getFullYear()}`);
  for (const [language, titles] of [
    ['de', ['Impressum', 'Datenschutz', 'Barrierefreiheit']],
    ['en', ['Imprint', 'Data protection', 'Accessibility']],
  ] as const) {
    if (language === 'en') await page.getByRole('button', { name: /Switch to English/ }).click();
    for (const title of titles) {
      await expect(footer.getByRole('link', { name: title, exact: true })).toBeVisible();
      const name = language === 'de' ? `${title} als PDF` : `${title} as PDF`;
      const address = (await footer.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(address.endsWith(`/${language}`)).toBe(true);
      const file = await request.get(address);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  }
  await footer.getByRole('link', { name: 'Imprint', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
});

for (const address of ['/calculator?car=1', '/vehicle/1']) {
  test(`the rate bar on phones leaves the end of ${address} visible`, async ({ page, request }) => {
    await signIn(page, request, DEMO_ACCOUNTS.employee);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await settled(page);
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      // WCAG 2.2, 2.4.11: what has the focus is what a finger there would meet. Focused anew with each
      // look: a page that still grows above the link moves it away.
      await expect
        .poll(() =>
          link.evaluate((element) => {
            if (!(element instanceof HTMLElement)) return false;
            element.blur();
            element.focus();
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        )
        .toBe(true);
    }
  });
}
