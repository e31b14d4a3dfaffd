import { chromium, type Browser, type Page } from '@playwright/test';
import { CARS, fillCatalogue } from './fill-catalogue.ts';
import {
  addressOf,
  buildPortal,
  buildServer,
  embeddedDatabase,
  startServer,
  withTemporaryDirectory,
} from './running-server.ts';

/*
 * How smooth the page of all cars is in a browser with the processor of a phone: the demo cars and 1,000 of them, one after
 * the other in the same run. `npm run bench -- list`
 */

/** A phone in the middle of the market, as Lighthouse takes it. */
const SLOWER_THAN_THIS_MACHINE = 4;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const WHEEL_TURNS = 60;
/** From here on people feel that a page hangs. */
const LONG_TASK_MS = 50;

interface Figures {
  readonly cars: number;
  /** From the address to the first card, and to the last one. */
  readonly firstCardMs: number;
  readonly allCardsMs: number;
  readonly longestTaskLoadingMs: number;
  readonly longestTaskScrollingMs: number;
  /** From a click on "filter", and on "reset", to the picture of what follows. */
  readonly filterMs: number;
  readonly resetMs: number;
}

/** Collects tasks that held the page up and how long each click waited for its picture. */
const WATCH = `
  window.longTasks = []; window.waits = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) =>
    waits.push(...list.getEntries().filter((one) => one.name === 'click').map((one) => one.duration)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });`;

async function slowest(page: Page, what: 'longTasks' | 'waits'): Promise<number> {
  // Entries arrive once the browser has painted and has time.
  await page.waitForTimeout(500);
  return page.evaluate<number>(`Math.max(0, ...${what}.splice(0))`);
}

async function open(browser: Browser, address: string, viewport: typeof DESK): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'de-DE' });
  await page.addInitScript(WATCH);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_THAN_THIS_MACHINE });
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

const cards = (page: Page) => page.locator('main article');

async function measureLoading(page: Page, cars: number) {
  await cards(page).first().waitFor();
  const firstCardMs = await page.evaluate<number>('performance.now()');
  await page.waitForFunction((count) => document.querySelectorAll('main article').length === count, cars, {
    timeout: 120_000,
  });
  const allCardsMs = await page.evaluate<number>('performance.now()');
  return { firstCardMs, allCardsMs, longestTaskLoadingMs: await slowest(page, 'longTasks') };
}

async function measureScrolling(page: Page): Promise<number> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, height / WHEEL_TURNS);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  return slowest(page, 'longTasks');
}

/** Waits until the list shows as many cars as the page says there are: all of them, or fewer. */
async function listed(page: Page, cars: number, all: boolean): Promise<void> {
  await page.waitForFunction(
    ([count, wanted]) => {
      const list = document.querySelector('main ul[aria-busy="false"]');
      const shown = list?.querySelectorAll('article').length ?? 0;
      return shown > 0 && (wanted ? shown === count : shown < count);
    },
    [cars, all] as const,
    { timeout: 120_000 },
  );
}

/** How long one click waited. Its entry arrives after what it led to; entries from before it do not count. */
async function measureClick(page: Page, button: string, over: () => Promise<void>): Promise<number> {
  await slowest(page, 'waits');
  await page.getByRole('button', { name: button, exact: true }).click();
  await over();
  return slowest(page, 'waits');
}

async function measureFilter(page: Page, cars: number) {
  await page.getByLabel('Marke', { exact: true }).selectOption({ index: 1 });
  const filterMs = await measureClick(page, 'Filtern', () => listed(page, cars, false));
  const resetMs = await measureClick(page, 'Zurücksetzen', () => listed(page, cars, true));
  return { filterMs, resetMs };
}

async function measureList(browser: Browser, address: string): Promise<Figures> {
  const offered = (await (await fetch(`${address}/v1/search`)).json()) as unknown[]; // counted only
  const cars = offered.length;
  // The first page that a server and a browser make is slower than all others: it is not measured.
  const first = await open(browser, `${address}/search`, PHONE);
  await measureLoading(first, cars);
  await first.context().close();
  const phone = await open(browser, `${address}/search`, PHONE);
  const loading = await measureLoading(phone, cars);
  const longestTaskScrollingMs = await measureScrolling(phone);
  await phone.context().close();
  const desk = await open(browser, `${address}/search`, DESK);
  await measureLoading(desk, cars);
  const filter = await measureFilter(desk, cars);
  await desk.context().close();
  return { cars, ...loading, longestTaskScrollingMs, ...filter };
}

function print(figures: readonly Figures[]): void {
  const row = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(12))).join('');
  const line = (label: string, of: (one: Figures) => number) =>
    console.log(row([label, ...figures.map((one) => `${of(one).toFixed(0)} ms`)]));
  console.log(row(['', ...figures.map(({ cars }) => `${cars} cars`)]));
  line('first card', (one) => one.firstCardMs);
  line('all cards', (one) => one.allCardsMs);
  line(`longest task while loading (${LONG_TASK_MS} ms and more)`, (one) => one.longestTaskLoadingMs);
  line('longest task while scrolling through', (one) => one.longestTaskScrollingMs);
  line('wait after a click on filter', (one) => one.filterMs);
  line('wait after a click on reset', (one) => one.resetMs);
}

/** Prints how the page of all cars behaves with the demo cars and with 1,000. */
export async function benchList(): Promise<void> {
  buildServer();
  buildPortal();
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await withTemporaryDirectory(async (dataDir) => {
      const creating = await startServer(dataDir, true);
      let some: Figures;
      try {
        some = await measureList(browser, addressOf(creating));
        await fillCatalogue(embeddedDatabase(dataDir));
      } finally {
        await creating.stop();
      }
      const server = await startServer(dataDir, false);
      try {
        const many = await measureList(browser, addressOf(server));
        if (many.cars !== CARS) throw new Error(`${many.cars} cars are listed`);
        print([some, many]);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await browser.close();
  }
}
