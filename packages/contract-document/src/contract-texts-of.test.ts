import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { contractModel } from './contract-model.ts';
import { contractTextsOf, CURRENT_CONTRACT_TEXTS } from './contract-texts-of.ts';
import { EXAMPLE_CONTRACT_INPUT as input } from './editing/example-contract-input.ts';

test('an order prints the texts it names', () => {
  const { version } = CURRENT_CONTRACT_TEXTS;
  expect(JSON.stringify(contractModel(input, contractTextsOf(version)))).toContain(
    `"Vertragstexte","value":"${version}"`,
  );
});

test("only the employer's circle of drivers may drive", () => {
  const withDrivers = (additionalDrivers: typeof input.lease.additionalDrivers) =>
    JSON.stringify(contractModel({ ...input, lease: { ...input.lease, additionalDrivers } }));
  expect(withDrivers('HOUSEHOLD')).toContain(
    'als weitere Fahrerinnen und Fahrer zu: Personen, die mit Ihnen in einem Haushalt leben.',
  );
  expect(withDrivers('NONE')).toContain('"Weitere Fahrerinnen und Fahrer","value":"niemand"');
  expect(withDrivers('NONE')).toContain('keine weiteren Fahrerinnen und Fahrer zu');
  expect(withDrivers('NONE')).not.toContain('lässt der Arbeitgeber als weitere Fahrerinnen und Fahrer zu');
});

test('states who bears the VAT on the provision, with the amount where it is passed on', () => {
  const withVat = (amount: number) =>
    JSON.stringify(
      contractModel({ ...input, lease: { ...input.lease, vatPassedOnCents: cents(amount) } }),
    ).replaceAll('\u00a0', ' ');
  expect(withVat(104_18)).toContain('zurzeit 104,18 € im Monat');
  expect(withVat(104_18)).toContain(
    '"Umsatzsteuer auf die Überlassung im Monat (Abzug vom Nettogehalt)","value":"104,18 €"',
  );
  expect(withVat(104_18)).not.toContain('trägt er selbst');
  expect(withVat(0)).toContain('trägt er selbst');
  expect(withVat(0)).not.toContain('Abzug vom Nettogehalt');
});

test('refuses unknown texts', () => {
  expect(() => contractTextsOf('2020-01')).toThrow(RangeError);
});

test('names, for every duty, an existing way to fulfil it', () => {
  const wording = JSON.stringify(CURRENT_CONTRACT_TEXTS.sections);
  for (const way of [
    'im Portal unter „Mein Auto“ ein anderes Paket',
    'melden Sie sofort im Portal oder dem Arbeitgeber in Textform',
    'sofort im Portal unter „Mein Auto“',
    'formlos, auch telefonisch',
    'jede Position annehmen oder ihr mit Begründung widersprechen',
    'Teilen Sie dies dem Arbeitgeber frühzeitig in Textform mit',
    'Ort und Termin der Rückgabe vereinbaren Sie im Portal',
  ]) {
    expect(wording).toContain(way);
  }
  expect(wording).not.toMatch(/im Portal (zu melden|einsehbar|genannt)/);
});
