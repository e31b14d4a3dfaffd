import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { OpenPage } from '../testing/portal-pages.ts';
import { test } from '../testing/portal-test.ts';
import { settled } from '../testing/settled.ts';
import { takePicture } from './take-picture.ts';

const DIRECTORY = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const DESK = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };
/** What a picture may weigh in the repository. */
const HIGHEST_BYTES = 200_000;

interface ReadmePicture extends OpenPage {
  readonly size: typeof DESK;
  readonly colorScheme: 'light' | 'dark';
  /** The heading at the upper edge; without it the page's top is there. */
  readonly from?: string;
}

/** The pictures of the README, by the names of their files. */
const README_PICTURES: Readonly<Record<string, ReadmePicture>> = {
  search: { viewer: 'starter', address: '/search', size: DESK, colorScheme: 'light' },
  vehicle: { viewer: 'starter', address: '/vehicle/1', size: DESK, colorScheme: 'dark' },
  payslip: {
    viewer: 'starter',
    address: '/vehicle/1',
    size: DESK,
    colorScheme: 'light',
    from: 'Wohin Ihr Brutto geht',
  },
  contract: {
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.contract}/workflow`,
    size: DESK,
    colorScheme: 'light',
  },
  employer: { viewer: 'tenantAdmin', address: '/employer', size: DESK, colorScheme: 'light' },
  compare: { viewer: 'starter', address: '/compare?cars=1,2,3', size: DESK, colorScheme: 'dark' },
  'search-phone': { viewer: 'starter', address: '/search', size: PHONE, colorScheme: 'light' },
  'vehicle-phone': { viewer: 'starter', address: '/vehicle/1', size: PHONE, colorScheme: 'dark' },
};

for (const [name, shown] of Object.entries(README_PICTURES)) {
  test(name, async ({ page, open }) => {
    await page.setViewportSize(shown.size);
    await page.emulateMedia({ colorScheme: shown.colorScheme });
    await open(page, shown);
    await settled(page);
    if (shown.from !== undefined)
      await page
        .getByRole('heading', { name: shown.from })
        .evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top - 120));
    const file = join(DIRECTORY, `${name}.webp`);
    const picture = await takePicture(page, shown.size.height);
    await picture.save(file);
    expect((await stat(file)).size).toBeLessThan(HIGHEST_BYTES);
  });
}
