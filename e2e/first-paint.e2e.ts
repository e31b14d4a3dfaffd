import { expect, test, type Page } from '@playwright/test';
import { servePageInPieces } from './testing/page-in-pieces.ts';
import { drawnByPortal, settled } from './testing/settled.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

/** Maximum delay of the page's script requests (`apps/portal/start`). */
const LONGEST_WAIT_MS = 500;
const SHEET = '**/assets/base-*.css';

test("the portal's scripts load after the first paint", async ({ page }) => {
  await page.goto('/about');
  await settled(page);
  const { paintedAt, firstScriptAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    firstScriptAt: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(paintedAt).toBeGreaterThan(0);
  expect(firstScriptAt).toBeGreaterThanOrEqual(Math.min(paintedAt, LONGEST_WAIT_MS));
});

/** Holds the picture of a car back; it is sent when what is returned is called. */
async function holdPicture(page: Page): Promise<() => void> {
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/media/vehicles/1/drawing*', async (route) => {
    await held;
    await route.continue();
  });
  return send;
}

/** Takes the end of the wait for what is seen first away. */
async function waitWithoutEnd(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === longest ? 0 : wait(work, ms)) as typeof window.setTimeout;
  }, LONGEST_WAIT_MS);
}

test("the portal's scripts load after a car's picture is painted", async ({ page, request }) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  await waitWithoutEnd(page);
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(sent.url());
  });
  const sendPicture = await holdPicture(page);
  const firstPaint = page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
  await page.goto('/vehicle/1', { waitUntil: 'commit' });
  await firstPaint;
  // A round trip, in which it would be sent for.
  await page.evaluate(() => fetch('/icon.svg').then(() => undefined));
  expect(scripts).toEqual([]);
  sendPicture();
  await drawnByPortal(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the portal does not wait for a slow picture of a car', async ({ page, request }) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  const sendPicture = await holdPicture(page);
  await page.goto('/vehicle/1', { waitUntil: 'commit' });
  await drawnByPortal(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  sendPicture();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page states in both languages that it needs them', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stromwandel braucht JavaScript');
    // Playwright cannot locate texts in `noscript` by itself.
    const told = page.locator('main p:visible');
    await expect(told.first()).toContainText('Bitte schalten Sie es in Ihrem Browser ein');
    await expect(told.last()).toContainText('Please turn it on in your browser');
    await expect(told.last()).toHaveAttribute('lang', 'en');
  });
});

/** Has the browser tell of no paint. */
async function tellOfNoPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
}

test('a browser without paint events shows the page too', async ({ page }) => {
  await tellOfNoPaint(page);
  await page.goto('/about');
  await drawnByPortal(page);
});

test('a page opened in the background does not wait for its paint', async ({ page, request }) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  await tellOfNoPaint(page);
  await waitWithoutEnd(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/vehicle/1');
  // Without the frames of its animations the portal draws its page all the same.
  await drawnByPortal(page);
});

test('a page with delayed timers, as in the background, is still drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms = 0) =>
      wait(work, Math.max(ms, 1000))) as typeof window.setTimeout;
  });
  await page.goto('/about');
  await drawnByPortal(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(/So funktioniert/);
});

test('a page is not drawn before its styles load', async ({ page }) => {
  let sendSheet: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (sendSheet = resolve));
  await page.route(SHEET, async (route) => {
    await held;
    await route.continue();
  });
  const texts = page.waitForResponse('**/locales/de/about.json');
  await page.goto('/about', { waitUntil: 'commit' });
  await (await texts).finished();
  // The portal has what it needs and has had its turn.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  await expect(page.locator('.sw-words')).toHaveCount(1);
  sendSheet();
  await drawnByPortal(page);
});

test('a page received up to its style sheet is drawn once, after the rest arrives', async ({
  page,
  request,
}) => {
  const piecemeal = await servePageInPieces(request, '/about', '<link rel="stylesheet"');
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => (target as HTMLElement).setAttribute('data-ran', ''),
      true,
    );
  });
  const texts = page.waitForResponse('**/locales/de/about.json');
  const opened = page.goto(`${piecemeal.origin}/about`);
  await (await texts).finished();
  await expect(page.locator('script[type="module"]')).not.toHaveCount(0);
  await expect(page.locator('script[type="module"]:not([data-ran])')).toHaveCount(0);
  // The portal has had its turn, in a page of which nothing may be painted yet.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  piecemeal.sendRest();
  await opened;
  await drawnByPortal(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(failures).toEqual([]);
  await piecemeal.close();
});

test('a page without its styles is readable', async ({ page }) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto('/about');
  await drawnByPortal(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [path, script] of [
  ['/faq#top', 'react-*.js'],
  ['/vehicle/1', 'index-*.js'],
] as const) {
  test(`${path} reports the loss of ${script} and offers another try`, async ({ page, request }) => {
    if (path === '/vehicle/1') await signIn(page, request, DEMO_ACCOUNTS.employee);
    // Lost until the page is left; otherwise later scripts of the page would request it again.
    let lost = true;
    await page.route(`**/assets/${script}`, (route) => (lost ? route.abort() : route.continue()));
    await page.goto(path);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diese Seite konnte nicht geladen werden',
    );
    page.once('framenavigated', () => (lost = false));
    await page.getByRole('link', { name: 'Seite neu laden' }).click();
    await drawnByPortal(page);
    expect(path).toContain(new URL(page.url()).pathname);
  });
}

test('a browser without storage shows the portal in the chosen language', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/about');
  await settled(page);
  await page
    .getByRole('button', { name: /English|EN/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
