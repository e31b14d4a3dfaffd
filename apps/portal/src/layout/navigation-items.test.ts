import { expect, test } from 'vitest';
import { navigationItems } from './navigation-items.ts';

const keys = (...parameters: Parameters<typeof navigationItems>): string[] =>
  navigationItems(...parameters).map(({ key }) => key);

test('a visitor sees cars, the calculator, the idea and the questions', () => {
  expect(keys(null)).toEqual(['vehicles', 'calculator', 'about', 'faq']);
});

test('an employee has the calculator and a profile', () => {
  expect(keys(['EMPLOYEE'])).toEqual(['vehicles', 'calculator', 'profile', 'faq']);
});

test('workspaces belong to their roles, also beside the role of an employee', () => {
  expect(keys(['TENANT_ADMIN'])).toEqual(['employer', 'vehicles', 'account', 'faq']);
  expect(keys(['EMPLOYEE', 'TENANT_ADMIN'])).toEqual([
    'employer',
    'vehicles',
    'calculator',
    'profile',
    'faq',
  ]);
  expect(keys(['ADMIN'])).toEqual(['provider', 'vehicles', 'account', 'faq']);
});
