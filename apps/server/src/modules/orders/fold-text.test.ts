import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Yılmaz', 'yilmaz'],
  ['İnci', 'inci'],
  ['MÜLLER', 'muller'],
  ['Weiß', 'weiss'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Škoda Enyaq 85', 'skoda enyaq 85'],
  ['Nguyễn', 'nguyen'],
  ['e\u0301', 'e'],
  ['王', '王'],
])('%s is looked for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
