import { join } from 'node:path';
import { PORTAL_PAGES } from '../testing/portal-pages.ts';
import { test } from '../testing/portal-test.ts';
import { settled } from '../testing/settled.ts';
import { takePicture } from './take-picture.ts';

test.describe.configure({ mode: 'parallel' });

const LANGUAGE = process.env['PICTURES_LANGUAGE'] === 'en' ? 'en' : 'de';
const DIRECTORY = join(import.meta.dirname, '..', '..', '.cache', 'pictures', LANGUAGE);
const SIZES = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const COLORS = ['light', 'dark'] as const;
// Only content below this height is cut: a picture of all 192 cars helps no reader.
const HIGHEST_PX = 3600;

for (const [route, pages] of Object.entries(PORTAL_PAGES)) {
  for (const shown of pages) {
    if ('leadsTo' in shown) continue;
    const words = [route === '*' ? 'not-found' : route, shown.name ?? '', shown.viewer];
    const name = words
      .filter(Boolean)
      .join('-')
      .replaceAll(/[^A-Za-z0-9]+/g, '-');
    test(name, async ({ page, open }) => {
      await page.addInitScript((language) => localStorage.setItem('language', language), LANGUAGE);
      for (const [size, viewport] of Object.entries(SIZES)) {
        // In one size a page is opened once: lists and figures of both colours are the same.
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page, shown);
        await settled(page);
        for (const colorScheme of COLORS) {
          await page.emulateMedia({ colorScheme });
          const picture = await takePicture(page, HIGHEST_PX);
          await picture.save(join(DIRECTORY, `${name}-${size}-${colorScheme}.png`));
        }
      }
    });
  }
}
