import { expect } from '@playwright/test';
import { isTried, partsToTry } from '../scripts/steps/slice-of-commit.mjs';
import { axeViolations } from './testing/axe-violations.ts';
import { LOOKS, putOn } from './testing/page-looks.ts';
import { PORTAL_PAGES } from './testing/portal-pages.ts';
import { portalRoutes } from './testing/portal-routes.ts';
import { test } from './testing/lasting-page-test.ts';
import { settled } from './testing/settled.ts';
import { sidewaysOverflow } from './testing/sideways-overflow.ts';
import { cutTexts, spacedOut } from './testing/text-spacing.ts';
import { watchPage } from './testing/watch-page.ts';

test.describe.configure({ mode: 'parallel' });

const [DESK] = LOOKS;
const LANGUAGES = ['en', 'de'] as const;

/** Routes and names of pages that say that nothing is here. */
const NOTHING_HERE = ['*', 'unknown'];

test('the table of pages has every route of the router, and no other', async () => {
  expect(Object.keys(PORTAL_PAGES).toSorted()).toEqual((await portalRoutes()).toSorted());
});

for (const [route, pages] of Object.entries(PORTAL_PAGES)) {
  for (const shown of pages) {
    if ('leadsTo' in shown) {
      test(`/${route} leads to ${shown.leadsTo}`, async ({ page, open }) => {
        await open(page, shown);
        await expect(page).toHaveURL((url) => url.pathname === shown.leadsTo);
      });
      continue;
    }
    const name = [`/${route}`, shown.name, `for ${shown.viewer}`].filter(Boolean).join(' ');
    if (!isTried(name, 5)) continue;
    test(`axe finds no problem on ${name}, nothing is cut off, and no request leaves`, async ({
      page,
      open,
      baseURL,
    }) => {
      const problems = watchPage(page, new URL(baseURL ?? '').origin);
      await open(page, shown);
      await settled(page);
      // A page that is missing would pass as the message that says so.
      if (!NOTHING_HERE.includes(shown.name ?? route))
        await expect(page.getByRole('heading', { name: /gibt es nicht$/ })).toHaveCount(0);
      for (const look of partsToTry(name, LOOKS)) {
        await putOn(page, look);
        expect(await axeViolations(page), look.name).toEqual([]);
      }
      // WCAG 2.2, 1.4.10: 320 px is a desk at 400 %.
      for (const language of partsToTry(`${name} on 320 px`, LANGUAGES)) {
        await putOn(page, { ...DESK, size: { width: 320, height: 640 }, language });
        for (const look of [sidewaysOverflow, cutTexts]) {
          // The page learns its new width only after the window.
          await expect.poll(() => look(page), language).toEqual([]);
          expect(await spacedOut(page, look), language).toEqual([]);
        }
      }
      await putOn(page, { ...DESK, language: 'de' });
      const cut = await cutTexts(page);
      expect((await spacedOut(page, cutTexts)).filter((text) => !cut.includes(text))).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}
