import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

// Budgets of the list of cars for visitors, gzip.
const SCRIPT_LIMIT = 170_000;
const STYLE_LIMIT = 25_000;

/** Bytes of all scripts and styles that a page loads, each as gzip would send it. */
async function weigh(page: Page, path: string): Promise<{ script: number; style: number }> {
  const sizes = { script: 0, style: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const extension = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
    if (extension === undefined) return;
    const kind = extension === 'js' ? 'script' : 'style';
    bodies.push(response.body().then((body) => void (sizes[kind] += gzipSync(body).length)));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  return sizes;
}

test('the list of cars loads no more code than its budget', async ({ page }, info) => {
  const { script, style } = await weigh(page, '/search');
  info.annotations.push({ type: 'gzip', description: `${script} bytes of script, ${style} bytes of style` });
  console.log(`/search loads ${script} bytes of script and ${style} bytes of style (gzip)`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect(style).toBeLessThanOrEqual(STYLE_LIMIT);
});
