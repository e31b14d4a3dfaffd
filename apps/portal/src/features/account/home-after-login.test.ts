import { expect, test } from 'vitest';
import { homeAfterLogin } from './home-after-login.ts';

test('employees go back to where they came from, else to the vehicles', () => {
  expect(homeAfterLogin(['EMPLOYEE'], '/vehicle/7')).toBe('/vehicle/7');
  expect(homeAfterLogin(['EMPLOYEE'], null)).toBe('/search');
  expect(homeAfterLogin(['EMPLOYEE'], '/')).toBe('/search');
});

test.each([
  [['TENANT_ADMIN'], '/vehicle/7?color=12', '/vehicle/7?color=12'],
  [['TENANT_ADMIN'], '/profile/account', '/profile/account'],
  [['TENANT_ADMIN'], '/employer/people?after=9', '/employer/people?after=9'],
  [['TENANT_ADMIN'], '/profile/salary', '/employer'],
  [['TENANT_ADMIN'], '/provider', '/employer'],
  [['ADMIN'], '/faq', '/faq'],
  [['ADMIN'], '/provider/order/4', '/provider/order/4'],
  [['ADMIN'], '/order/4/workflow', '/provider'],
  [['ADMIN'], '/order/4/checked', '/order/4/checked'],
  [['ADMIN'], null, '/provider'],
  [['EMPLOYEE'], '/provider/audit', '/search'],
  [['EMPLOYEE'], '/logout', '/search'],
  [['EMPLOYEE'], '/login?callbackPath=%2Fprofile', '/search'],
] as const)('%j comes back to %s where the role may go: %s', (roles, wanted, place) => {
  expect(homeAfterLogin(roles, wanted)).toBe(place);
});

test('who is both employee and employer starts as an employee and may come from the workspace', () => {
  expect(homeAfterLogin(['EMPLOYEE', 'TENANT_ADMIN'], null)).toBe('/search');
  expect(homeAfterLogin(['EMPLOYEE', 'TENANT_ADMIN'], '/employer?tab=open')).toBe('/employer?tab=open');
});

test('foreign addresses are not followed', () => {
  expect(homeAfterLogin(['EMPLOYEE'], 'https://evil.example')).toBe('/search');
  expect(homeAfterLogin(['EMPLOYEE'], '//evil.example')).toBe('/search');
});
