import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Password of every account of the demo world. */
export const DEMO_PASSWORD = 'Stromwandel-Demo-2026';

/** Accounts of the demo world that the browser tests use. */
export const DEMO_ACCOUNTS = {
  employee: 'anna.schmidt@nordwerk.example',
  newcomer: 'ben.yilmaz@nordwerk.example',
  tenantAdmin: 'hr@nordwerk.example',
  admin: 'admin@stromwandel.example',
} as const;

/** Signs a person in without the login form, as a reload with stored auth data would. */
export async function signIn(
  page: Page,
  request: APIRequestContext,
  username: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const response = await request.post('/v1/auth/login', { data: { username, password } });
  expect(response.status()).toBe(200);
  const authData = await response.text();
  expect(authData).toContain('"authenticated":true');
  // Only where there is nothing yet: later pages of the same visit may have renewed it.
  await page.addInitScript((text) => {
    if (localStorage.getItem('authData') === null) localStorage.setItem('authData', text);
  }, authData);
}
