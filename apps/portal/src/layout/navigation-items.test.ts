import { expect, test } from 'vitest';
import { currentItem, navigationItems } from './navigation-items.ts';

const keys = (roles: Parameters<typeof navigationItems>[0], hasLease = false): string[] =>
  navigationItems(roles, hasLease).map(({ key }) => key);

test('a visitor sees cars, the calculator, the idea and the questions', () => {
  expect(keys(null)).toEqual(['vehicles', 'calculator', 'about', 'faq']);
});

test('an employee has the calculator and a profile', () => {
  expect(keys(['EMPLOYEE'])).toEqual(['vehicles', 'calculator', 'profile', 'faq']);
  expect(keys(['EMPLOYEE'], true)).toEqual(['car', 'vehicles', 'calculator', 'profile', 'faq']);
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

test('the leased car is the current item on its page, the profile on the others', () => {
  const items = navigationItems(['EMPLOYEE'], true);
  expect(currentItem(items, '/profile/car')).toBe('/profile/car');
  expect(currentItem(items, '/profile/orders')).toBe('/profile');
  expect(currentItem(items, '/vehicle/7')).toBeUndefined();
});
