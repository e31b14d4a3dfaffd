import { expect, test } from 'vitest';
import { recordChange, tellChange } from './recorded-changes.ts';

test("renders facts in the reader's language", () => {
  const changes = [{ field: 'taxClass', before: 1, after: 3 }];
  const note = recordChange({ what: 'FIELDS', changes });
  expect(tellChange(note, 'de')).toBe('Steuerklasse: 1 → 3');
  expect(tellChange(note, 'en')).toBe('Tax class: 1 → 3');
});

test('renders a field that one side lacks as not given', () => {
  const note = recordChange({
    what: 'FIELDS',
    changes: [{ field: 'beitragPkv', before: 1, after: undefined }],
  });
  expect(tellChange(note, 'en')).toMatch(/→ not given$/);
});

test.each([
  ['OFFER_GONE', 'Das Angebot besteht nicht mehr.', 'The offer no longer exists.'],
  ['NOT_THE_PREVIEWED_CONTRACT', /nicht der Vertrag/, /not the contract/],
] as const)('%s', (what, german, english) => {
  expect(tellChange(recordChange({ what }), 'de')).toMatch(german);
  expect(tellChange(recordChange({ what }), 'en')).toMatch(english);
});

test.each(['Steuerklasse: 1 → 3', '{"what":"UNKNOWN"}', '3'])('refuses a note of unknown shape: %s', (note) =>
  expect(() => tellChange(note, 'en')).toThrow(),
);
