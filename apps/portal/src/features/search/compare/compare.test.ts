import { inCents, type VehicleListItem } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { sampleListItem } from '../testing/sample-list-item.ts';
import { bestOf } from './compare-rows.ts';
import { carsOf, readComparedIds } from './compared-cars.ts';
import { sheetRows } from './sheet-rows.ts';

function car(id: number, values: Partial<VehicleListItem> = {}) {
  return inCents(sampleListItem({ id, model: `Q${id}`, rangeKm: 500, consumption: 16.5, ...values }));
}

test('the address names at most four cars, each once', () => {
  const read = (text: string) => readComparedIds(new URLSearchParams(text));
  expect(read('cars=3,1,3,2&cars=9,8')).toEqual([3, 1, 2, 9]);
  expect(read('cars=0,-1,1.5,abc,,7')).toEqual([7]);
  expect(read('')).toEqual([]);
});

test('cars come in the order of the address; what is not in the list is left out', () => {
  expect(carsOf([2, 9, 1], [car(1), car(2)]).map(({ id }) => id)).toEqual([2, 1]);
});

test.each([
  ['rate', { estimateLeaseFrom: 300 }],
  ['saving', { privateLease: { perMonthEur: 600, premiumPerMonthEur: 0 } }],
  ['listPrice', { listPrice: 40_000 }],
  ['range', { rangeKm: 600 }],
  ['consumption', { consumption: 14 }],
  ['power', { maximumPowerKw: 200 }],
  ['delivery', { deliveryToWeeks: 8 }],
] as const)('in the row %s the better car is marked', (row, better) => {
  expect([...bestOf(row, [car(1), car(2, better), car(3)])]).toEqual([2]);
  expect(bestOf(row, [car(1), car(2)]).size).toBe(0);
});

test('rates that pages show alike are alike', () => {
  const [one, other] = [car(1, { estimateLeaseFrom: 300.4 }), car(2, { estimateLeaseFrom: 299.6 })];
  expect(bestOf('rate', [one, other]).size).toBe(0);
});

test('an unknown figure is never the best', () => {
  expect([...bestOf('delivery', [car(1, { deliveryToWeeks: null }), car(2)])]).toEqual([2]);
  expect(bestOf('body', [car(1), car(2, { bodyStyle: 'VAN' })]).size).toBe(0);
});

test.each(['rate', 'saving'] as const)('beside own figures an estimate is never the best %s', (row) => {
  const estimate = car(1, { estimateLeaseFrom: 100 });
  const own = [car(2, { yourLeaseFrom: 300 }), car(3, { yourLeaseFrom: 310 })];
  expect([...bestOf(row, [estimate, ...own])]).toEqual([2]);
});

test.each(['rate', 'saving'] as const)('a car that a limit forbids is never the best %s', (row) => {
  const cars = [
    car(1, { yourLeaseFrom: 200 }),
    car(2, { yourLeaseFrom: 300 }),
    car(3, { yourLeaseFrom: 310 }),
  ];
  expect([...bestOf(row, cars, new Set([1]))]).toEqual([2]);
  expect(bestOf(row, cars, new Set([1, 2, 3])).size).toBe(0);
});

test('several cars may share the best figure', () => {
  expect([...bestOf('range', [car(1), car(2), car(3, { rangeKm: 100 })])]).toEqual([1, 2]);
});

test('data sheets are one table: each name once, without the rows above', () => {
  const sheet = (id: number, ...lines: readonly (readonly [string, string])[]) => {
    const technicalDetails = lines.map(([name, value]) => ({ name, value }));
    const vehicleDetails = { technicalDetails, standardEquipment: [], specialEquipment: [] };
    return { id, vehicleDetails };
  };
  const cars = [
    sheet(1, ['Leistung', '100 kW'], ['Kofferraum', '380 l']),
    sheet(2, ['Laden 10 bis 80 %', '28 min'], ['Kofferraum', '543 l']),
  ];
  expect(sheetRows(cars, new Set(['Leistung'])).map(({ name, values }) => [name, ...values])).toEqual([
    ['Kofferraum', [1, '380 l'], [2, '543 l']],
    ['Laden 10 bis 80 %', [2, '28 min']],
  ]);
});
