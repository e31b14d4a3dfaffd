import { expect, test } from '@playwright/test';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

// WCAG 2.2, 1.4.10: 320 px is a desk at 400 %.
test.use({ viewport: { width: 320, height: 640 } });

const VISITOR = ['/search?brands=Polestar', '/faq', '/about', '/login', '/register', '/imprint'];
const EMPLOYEE = ['/search?brands=Polestar', '/vehicle/1', '/profile/salary', '/profile/orders'];

/** What sticks out at the right, in words that find it. */
function overflowing(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map((element) => `${element.tagName} ${element.className.toString()}`);
}

for (const [who, paths] of Object.entries({ visitor: VISITOR, employee: EMPLOYEE })) {
  test(`no page moves sideways on 320 px for ${who}`, async ({ page, request }) => {
    if (who === 'employee') await signIn(page, request, DEMO_ACCOUNTS.employee);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(overflowing), path).toEqual([]);
    }
  });
}
