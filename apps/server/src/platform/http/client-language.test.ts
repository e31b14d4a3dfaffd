import { expect, it } from 'vitest';
import { clientLanguage } from './client-language.ts';

it.each([
  [undefined, 'de'],
  ['', 'de'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9', 'en'],
  ['fr-FR,en;q=0.5', 'en'],
  ['*', 'de'],
])('%s is served in %s', (header, language) => {
  expect(clientLanguage(header)).toBe(language);
});
