import { expect, test } from 'vitest';
import { safeCallbackPath } from './safe-callback-path.ts';

test.each(['/profile/salary', '/search?brands=Audi', '/order/1/workflow#a'])('follows %s', (path) => {
  expect(safeCallbackPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'search',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\\b',
  '/%09/evil.example\n',
  '\u0000/evil.example',
  ' //evil.example',
  'http:evil.example',
  '///evil.example',
])('does not follow %s', (path) => {
  expect(safeCallbackPath(path)).toBeNull();
});
