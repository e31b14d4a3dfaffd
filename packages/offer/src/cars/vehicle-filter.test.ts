import { expect, test } from 'vitest';
import {
  effectiveBrands,
  filterValues,
  matchesFilter,
  readVehicleFilter,
  type FilterParameter,
} from './vehicle-filter.ts';

const cars = [
  { brand: 'BMW', model: 'i4' },
  { brand: 'BMW', model: 'iX' },
  { brand: 'DS', model: 'DS 3 E-Tense' },
  { brand: 'Škoda', model: 'Enyaq iV' },
  { brand: 'Tesla', model: 'Model 3' },
];

function found(brands: FilterParameter, models?: FilterParameter): string[] {
  const filter = readVehicleFilter(
    { brands, models },
    cars.map((car) => car.brand),
  );
  return cars.filter((car) => matchesFilter(car, filter)).map((car) => car.model);
}

test('treats commas and repetition alike', () => {
  expect(filterValues('BMW,Tesla')).toEqual(['BMW', 'Tesla']);
  expect(filterValues(['BMW', 'Tesla'])).toEqual(['BMW', 'Tesla']);
  expect(filterValues(['BMW, Tesla ', ',', 'DS'])).toEqual(['BMW', 'Tesla', 'DS']);
  expect(filterValues(undefined)).toEqual([]);
});

test('finds every car without a filter', () => {
  expect(found(undefined)).toHaveLength(5);
  expect(found('')).toHaveLength(5);
});

test('finds brands by name, in any case and Unicode form', () => {
  expect(found('BMW,tesla')).toEqual(['i4', 'iX', 'Model 3']);
  expect(found('s\u030Ckoda')).toEqual(['Enyaq iV']);
});

test('accepts a brand value below three characters only if a brand has that name', () => {
  expect(found('BM')).toHaveLength(5);
  expect(found('DS')).toEqual(['DS 3 E-Tense']);
  expect(found('DS,BM')).toEqual(['DS 3 E-Tense']);
});

test('returns the accepted values as written', () => {
  expect(effectiveBrands(['BM', 'ds', 'Wartburg'], ['BMW', 'DS'])).toEqual(['ds', 'Wartburg']);
  expect(effectiveBrands(['DS'], [])).toEqual([]);
  const longer = ['MG Motor', 'MG Motor', 'DS Automobiles', 'Mini'];
  expect(effectiveBrands(['mg', 'DS', 'M', 'Mi'], longer)).toEqual(['MG Motor', 'DS Automobiles']);
});

test('finds nothing for an unknown brand', () => expect(found('Wartburg')).toEqual([]));

test.each(['%', '_', '%%', '\\', '*', '.*', '%25', 'BM_', 'B%W'])(
  'treats %j as text, in brands and models',
  (value) => {
    expect(found(value)).toEqual([]);
    expect(found(undefined, value)).toEqual([]);
    expect(found(['Tesla', value])).toEqual(['Model 3']);
  },
);

test('accepts models from one character on, within the brands', () => {
  expect(found('BMW', 'i4')).toEqual(['i4']);
  expect(found(undefined, 'iX')).toEqual(['iX']);
  expect(found('Tesla', 'iX')).toEqual([]);
});
