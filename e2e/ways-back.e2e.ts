import { expect, test, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, signIn } from './testing/sign-in.ts';

const cards = (page: Page) => page.getByRole('article');
const brand = (page: Page) => page.getByLabel('Marke');
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

test('what no filter understands is named and leaves the address alone', async ({ page }) => {
  await page.goto('/search?brands=Polestar,BM');
  await expect(page.getByText('unberücksichtigt: „BM“')).toBeVisible();
  await expectList(page, /\?brands=Polestar,BM$/, 'Polestar', 'name');
});

test('what is chosen of a car lasts over a reload, and over the way back to the list and forward again', async ({
  page,
  request,
}) => {
  await signIn(page, request, DEMO_ACCOUNTS.employee);
  await page.goto('/search?brands=Polestar');
  await cards(page).first().getByRole('link').first().click();
  // The first delivery; defaults leave no trace in the address.
  await expect(checked(page, 'Abholung beim Händler')).toBeVisible();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);

  await page.getByRole('radio', { name: /^Lieferung nach Hause/ }).check({ force: true });
  await expect(page).toHaveURL(/[?&]delivery=\d+/);
  await page.getByRole('radio', { name: '24', exact: true }).check({ force: true });
  await expect(page).toHaveURL(/[?&]package=\d+/);
  const expectChoice = async () => {
    await expect(checked(page, /^Lieferung nach Hause/)).toBeVisible();
    await expect(checked(page, '24')).toBeVisible();
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
