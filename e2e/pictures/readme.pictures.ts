import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { OpenPage } from '../testing/portal-pages.ts';
import { test } from '../testing/portal-test.ts';
import { settled } from '../testing/settled.ts';
import { takePicture } from './take-picture.ts';

const DIRECTORY = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const DESK = { width: 1280, height: 860 };
/** Maximum size of a picture in the repository. */
const HIGHEST_BYTES = 200_000;

interface ReadmePicture extends OpenPage {
  /** The heading at the upper edge; without it the page's top is there. */
  readonly from?: string;
}

/** The pictures of the README, by the names of their files. */
const README_PICTURES: Readonly<Record<string, ReadmePicture>> = {
  search: { viewer: 'starter', address: '/search' },
  payslip: {
    viewer: 'starter',
    address: '/vehicle/1',
    from: 'Wohin Ihr Brutto geht',
  },
  employer: { viewer: 'tenantAdmin', address: '/employer' },
};

for (const [name, shown] of Object.entries(README_PICTURES)) {
  test(name, async ({ page, open }) => {
    await page.setViewportSize(DESK);
    await open(page, shown);
    await settled(page);
    if (shown.from !== undefined)
      await page
        .getByRole('heading', { name: shown.from })
        .evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top - 120));
    const file = join(DIRECTORY, `${name}.webp`);
    const picture = await takePicture(page, DESK.height);
    await picture.save(file);
    expect((await stat(file)).size).toBeLessThan(HIGHEST_BYTES);
  });
}
