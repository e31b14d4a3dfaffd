import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

const enyaq = { brand: 'Škoda', model: 'Enyaq', trimLevel: '85', bodyStyle: 'SUV' };

test.each([
  ['', true],
  ['  ', true],
  ['skoda', true],
  ['Enyaq škoda', true],
  ['85 eny', true],
  ['enyaq audi', false],
  ['enjaq', true],
  ['scoda enyak', true],
  ['enyaq 86', false],
  ['SUV', true],
  ['Kombi', false],
  ['SUV bis 400', true],
  ['suv bis 372 €', true],
  ['SUV bis 371', false],
  ['Škoda unter 300 Euro', false],
  ['suv up to €400', true],
])('"%s" finds a Škoda Enyaq 85, an SUV for 372 €: %s', (text, found) => {
  expect(matchesText(enyaq, 372, text)).toBe(found);
});

test('a point in a name need not be typed', () => {
  const id4 = { brand: 'Volkswagen', model: 'ID.4', trimLevel: 'PRO', bodyStyle: 'SUV' };
  expect(['id4', 'ID.4', 'volkswagn id4'].every((text) => matchesText(id4, 400, text))).toBe(true);
  expect(matchesText(id4, 400, 'id3')).toBe(false);
});
