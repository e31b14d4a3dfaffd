import { expect, test } from 'vitest';
import { newestDocument } from './newest-document.ts';

test('the newest document is the one with the highest id, wherever it stands', () => {
  const signed = { id: 12, name: 'Unterschriebener Vertrag' };
  expect(newestDocument([signed, { id: 7, name: 'Vertrag' }])).toBe(signed);
  expect(newestDocument([])).toBeNull();
});
