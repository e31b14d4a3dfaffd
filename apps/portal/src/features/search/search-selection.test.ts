import { expect, test } from 'vitest';
import {
  countFilters,
  NO_SELECTION,
  readListLimit,
  readSelection,
  withListLimit,
  writeSelection,
} from './search-selection.ts';
import { NO_LIMITS } from './vehicle-limits.ts';

test('an empty address selects nothing and sorts by name', () => {
  expect(readSelection(new URLSearchParams(''))).toEqual(NO_SELECTION);
});

test('commas and repetition mean the same', () => {
  const selected = { brands: ['Audi', 'BMW'], models: ['i4'], limits: NO_LIMITS, sort: 'name', text: '' };
  expect(readSelection(new URLSearchParams('brands=Audi,BMW&models=i4'))).toEqual(selected);
  expect(readSelection(new URLSearchParams('brands=Audi&brands=BMW&models=i4'))).toEqual(selected);
});

test('a foreign order is no order', () => {
  expect(readSelection(new URLSearchParams('sort=magic')).sort).toBe('name');
});

test('what is written is read again', () => {
  const limits = {
    rateFrom: 200,
    rateTo: 300,
    rangeFrom: 425,
    body: 'SUV',
    deliveryTo: 12,
    underCap: true,
    possible: true,
  } as const;
  const selection = {
    brands: ['Škoda', 'MG'],
    models: ['ID. Buzz'],
    limits,
    sort: 'rate',
    text: 'long range',
  } as const;
  expect(readSelection(writeSelection(selection))).toEqual(selection);
  expect(countFilters(selection)).toBe(11);
});

test('nothing selected leaves the address bare', () => {
  expect(writeSelection(NO_SELECTION).toString()).toBe('');
});

test('the list starts with 24 cars and keeps what was added in the address', () => {
  expect(readListLimit(new URLSearchParams('shown=0'))).toBe(24);
  expect(readListLimit(new URLSearchParams('shown=-1e9'))).toBe(24);
  const query = withListLimit(new URLSearchParams('sort=rate'), 48);
  expect([String(query), readListLimit(query)]).toEqual(['sort=rate&shown=48', 48]);
});
