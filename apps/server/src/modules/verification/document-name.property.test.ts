import fc from 'fast-check';
import { expect, test } from 'vitest';
import { machineReadableNames } from '../../demo/sandbox/machine-readable-names.ts';
import { isSameName } from './document-name.ts';

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
  fc.stringMatching(/^[A-Za-zÄÖÜäöüßÆØÅŁĐÞœĳ0-9 '’.-]{1,100}$/),
);
const name = fc.record({ givenName: typed, familyName: typed });

test('matches the document of the same person for any typed name', () => {
  fc.assert(
    fc.property(name, (person) => {
      expect(isSameName(person, machineReadableNames(person))).toBe(true);
    }),
    {
      numRuns: 2000,
      // The line is cut within a surrogate pair.
      examples: [[{ givenName: '䏕 𐀀𐀀𒒀𐊀𐊀A A𐀀', familyName: 'aööÖöœœÞÆüœ' }]],
    },
  );
});

test('does not match a document of another family', () => {
  fc.assert(
    fc.property(name, (person) => {
      const other = machineReadableNames({ ...person, familyName: `Zz${person.familyName}` });
      expect(isSameName(person, other)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
