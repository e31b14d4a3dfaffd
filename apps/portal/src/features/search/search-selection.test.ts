import { expect, test } from 'vitest';
import { readSelection, writeSelection } from './search-selection.ts';

test('an empty address selects nothing and sorts by name', () => {
  expect(readSelection(new URLSearchParams(''))).toEqual({ brands: [], models: [], sort: 'name' });
});

test('commas and repetition mean the same', () => {
  const selected = { brands: ['Audi', 'BMW'], models: ['i4'], sort: 'name' };
  expect(readSelection(new URLSearchParams('brands=Audi,BMW&models=i4'))).toEqual(selected);
  expect(readSelection(new URLSearchParams('brands=Audi&brands=BMW&models=i4'))).toEqual(selected);
});

test('a foreign order is no order', () => {
  expect(readSelection(new URLSearchParams('sort=magic')).sort).toBe('name');
});

test('what is written is read again', () => {
  const selection = { brands: ['Škoda', 'MG'], models: ['ID. Buzz'], sort: 'rate' } as const;
  expect(readSelection(writeSelection(selection))).toEqual(selection);
});

test('nothing selected leaves the address bare', () => {
  expect(writeSelection({ brands: [], models: [], sort: 'name' }).toString()).toBe('');
});
