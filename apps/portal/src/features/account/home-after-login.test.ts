import { expect, test } from 'vitest';
import { homeAfterLogin } from './home-after-login.ts';

test('employees go back to where they came from, else to the vehicles', () => {
  expect(homeAfterLogin(['EMPLOYEE'], '/vehicle/7')).toBe('/vehicle/7');
  expect(homeAfterLogin(['EMPLOYEE'], null)).toBe('/search');
  expect(homeAfterLogin(['EMPLOYEE'], '/')).toBe('/search');
});

test('employers and the provider go to their workspace', () => {
  expect(homeAfterLogin(['TENANT_ADMIN'], '/profile/salary')).toBe('/employer');
  expect(homeAfterLogin(['ADMIN'], null)).toBe('/provider');
  expect(homeAfterLogin(['ADMIN'], '/provider/order/4')).toBe('/provider/order/4');
  expect(homeAfterLogin(['ADMIN'], '/providers')).toBe('/provider');
});

test('who is both employee and employer starts as an employee and may come from the workspace', () => {
  expect(homeAfterLogin(['EMPLOYEE', 'TENANT_ADMIN'], null)).toBe('/search');
  expect(homeAfterLogin(['EMPLOYEE', 'TENANT_ADMIN'], '/employer?tab=open')).toBe('/employer?tab=open');
});

test('foreign addresses are not followed', () => {
  expect(homeAfterLogin(['EMPLOYEE'], 'https://evil.example')).toBe('/search');
  expect(homeAfterLogin(['EMPLOYEE'], '//evil.example')).toBe('/search');
});
