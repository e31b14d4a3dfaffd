import { expect, test, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

const cards = (page: Page) => page.getByRole('article');
const brand = (page: Page) => page.getByLabel('Marke', { exact: true });
const sorting = (page: Page) => page.getByLabel('Sortieren');
const checked = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, checked: true });

/** The list with its filter, as the address says it. */
async function expectList(page: Page, address: RegExp, chosenBrand: string, order: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(brand(page)).toHaveValue(chosenBrand);
  await expect(sorting(page)).toHaveValue(order);
  await expect(cards(page).first()).toBeVisible();
}

test('back, forward and reload walk through the filters of the list', async ({ page }) => {
  await page.goto('/search');
  await expectList(page, /\/search$/, '', 'name');
  await brand(page).selectOption('Polestar');
  await page.getByRole('button', { name: 'Filtern', exact: true }).click();
  await expectList(page, /\?brands=Polestar$/, 'Polestar', 'name');
  await sorting(page).selectOption('rate');
  await expectList(page, /\?brands=Polestar&sort=rate$/, 'Polestar', 'rate');

  await page.goBack();
  await expectList(page, /\?brands=Polestar$/, 'Polestar', 'name');
  await page.goBack();
  await expectList(page, /\/search$/, '', 'name');
  await page.goForward();
  await expectList(page, /\?brands=Polestar$/, 'Polestar', 'name');
  await expect(cards(page).filter({ hasNotText: 'Polestar' })).toHaveCount(0);
  await page.goForward();
  await expectList(page, /\?brands=Polestar&sort=rate$/, 'Polestar', 'rate');
  await page.reload();
  await expectList(page, /\?brands=Polestar&sort=rate$/, 'Polestar', 'rate');
});

test('an unknown filter value is named and the address stays', async ({ page }) => {
  await page.goto('/search?brands=Polestar,BM');
  await expect(page.getByText('lassen es deshalb weg: „BM“')).toBeVisible();
  await expectList(page, /\?brands=Polestar,BM$/, 'Polestar', 'name');
});

test('the choices of a car survive a reload, and going back to the list and forward again', async ({
  page,
  request,
}) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  await page.goto('/search?brands=Polestar');
  await cards(page).first().getByRole('link').first().click();
  // The first delivery; defaults leave no trace in the address.
  await expect(checked(page, 'Abholung beim Händler')).toBeVisible();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);

  await page.getByRole('radio', { name: /^Lieferung nach Hause/ }).check();
  await expect(page).toHaveURL(/[?&]delivery=\d+/);
  await page.getByRole('radio', { name: /^24/ }).check();
  await expect(page).toHaveURL(/[?&]package=\d+/);
  const expectChoice = async () => {
    await expect(checked(page, /^Lieferung nach Hause/)).toBeVisible();
    await expect(checked(page, /^24/)).toBeVisible();
    await expect(page.getByRole('complementary').first()).toContainText('24 Monate');
  };
  await expectChoice();

  await page.reload();
  await expectChoice();
  // Choices replace each other: one step leads back to the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?brands=Polestar$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expectChoice();
});

/** Scrolls to a card far down, with a filter and an order. */
async function goDownTheList(page: Page): Promise<void> {
  await page.goto('/search?sort=range&rangeFrom=300');
  await page.waitForLoadState('networkidle');
  await expectList(page, /\?sort=range&rangeFrom=300$/, '', 'range');
  await cards(page).nth(10).getByRole('link').first().scrollIntoViewIfNeeded();
  await expect.poll(() => topOf(page)).toBeGreaterThan(1000);
  await restingTop(page);
}

/** How far the page is scrolled, once it rests: cards that come into sight take their height, keys scroll smoothly. */
async function restingTop(page: Page): Promise<number> {
  let top = NaN;
  const rests = async () => top === (top = await topOf(page));
  await expect.poll(rests).toBe(true);
  return top;
}

const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The place of the car in the list; the card itself rises a little under the pointer. */
const placeOfCar = (page: Page) => cards(page).nth(10).locator('xpath=..');

/** How far from the top of the window the car stands that the tests open. */
const seenAt = (page: Page) =>
  placeOfCar(page).evaluate((item) => Math.round(item.getBoundingClientRect().top));

/** Opens a car of the list. @returns where the car stood at the click */
async function openCarInSight(page: Page): Promise<number> {
  const atClick = placeOfCar(page).evaluate(
    (item) =>
      new Promise<number>((resolve) => {
        const report = (): void => resolve(Math.round(item.getBoundingClientRect().top));
        document.addEventListener('click', report, { capture: true, once: true });
      }),
  );
  await cards(page).nth(10).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toBeVisible();
  await expect.poll(() => topOf(page)).toBe(0);
  return atClick;
}

/** The car stands where it stood: what arrives above it, before or after the click, moves the page and not the car. */
async function expectListAsLeft(page: Page, place: number): Promise<void> {
  await expectList(page, /\?sort=range&rangeFrom=300$/, '', 'range');
  await expect.poll(() => seenAt(page)).toBe(place);
}

test("the list keeps its position after a reload of the car, by the browser's and the page's way back", async ({
  page,
  request,
}) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  await goDownTheList(page);
  const place = await openCarInSight(page);
  await page.goBack();
  await expectListAsLeft(page, place);

  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectListAsLeft(page, place);

  const again = await openCarInSight(page);
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').click();
  await expectListAsLeft(page, again);

  // What stands above the cards may arrive after them.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/own-parts-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => topOf(page)).toBeGreaterThan(1000);
  release();
  await expect(page.getByRole('button', { name: 'Suche speichern' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expectListAsLeft(page, again);
});

test('scrolling while the list reloads is not overridden', async ({ page, request }) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  await goDownTheList(page);
  await openCarInSight(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/v1/search', async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack();
  // The page listens to keys since it was drawn.
  await expect(brand(page)).toBeVisible();
  await page.keyboard.press('Home');
  // Cards that arrive during the scroll would move its end: the browser keeps what is in sight in its place.
  await expect.poll(() => topOf(page)).toBe(0);
  release();
  await expect(cards(page).nth(11)).toBeAttached();
  expect(await restingTop(page)).toBe(0);
});

test('an address with an unusual ending opens its page', async ({ page }) => {
  await page.goto('/search#%E0%A4');
  await expect(cards(page).first()).toBeVisible();
});
