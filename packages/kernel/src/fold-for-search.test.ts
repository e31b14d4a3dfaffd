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
  ['Škoda Citroën', 'skoda citroen'],
])('%s is searched for as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});
