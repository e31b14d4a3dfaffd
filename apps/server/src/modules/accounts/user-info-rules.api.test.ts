import { readFileSync } from 'node:fs';
import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

interface RuleCase {
  readonly rule: string;
  /** Path in the body. */
  readonly field: string;
  /** Other salary data that the rule depends on. */
  readonly given?: object;
  readonly accepts: readonly unknown[];
  readonly refuses: Readonly<Record<string, readonly unknown[]>>;
}

const CASES = new URL('../../../../../packages/api-spec/cases/user-info-rules.json', import.meta.url);
const RULES = JSON.parse(readFileSync(CASES, 'utf8')) as RuleCase[]; // our own file, next to the schema

const addressDto = {
  title: null,
  firstName: 'Eva',
  lastName: 'Beispiel',
  street: 'Hauptstraße',
  streetNumber: '5 a',
  place: 'Köln',
  postcode: '50667',
  state: 'Nordrhein-Westfalen',
  placeOfBirth: 'Bonn',
  employeeId: null,
};

let server: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.db
    .insert(settings)
    .values({ name: 'commuteDays', value: { arrivalNumberMin: 2, arrivalNumberMax: 22 } });
  person = await server.createPerson();
});
afterAll(() => server.close());

async function errorsOf({ field, given = {} }: RuleCase, value: unknown): Promise<string[]> {
  const body = structuredClone({ addressDto, salaryInfo: { ...sampleSalaryInfo(), ...given } });
  const path = field.split('.');
  const name = path.pop() ?? '';
  const parent = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), body);
  Reflect.set(Object(parent), name, value);
  const { status, problem } = await server.call(contract.saveUserInfo, { body }, person);
  if (status === 200) return [];
  expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
  return (problem.errors ?? []).map((error) => `${error.path.replace(/^body\./, '')} ${error.code}`);
}

describe.each(RULES)('$rule', (rule) => {
  test.each(rule.accepts.map((value) => [value]))('%j is saved', async (value) =>
    expect(await errorsOf(rule, value)).toEqual([]),
  );

  test.each(Object.entries(rule.refuses).flatMap(([code, values]) => values.map((value) => [value, code])))(
    '%j is refused at its field as %s',
    async (value, code) => expect(await errorsOf(rule, value)).toEqual([`${rule.field} ${String(code)}`]),
  );
});
