import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../layer-rules/list-files.ts';
import { findBrokenReferences } from './find-broken-references.ts';

const root = resolve(import.meta.dirname, '../..');
const files = new Set(listFiles(root));
const documents = new Map(
  [...files]
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
// The manifest of this repository.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test.each([...documents.keys()])('%s names what the repository has', (path) => {
  expect(findBrokenReferences(path, documents, { files, scripts: new Set(Object.keys(scripts)) })).toEqual(
    [],
  );
});

test('finds missing links, headings, paths and scripts, and accepts existing ones', () => {
  const around = { files: new Set(['docs/a.md', 'apps/server/main.ts']), scripts: new Set(['check']) };
  const text = (body: string) => new Map([['docs/a.md', `# First heading: one\n\n${body}`]]);
  const broken = (body: string) => findBrokenReferences('docs/a.md', text(body), around);
  expect(
    broken('[a](a.md#first-heading-one) [s](../apps/server) `apps/server/` `server/main.ts` `npm run check`'),
  ).toEqual([]);
  expect(
    broken(
      '[b](b.md) [h](#second) [u](https://stromwandel.example) `apps/portal` `serve/main.ts` `npm run chek`',
    ),
  ).toEqual(['b.md', '#second', 'apps/portal', 'serve/main.ts', 'npm run chek']);
});
