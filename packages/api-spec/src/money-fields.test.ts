import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { inCents, inEuros, isMoneyField } from './money-fields.ts';
import { openApiDocument } from './openapi.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A schema and the alternatives in it. */
function variants(schema: unknown): Schema[] {
  return isSchema(schema) ? [schema, ...[schema['anyOf'], schema['oneOf']].flat().flatMap(variants)] : [];
}

/** The fields of the API's numbers by name, and whether they are amounts in euros. */
function numberFields(schema: unknown): { name: string; isAmount: boolean }[] {
  if (!isSchema(schema)) return [];
  const { properties } = schema;
  const own = Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, field]) => {
    const numbers = variants(field).filter(({ type }) => type === 'number' || type === 'integer');
    return numbers.map((number) => ({ name, isAmount: number['x-unit'] === 'EUR' }));
  });
  return [...own, ...Object.values(schema).flatMap(numberFields)];
}

test('the names of money fields are those of the contract', () => {
  const fields = numberFields(openApiDocument());
  expect(fields.filter(({ isAmount }) => isAmount).length).toBeGreaterThan(100);
  const wrong = fields.filter(({ name, isAmount }) => isMoneyField(name) !== isAmount);
  expect([...new Set(wrong.map(({ name }) => name))]).toEqual([]);
  expect(fields.filter(({ name }) => name.endsWith('Cents'))).toEqual([]);
});

const WIRE = {
  userPrice: 340.98,
  benefitCapEur: null,
  packages: [{ rateEur: 0.29, extraKilometerEur: 0.085, durationMonths: 36 }],
  terms: { from: '2026-12-01', savingPerYearEur: -1_234.5 },
};

test('amounts become cents at every depth, under the name of their unit, and euros again', () => {
  const converted = inCents(WIRE);
  expect(converted).toEqual({
    userPrice: cents(34_098),
    benefitCapCents: null,
    packages: [{ rateCents: cents(29), extraKilometerEur: 0.085, durationMonths: 36 }],
    terms: { from: '2026-12-01', savingPerYearCents: cents(-123_450) },
  });
  expect(inEuros(converted)).toEqual(WIRE);
});

test('an amount with more than two decimals is refused', () => {
  expect(() => inCents({ rateEur: 0.001 })).toThrow(RangeError);
});

test('files, texts and nothing pass unchanged', () => {
  const file = new Uint8Array([1, 2]);
  expect(inCents(file)).toBe(file);
  expect([inCents(undefined), inCents(null), inCents('1')]).toEqual([undefined, null, '1']);
});
