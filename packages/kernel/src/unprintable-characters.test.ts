import { expect, test } from 'vitest';
import { unprintableCharacters } from './unprintable-characters.ts';

test.each([
  'Anna-Lena Müller-Lüdenscheidt, geb. d’Arcy (Dr.)',
  'Łukasz Ŧużić-Şahin Øystein Þórr Ġorġ Ñandú Ǆ ẞ ŵ ḱ',
  'S\u030Ca\u0301ndor C\u0306',
  'Ωμέγα Ἀλέξανδρος',
  'Їжакевич Ђорђе Ѓорѓи',
  '12 % × 3 km – „so“ … 5 € ₂ ½ № ℃ →',
])('%s can be printed', (text) => {
  expect(unprintableCharacters(text)).toEqual([]);
});

test.each([
  ['שלום Ada', ['ש', 'ל', 'ו', 'ם']],
  ['محمد', ['م', 'ح', 'د']],
  ['山田山', ['山', '田']],
  ['Ada 👩🏽‍💻', ['👩', '🏽', '\u200d', '💻']],
  ['नमः', ['न', 'म', 'ः']],
  ['გია Ան', ['გ', 'ი', 'ა', 'Ա', 'ն']],
  ['A\ufeffB\u2028C\tD', ['\ufeff', '\u2028', '\t']],
  ['ＡＢ', ['Ａ', 'Ｂ']],
])('%s cannot, and the characters are named once each', (text, characters) => {
  expect([...unprintableCharacters(text)].toSorted()).toEqual([...new Set(characters)].toSorted());
});
