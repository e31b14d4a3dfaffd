import { expect, test } from 'vitest';
import { sortNames, sortVehicles } from './sort-vehicles.ts';

test('sorts by brand, then model, then trim level with the base version first', () => {
  const vehicles = [
    { id: 1, brand: 'Volvo', model: 'EX90', trimLevel: null },
    { id: 2, brand: 'Volvo', model: 'EX30', trimLevel: 'Twin Motor' },
    { id: 3, brand: 'Škoda', model: 'Enyaq', trimLevel: null },
    { id: 4, brand: 'Volvo', model: 'EX30', trimLevel: null },
    { id: 5, brand: 'Smart', model: '#1', trimLevel: null },
    { id: 6, brand: 'Tesla', model: 'Model 3', trimLevel: null },
  ];
  expect(sortVehicles(vehicles).map((one) => one.id)).toEqual([3, 5, 6, 4, 2, 1]);
  expect(vehicles[0]?.id).toBe(1);
});

test('lists names once', () =>
  expect(sortNames(['ID.7', 'ID.3', 'ID.10', 'ID.3'])).toEqual(['ID.3', 'ID.7', 'ID.10']));
