import { expect, it } from 'vitest';
import { carName } from './car-name.ts';

it.each([
  ['Škoda', 'Enyaq 85', 'Škoda Enyaq 85'],
  ['Polestar', 'Polestar 2', 'Polestar 2'],
  ['Smart', 'Smart', 'Smart'],
  ['Mini', 'Minimal', 'Mini Minimal'],
])('names a %s %s once', (brand, model, name) => {
  expect(carName(brand, model)).toBe(name);
});
