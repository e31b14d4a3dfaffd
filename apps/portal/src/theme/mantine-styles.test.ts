import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const SHEETS = join(SOURCE, '../../../node_modules/@mantine/core/styles');

test('every component of the library that the portal uses has its styles', () => {
  const loaded = readFileSync(join(SOURCE, 'theme/mantine-styles.ts'), 'utf8');
  const used = readdirSync(SOURCE, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .flatMap((name) =>
      Array.from(
        readFileSync(join(SOURCE, name), 'utf8').matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gm),
        ([, names = '']) => names.split(',').map((part) => part.trim()),
      ).flat(),
    );
  const unstyled = [...new Set(used)].filter(
    (name) => existsSync(join(SHEETS, `${name}.layer.css`)) && !loaded.includes(`/${name}.layer.css`),
  );
  expect(used).toContain('Modal');
  expect(unstyled).toEqual([]);
});
