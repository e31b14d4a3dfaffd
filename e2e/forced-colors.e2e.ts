import { expect, type Page } from '@playwright/test';
import { isTried } from '../scripts/steps/slice-of-commit.mjs';
import type { OpenPage } from './testing/portal-pages.ts';
import { test } from './testing/portal-test.ts';
import { settled } from './testing/settled.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

/** Signs that a page shows by lines where colours are the person's own. */
const SIGNS: readonly (OpenPage & { readonly name: string; readonly find: string; readonly sign: Sign })[] = [
  {
    name: 'page of the navigation',
    viewer: 'driver',
    address: '/search?brands=Polestar',
    find: 'header a[aria-current]',
    sign: 'underline',
  },
  {
    name: 'area of a workspace',
    viewer: 'admin',
    address: '/provider/catalogue',
    find: 'main a[aria-current], nav a[aria-current]',
    sign: 'underline',
  },
  { name: 'chosen card', viewer: 'driver', address: '/vehicle/1', find: '[data-checked]', sign: 'border' },
  {
    name: 'step in hand',
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.summary}/workflow`,
    find: '[aria-current="step"] > :first-child',
    sign: 'outline',
  },
  { name: 'card', viewer: 'driver', address: '/profile/salary', find: '[data-card]', sign: 'border' },
  {
    name: 'card of the list',
    viewer: 'visitor',
    address: '/search?brands=Polestar',
    find: 'main article',
    sign: 'border',
  },
  { name: 'price of a car', viewer: 'driver', address: '/vehicle/1', find: 'main aside', sign: 'border' },
  {
    name: 'order of the list',
    viewer: 'driver',
    address: '/profile/orders',
    find: 'main article',
    sign: 'border',
  },
];

type Sign = 'underline' | 'border' | 'outline';

const shows = (page: Page, find: string, sign: Sign) =>
  page
    .locator(find)
    .first()
    .evaluate((element, wanted) => {
      const style = getComputedStyle(element);
      if (wanted === 'underline') return style.textDecorationLine === 'underline';
      const width = wanted === 'border' ? style.borderTopWidth : style.outlineWidth;
      const line = wanted === 'border' ? style.borderTopStyle : style.outlineStyle;
      return line !== 'none' && parseFloat(width) > 0;
    }, sign);

for (const { name, find, sign, ...opened } of SIGNS) {
  if (!isTried(name, 5)) continue;
  test(`forced colours keep a border or mark of: ${name}`, async ({ page, open }) => {
    await open(page, opened);
    await settled(page);
    expect(await shows(page, find, sign)).toBe(true);
  });
}

test('forced colours keep the focus visible, in fields too', async ({ page, open }) => {
  await open(page, { viewer: 'visitor', address: '/login' });
  await settled(page);
  await page.getByLabel('E-Mail-Adresse').focus();
  expect(await shows(page, ':focus', 'outline')).toBe(true);
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await shows(page, ':focus', 'outline'), `stop ${stop}`).toBe(true);
  }
});
