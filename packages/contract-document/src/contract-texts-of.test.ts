import { expect, test } from 'vitest';
import { contractModel } from './contract-model.ts';
import { contractTextsOf, CURRENT_CONTRACT_TEXTS } from './contract-texts-of.ts';
import { EXAMPLE_CONTRACT_INPUT as input } from './editing/example-contract-input.ts';

const printed = (version: string): string => JSON.stringify(contractModel(input, contractTextsOf(version)));

test('an order prints the texts it names', () => {
  expect(printed(CURRENT_CONTRACT_TEXTS.version)).toContain('Berechnung der Zeilen mit Fahrzeug');
  expect(printed('2026-11')).not.toContain('Berechnung der Zeilen mit Fahrzeug');
  expect(printed('2026-11')).toContain('"Vertragstexte","value":"2026-11"');
});

test('texts that never were are refused', () => {
  expect(() => contractTextsOf('2020-01')).toThrow(RangeError);
});
