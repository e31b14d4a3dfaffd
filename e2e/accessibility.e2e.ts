import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

// A list of a few cars has everything that the full one has, and axe looks at every card.
const LIST = '/search?brands=Polestar';

const PAGES = {
  visitor: [
    LIST,
    '/vehicle/1',
    '/faq',
    '/about',
    '/imprint',
    '/privacy',
    '/accessibility',
    '/login',
    '/register',
    '/register/NORDWERK-2026',
    '/forgotten',
    '/check-email',
    '/no-such-page',
  ],
  employee: [LIST, '/vehicle/1', '/profile/salary', '/profile/orders', '/terms', '/welcome'],
  tenantAdmin: ['/employer'],
  admin: ['/provider'],
} as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const [who, paths] of Object.entries(PAGES)) {
      for (const path of paths) {
        test(`axe finds nothing on ${path} for ${who}`, async ({ page, request }) => {
          // The keys of the two tables are the same but for the visitor, who has no account.
          if (who !== 'visitor')
            await signIn(page, request, DEMO_ACCOUNTS[who as keyof typeof DEMO_ACCOUNTS]);
          await open(page, path);
          expect(await violations(page)).toEqual([]);
        });
      }
    }
  });
}
