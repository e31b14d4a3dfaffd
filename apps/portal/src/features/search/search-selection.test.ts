import { expect, test } from 'vitest';
import { countFilters, NO_SELECTION, readSelection, writeSelection } from './search-selection.ts';
import { NO_LIMITS } from './vehicle-limits.ts';

test('an empty address selects nothing and sorts by name', () => {
  expect(readSelection(new URLSearchParams(''))).toEqual(NO_SELECTION);
});

test('commas and repetition mean the same', () => {
  const selected = { brands: ['Audi', 'BMW'], models: ['i4'], limits: NO_LIMITS, sort: 'name' };
  expect(readSelection(new URLSearchParams('brands=Audi,BMW&models=i4'))).toEqual(selected);
  expect(readSelection(new URLSearchParams('brands=Audi&brands=BMW&models=i4'))).toEqual(selected);
});

test('a foreign order is no order', () => {
  expect(readSelection(new URLSearchParams('sort=magic')).sort).toBe('name');
});

test('what is written is read again', () => {
  const limits = { rateTo: 300, rangeFrom: 425, body: 'SUV', deliveryTo: 12, underCap: true } as const;
  const selection = { brands: ['Škoda', 'MG'], models: ['ID. Buzz'], limits, sort: 'rate' } as const;
  expect(readSelection(writeSelection(selection))).toEqual(selection);
  expect(countFilters(selection)).toBe(8);
});

test('nothing selected leaves the address bare', () => {
  expect(writeSelection(NO_SELECTION).toString()).toBe('');
});
