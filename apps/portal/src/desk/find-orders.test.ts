import { expect, test } from 'vitest';
import { findOrders } from './find-orders.ts';

const orders = [
  {
    id: 4711,
    employee: { firstName: 'Jörg', lastName: 'Müller', employeeId: null },
    tenantName: 'Nordwerk GmbH',
    vehicle: { brand: 'Škoda', carModel: 'Enyaq', trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
  },
  {
    id: 4712,
    employee: { firstName: 'Eva', lastName: 'Yılmaz', employeeId: 'P-77' },
    tenantName: 'Südwind AG',
    vehicle: {
      brand: 'Cupra',
      carModel: 'Born',
      trimLevel: null,
      mainPhotoUrl: null,
      bodyStyle: 'HATCHBACK',
    },
  },
] as const;

test.each([
  ['', [4711, 4712]],
  ['4711', [4711]],
  ['muller', [4711]],
  ['skoda NORDWERK', [4711]],
  ['südwind', [4712]],
  ['p-77', [4712]],
  ['yilmaz', [4712]],
  ['eva enyaq', []],
])('the search "%s" finds %j', (search, ids) => {
  expect(findOrders(orders, search).map(({ id }) => id)).toEqual(ids);
});
