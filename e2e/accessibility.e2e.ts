import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';
import { watchPage } from './testing/watch-page.ts';

// A list of a few cars has everything that the full one has, and axe looks at every card.
const LIST = '/search?brands=Polestar';

const MISSING = '/no-such-page';

const PAGES = {
  visitor: [
    LIST,
    '/vehicle/1',
    '/calculator',
    '/compare',
    '/compare?cars=1,2,3',
    '/faq',
    '/faq?q=wallbox',
    '/about',
    '/imprint',
    '/privacy',
    '/accessibility',
    '/withdrawal',
    '/login',
    '/register',
    '/register/NORDWERK-2026',
    '/forgotten',
    '/check-email',
    '/manufacturer/unknown-code',
    '/handover/unknown-code',
    '/order/1/checked',
    MISSING,
  ],
  employee: [
    LIST,
    '/vehicle/1',
    '/profile/salary',
    '/profile/orders',
    '/profile/account',
    '/second-factor',
    '/terms',
    '/welcome',
  ],
  tenantAdmin: ['/employer', '/employer/people', '/employer/payroll', '/employer/codes', '/employer/rules'],
  admin: [
    '/provider',
    '/provider/audit',
    '/provider/stuck',
    '/provider/catalogue',
    '/provider/catalogue/1',
    '/provider/catalogue/new',
  ],
} as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // A page that is missing would pass as the message that says so.
  if (path !== MISSING) await expect(heading).not.toHaveText('Diese Seite gibt es nicht');
  await page.waitForLoadState('networkidle');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const [who, paths] of Object.entries(PAGES)) {
      for (const path of paths) {
        test(`axe finds nothing on ${path} for ${who}, and no request leaves`, async ({
          page,
          request,
          baseURL,
        }) => {
          const problems = watchPage(page, new URL(baseURL ?? '').origin);
          // The keys of the two tables are the same but for the visitor, who has no account.
          if (who !== 'visitor')
            await signIn(page, request, DEMO_ACCOUNTS[who as keyof typeof DEMO_ACCOUNTS]);
          await open(page, path);
          expect(await axeViolations(page)).toEqual([]);
          expect(problems).toEqual([]);
        });
      }
    }
  });
}
