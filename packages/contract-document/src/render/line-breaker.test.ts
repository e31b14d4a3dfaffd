import { describe, expect, test } from 'vitest';
import { contractFonts } from '../testing/contract-fonts.ts';
import { createLineBreaker } from './line-breaker.ts';
import { STYLES } from './text-style.ts';
import { openTypeface } from './typeface.ts';

// Every letter is one unit wide, so widths are lengths.
const breaker = createLineBreaker(openTypeface(contractFonts()), ({ text }) => text.length);
const lines = (text: string, width: number) =>
  breaker.lines(text, STYLES.body, width).map(({ runs }) => runs.map((run) => run.text).join(''));

describe('the line breaker', () => {
  test('breaks after spaces, hyphens and slashes and keeps them', () => {
    expect(lines('Sie darf es nutzen', 8)).toEqual(['Sie darf ', 'es ', 'nutzen']);
    expect(lines('Mehr-Kilometer', 9)).toEqual(['Mehr-', 'Kilometer']);
    expect(lines('kWh/Monat', 5)).toEqual(['kWh/', 'Monat']);
  });

  test('never breaks at a no-break space', () => {
    expect(lines('bis 1.234,56\u00a0€ im', 12)).toEqual(['bis ', '1.234,56\u00a0€ ', 'im']);
  });

  test('keeps the number of a provision beside its sign', () => {
    expect(lines('nach § 6 Abs. 1 Nr. 4 Satz 2 EStG', 7)).toEqual([
      'nach ',
      '§ 6 ',
      'Abs. 1 ',
      'Nr. 4 ',
      'Satz 2 ',
      'EStG',
    ]);
  });

  test('cuts a word that is longer than a line, but no letter', () => {
    expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(lines('aa\u0300\u0301bb', 4).join('')).toBe('aa\u0300\u0301bb'.normalize('NFC'));
  });

  test('leaves the space at the end out of the width', () => {
    expect(breaker.lines('Sie darf es', STYLES.body, 8).map(({ width }) => width)).toEqual([8, 2]);
  });

  test('an empty text is one empty line', () => {
    expect(lines('', 10)).toEqual(['']);
  });
});
