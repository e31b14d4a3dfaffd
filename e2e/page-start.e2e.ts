import { expect, test, type Page, type Request } from '@playwright/test';
import { isTried, partsToTry } from '../scripts/steps/slice-of-commit.mjs';
import { servePageInPieces } from './testing/page-in-pieces.ts';
import { drawnByPortal, settled } from './testing/settled.ts';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

const PHONE = { width: 360, height: 740 };
const HIGHEST_SHIFT = 0.01;
const LANGUAGES = ['de', 'en'] as const;
/** For the list of cars up to its first card: page, scripts, styles, texts, calls, font and pictures. */
const MOST_REQUESTS = 30;

const SCRIPTS = '**/assets/*.js';

/** Sends empty files in place of the portal's scripts. */
async function stopScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

// As text, because the browser's types lack these entries.
const WATCH_PAINTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.largestPaints = [];
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries()) window.largestPaints.push(element?.outerHTML.slice(0, 80));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;
/** Their words are seen before any script, and nothing that the portal draws is larger. */
const HEADED = ['/search', '/faq', '/calculator', '/about', '/login', '/compare'];

async function openAndSettle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Remembers which of the browser's tables for numbers, names and days are read: each holds a phone up. */
async function watchTables(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(window, { tablesRead: read });
    for (const name of [
      'NumberFormat',
      'DateTimeFormat',
      'Collator',
      'RelativeTimeFormat',
      'ListFormat',
    ] as const) {
      const construct = (target: new () => object, args: []) => {
        read.push(name);
        return Reflect.construct(target, args);
      };
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], { construct, apply: (target, _, args: []) => construct(target, args) }),
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const path of [
    '/search',
    '/faq',
    '/calculator',
    '/about',
    '/login',
    '/register',
    '/imprint',
    '/compare',
    '/vehicle/1',
    // Leads on to another page.
    '/',
  ]) {
    test(`${path} loads without layout shift, and reads no table of the browser`, async ({ page }) => {
      await page.addInitScript(WATCH_PAINTS);
      await watchTables(page);
      await openAndSettle(page, path);
      expect(await page.evaluate('window.layoutShift')).toBeLessThanOrEqual(HIGHEST_SHIFT);
      expect(await page.evaluate('window.tablesRead')).toEqual([]);
      if (HEADED.includes(path)) expect(await page.evaluate('window.largestPaints')).toHaveLength(1);
    });
  }

  for (const path of ['/vehicle/1', '/search']) {
    test(`an employee's ${path} loads without layout shift, and reads no table of the browser`, async ({
      page,
      request,
    }) => {
      await signIn(page, request, DEMO_ACCOUNTS.employee);
      await page.addInitScript(WATCH_PAINTS);
      await watchTables(page);
      await openAndSettle(page, path);
      expect(await page.evaluate('window.layoutShift')).toBeLessThanOrEqual(HIGHEST_SHIFT);
      expect(await page.evaluate('window.tablesRead')).toEqual([]);
    });
  }
});

test.describe('on a phone with delayed replies', () => {
  test.use({ viewport: PHONE });

  test('the orders do not shift when their reply arrives', async ({ page, request }) => {
    await signIn(page, request, DEMO_ACCOUNTS.employee);
    let send: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/v1/order*', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(WATCH_PAINTS);
    const asked = page.waitForRequest('**/v1/order*');
    await page.goto('/profile/orders');
    await asked;
    await drawnByPortal(page);
    await expect(page.getByRole('banner')).toBeVisible();
    send();
    await settled(page);
    expect(await page.evaluate('window.layoutShift')).toBeLessThanOrEqual(HIGHEST_SHIFT);
  });
});

interface Box {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Text and place of the title and of what stands below it, in whole pixels; how far its box reaches to the right is not seen. */
async function titleAndLead(page: Page): Promise<Box[]> {
  await page.waitForLoadState('load');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const boxes: Box[] = [];
  for (const part of [page.locator('main h1'), page.locator('main h1 + p')]) {
    const { x, y, height } = (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    boxes.push({
      text: (await part.textContent()) ?? '',
      x: Math.round(x),
      y: Math.round(y),
      height: Math.round(height),
    });
  }
  return boxes;
}

for (const { paths: all, width, signedIn = false } of [
  { paths: ['/search', '/calculator', '/compare', '/about', '/faq'], width: 1280 },
  { paths: ['/search', '/calculator', '/compare', '/about', '/faq'], width: 412 },
  { paths: ['/login', '/register', '/forgotten'], width: 412 },
  { paths: ['/profile/salary', '/profile/orders'], width: 1280, signedIn: true },
  { paths: ['/profile/salary', '/profile/orders'], width: 412, signedIn: true },
]) {
  const paths = all.filter((path) => isTried(`${path} ${width}`, 4));
  if (paths.length === 0) continue;
  const who = signedIn ? 'of a person' : 'of a visitor';
  test(`pages ${who} are headed before any script, just as they will be: ${paths.join(' ')} (${width} px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    if (signedIn) await signIn(page, request, DEMO_ACCOUNTS.employee);
    for (const path of paths) {
      for (const language of partsToTry(`${path} ${width}`, LANGUAGES)) {
        // The last script to set it wins.
        await page.addInitScript(`localStorage.setItem('language', '${language}')`);
        await stopScripts(page);
        await page.goto(path);
        const before = await titleAndLead(page);
        expect(before[1]?.text, `${path} ${language}`).not.toBe('');
        await page.unroute(SCRIPTS);
        await page.goto(path);
        await drawnByPortal(page);
        await expect.poll(() => titleAndLead(page), `${path} ${language}`).toEqual(before);
      }
    }
  });
}

test('a page received in pieces has its colours at once, and its heading too', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const piecemeal = await servePageInPieces(request, '/faq', '<h1></h1>');
  await stopScripts(page);
  const opened = page.goto(`${piecemeal.origin}/faq`);
  await page.locator('.sw-words').waitFor({ state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  piecemeal.sendRest();
  await opened;
  await expect(page.locator('main h1')).toHaveText('Fragen und Antworten');
  await piecemeal.close();
});

/** Address and position of each picture in whole pixels, and the stage's colours. */
async function stageOfCar(page: Page): Promise<unknown> {
  await page.waitForLoadState('load');
  const image = page.locator('main img').first();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).not.toBe(0);
  const stage = image.locator('..');
  const boxes = await Promise.all([image.boundingBox(), stage.boundingBox()]);
  // Before the portal's script the address is that of the car, which leads to the drawing.
  const picture = await page.request.get((await image.getAttribute('src')) ?? '');
  return {
    picture: picture.url(),
    colors: await stage.evaluate((element) => getComputedStyle(element).backgroundImage),
    boxes: boxes.map((box) => Object.values(box ?? {}).map(Math.round)),
  };
}

for (const width of [1280, 900, 412]) {
  const name = `/vehicle/1 shows its car before any script, just where it will be (${width} px)`;
  test(name, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, request, DEMO_ACCOUNTS.employee);
    for (const path of partsToTry(name, ['/vehicle/1', '/vehicle/1?color=2'])) {
      await openAndSettle(page, path);
      const drawn = await stageOfCar(page);
      await stopScripts(page);
      await page.goto(path);
      // The picture may be there before the reply that names its paint.
      await expect.poll(() => stageOfCar(page), path).toEqual(drawn);
      await expect(page.locator('.sw-words')).toHaveCount(1);
      await page.unroute(SCRIPTS);
    }
  });
}

test('the page of a car requests everything once', async ({ page, request }) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  const asked: string[] = [];
  // Playwright counts what the browser takes from its own store as asked for, too.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const stored = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => void stored.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !stored.has(requestId)) asked.push(response.url);
  });
  await openAndSettle(page, '/vehicle/1');
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
});

test('the list of cars requests each file once, and few files', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('article') === null) return;
      observer.disconnect();
      document.documentElement.dataset['firstCardAt'] = String(performance.timeOrigin + performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await openAndSettle(page, '/search');
  // Requests that start before the test notices the card do not count.
  const firstCardAt = Number(await page.locator('html').getAttribute('data-first-card-at'));
  expect(firstCardAt).toBeGreaterThan(0);
  const beforeFirstCard = requests.filter((request) => request.timing().startTime <= firstCardAt).length;
  console.log(`/search makes ${beforeFirstCard} requests before its first card`);
  expect(beforeFirstCard).toBeLessThanOrEqual(MOST_REQUESTS);
  // A file requested early and then again was preloaded in vain.
  const files = requests
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => !pathname.startsWith('/media/'))
    .map(({ pathname, search }) => pathname + search);
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});

test('each page has its own title and description', async ({ page }) => {
  for (const language of partsToTry('what pages are about', LANGUAGES)) {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const said = new Set<string>();
    const pages = ['/search', '/calculator', '/about', '/faq', '/login', '/register'];
    for (const path of pages) {
      await openAndSettle(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(page.url()).href);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveCount(1);
      said.add(`${await page.title()}: ${await description.getAttribute('content')}`);
    }
    expect(said.size).toBe(pages.length);
  }
});
