import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.tsx', './mantine-styles.ts', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const LOADED = SOURCES['./mantine-styles.ts'] ?? '';
const SHEETS = Object.keys(
  import.meta.glob('../../../../node_modules/@mantine/core/styles/*.layer.css', { query: '?url' }),
);

test('every component of the library that the portal uses has its styles', () => {
  const used = Object.values(SOURCES).flatMap((source) =>
    Array.from(source.matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gm), ([, names = '']) =>
      names.split(',').map((part) => part.trim()),
    ).flat(),
  );
  const unstyled = [...new Set(used)].filter(
    (name) =>
      SHEETS.some((path) => path.endsWith(`/${name}.layer.css`)) && !LOADED.includes(`/${name}.layer.css`),
  );
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(used).toContain('Modal');
  expect(unstyled).toEqual([]);
});
