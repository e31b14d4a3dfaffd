import { expect, test } from 'vitest';
import { createLegalPrinter } from './print-legal-text.ts';

const textOf = (version: number) => ({
  page: 'imprint' as const,
  version,
  isPlaceholder: false,
  publishedAt: '2026-11-20T09:00:00.000Z',
  text: { de: 'Impressum', en: 'Imprint' },
});

/** A printer that keeps two files, and what it has printed. */
function printerOfTwo() {
  const printed: string[] = [];
  const print = createLegalPrinter(({ documentId }) => {
    printed.push(documentId);
    return Promise.resolve(new Uint8Array());
  }, 2);
  return { print, printed };
}

test('keeps the most recently requested files, up to the limit', async () => {
  const { print, printed } = printerOfTwo();
  for (const version of [1, 2, 1, 3, 1]) await print(textOf(version), 'de');
  expect(printed).toEqual(['imprint-de-1', 'imprint-de-2', 'imprint-de-3']);
  await print(textOf(2), 'de');
  expect(printed.slice(3)).toEqual(['imprint-de-2']);
});

test('simultaneous requests for the same file share one printing', async () => {
  const { print, printed } = printerOfTwo();
  await Promise.all([print(textOf(1), 'de'), print(textOf(1), 'de'), print(textOf(1), 'en')]);
  expect(printed).toEqual(['imprint-de-1', 'imprint-en-1']);
});

test('prints files one at a time', async () => {
  let running = 0;
  let most = 0;
  const print = createLegalPrinter(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return new Uint8Array();
  });
  await Promise.all([1, 2, 3].map((version) => print(textOf(version), 'de')));
  expect(most).toBe(1);
});

test('prints a failed file again, and continues with the next one', async () => {
  let tries = 0;
  const print = createLegalPrinter(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(new Uint8Array([tries]));
  });
  await expect(print(textOf(1), 'de')).rejects.toThrow('broken');
  expect(await print(textOf(1), 'de')).toEqual(new Uint8Array([2]));
});
