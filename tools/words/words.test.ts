import { expect, test } from 'vitest';
import { findUnplainWords } from './find-unplain-words.ts';

const LONG = `${'word '.repeat(30)}end.`;
const found = (path: string, text: string) =>
  findUnplainWords(path, text).map(({ line, what }) => `${line} ${what}`);

test.each([
  ['a.ts', `const a = 'nobody';\n// Somebody reads it.`],
  ['a.tsx', `const a = <p>nobody</p>;\n/* Somebody reads it. */`],
  ['a.mjs', `export const nobody = 1;\n/** Somebody reads it. */`],
  ['a.css', `.nobody {}\n/* Somebody reads it. */`],
  ['a.md', '```ts\n```\nSomebody reads `nobody`.'],
])('finds words in the prose of %s, not in its code', (path, text) => {
  expect(found(path, text)).toEqual([expect.stringMatching(/^[23] Somebody$/)]);
});

test('finds words over the end of a line', () => {
  expect(found('a.md', 'The row stands\nin for it.')).toEqual(['1 stands\nin']);
});

test('finds a sentence of more than 30 words, over lines too', () => {
  expect(found('a.md', `Short.\n\n${LONG.replaceAll('word word', 'word\nword')}`)).toEqual([
    '2 a sentence of 31 words',
  ]);
  expect(found('a.ts', `// ${LONG.slice(5)}\n// ${LONG.slice(5)}`)).toEqual([]);
});

test('ends a sentence at paragraphs, items, cells, headings and tags', () => {
  const half = 'word '.repeat(20);
  for (const between of ['\n\n', '\n- ', '\n1. ', ' | ', '\n# ']) {
    expect(found('a.md', half + between + half)).toEqual([]);
  }
  expect(
    found('a.ts', `/**\n * ${half}\n * @throws ${half}\n */\n// ${half}\nconst a = 1;\n// ${half}`),
  ).toEqual([]);
});

test('counts lines over statements between comments', () => {
  expect(found('a.ts', '// First.\nconst a = 1;\n// Somebody.')).toEqual(['3 Somebody']);
});
