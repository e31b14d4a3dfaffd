import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';

interface Picture {
  /** Writes it to a file; a name that ends in `.webp` stores it compressed. */
  readonly save: (file: string) => Promise<void>;
}

/** Takes a picture of a page from its top down to `highestPx`, with every photo in it loaded. */
export async function takePicture(page: Page, highestPx: number): Promise<Picture> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As high as the page, so that bars at the lower edge are at the end of the page.
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, Math.min(height, highestPx)) });
  await expect(page.locator('[class*="Skeleton-root"]:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize(viewport);
  return {
    save: async (file) => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, file.endsWith('.webp') ? await asWebp(page, png) : png);
    },
  };
}

/** The browser's own encoder: no package of ours writes pictures. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).replace(/^[^,]*,/, '');
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(webp, 'base64');
}
