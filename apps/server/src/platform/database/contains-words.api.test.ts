import { foldForSearch } from '@stromwandel/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { containsWords, folded } from './contains-words.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const NAMES = [
  'Weiß',
  'WEIẞ',
  'Łukasz Ørsted',
  'Yılmaz İnci IŞIK',
  'Þórður Æsir Œuvre Ðorđe',
  'Ħal Għaxaq Ŧ Ŋ',
  'Nguye\u0302\u0303n Nguyễn',
  'a\u0328\u0301 \u1dc4 e\u20dd \ufe20',
  'ﬁnn ﬀ ² ½ ㎞ Ⅳ',
  'ΟΔΟΣ Σίσυφος',
  'Жук Йод Ё',
  'שָׁלוֹם',
  'ǅ ŉ ſ K Å',
  '王小明',
  '100 %_\\ "\'',
];

test.each(NAMES)('the database folds %j like the kernel', async (name) => {
  const { rows } = await server.db.execute(
    sql`select ${folded(sql`${name}::text`)} as "inPlace", app_folded(${name}) as stored`,
  );
  expect(rows).toEqual([{ inPlace: foldForSearch(name), stored: foldForSearch(name) }]);
});

test('treats wildcards as letters', async () => {
  const finds = async (text: string, search: string) =>
    (await server.db.execute(sql`select ${containsWords(sql`${text}::text`, search)} as found`)).rows[0];
  expect(await finds('100 %_\\', '%_\\ 100')).toEqual({ found: true });
  expect(await finds('abc', 'a_c')).toEqual({ found: false });
  expect(await finds('abc', 'a%')).toEqual({ found: false });
  expect(await finds('abc', 'a\\bc')).toEqual({ found: false });
});
