import { expect, test } from 'vitest';
import { band, segments } from './gross-flow.ts';

test('the parts fill the line to scale and leave out what is not there', () => {
  expect(segments({ net: 3000, car: 0, contributions: 600, tax: 400 }, 800)).toEqual([
    { part: 'net', x: 0, width: 600 },
    { part: 'contributions', x: 600, width: 120 },
    { part: 'tax', x: 720, width: 80 },
  ]);
});

test('nothing to show draws nothing', () => {
  expect(segments({ net: 0, car: 0, contributions: 0, tax: 0 }, 800)).toEqual([]);
});

test('a band joins the ends of both stretches', () => {
  expect(band({ x: 0, width: 10, y: 0 }, { x: 5, width: 20, y: 40 })).toBe(
    'M 0.00,0.00 C 0.00,20.00 5.00,20.00 5.00,40.00 L 25.00,40.00 C 25.00,20.00 10.00,20.00 10.00,0.00 Z',
  );
});
