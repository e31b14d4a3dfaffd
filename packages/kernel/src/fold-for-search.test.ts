import { expect, test } from 'vitest';
import { foldForSearch } from './fold-for-search.ts';

test.each([
  ['Yılmaz', 'yilmaz'],
  ['İpek', 'ipek'],
  ['Müller-Lüdenscheidt', 'muller-ludenscheidt'],
  ['Mu\u0308ller', 'muller'],
  ['Große Straße', 'grosse strasse'],
  ['Łukasz Nowak', 'lukasz nowak'],
  ['Søren Đorđević', 'soren dordevic'],
  ['Škoda Enyaq 85', 'skoda enyaq 85'],
  ['İnci', 'inci'],
  ['WEIẞ', 'weiss'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Þórður Æsir', 'thordur aesir'],
  ['Ħal Għaxaq', 'hal ghaxaq'],
  ['ﬁnn ²', 'finn 2'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['Жук', 'жук'],
  ['Nguyễn', 'nguyen'],
  ['e\u0301', 'e'],
  ['王', '王'],
])('%s is searched for as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});
