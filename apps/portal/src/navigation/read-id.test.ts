import { expect, test } from 'vitest';
import { readId } from './read-id.ts';

test.each([
  ['7', 7],
  ['999999999999999', 999_999_999_999_999],
  ['0', null],
  ['07', null],
  ['-7', null],
  ['7.5', null],
  ['1e3', null],
  ['1000000000000000', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%o is %o', (text, id) => {
  expect(readId(text)).toBe(id);
});
