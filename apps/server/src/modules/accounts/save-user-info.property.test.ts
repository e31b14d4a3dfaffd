import { contract, FEDERAL_STATE_CODES, salaryInfoBody } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { userInfoWarnings } from '@stromwandel/pricing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { normaliseSalaryInfo } from './normalise-salary-info.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.createPerson();
});
afterAll(() => test.close());

const euros = (min: number, max: number) =>
  fc.oneof(
    fc.constantFrom(min, max),
    fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100),
  );
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-23'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const conversion = fc.oneof(
  fc.record({ conversationType: fc.constant('HARDWARE_LEASING'), salaryConversionAmount: euros(0, 200_000) }),
  fc.record({ conversationType: fc.constant('COMPANY_PENSION_PLAN'), salaryConversionAmount: euros(0, 900) }),
  fc.record({
    conversationType: fc.constant('BIKE_LEASING_OVER_25'),
    leasingRate: euros(0, 300),
    monetaryBenefitPrivateUse: euros(0, 300),
    monetaryBenefitCommuteToWork: euros(0, 300),
  }),
);

/** Any data that the schema accepts, often at its bounds. */
const anySalaryInfo = fc.record({
  federalState: fc.constantFrom(...FEDERAL_STATE_CODES),
  dateOfBirth: day,
  grossMonthlySalaryEur: euros(1, 200_000),
  weeklyHours: maybe(fc.integer({ min: 4, max: 240 }).map((quarters) => quarters / 4)),
  maintainedPeople: maybe(fc.integer({ min: 0, max: 20 })),
  taxClass: fc.integer({ min: 1, max: 6 }),
  spouseFactor: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
  taxAllowance: euros(0, 200_000),
  children: fc.boolean(),
  childrenUnder25: fc.integer({ min: 0, max: 6 }),
  childrenAllowances: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
  pensionInsurance: fc.boolean(),
  pensionScheme: maybe(fc.constantFrom('STATUTORY', 'VERSORGUNGSWERK', 'EXEMPT')),
  employment: maybe(fc.constantFrom('REGULAR', 'APPRENTICE', 'WORKING_STUDENT')),
  unemploymentInsurance: fc.boolean(),
  churchTax: fc.boolean(),
  akb: maybe(fc.boolean()),
  healthInsurance: fc.constantFrom('STATUTORY', 'PRIVATE'),
  basicRateHealthInsurance: euros(0, 25),
  additionalAmountHealthInsurance: euros(0, 4),
  arbeitgeberzuschuss: maybe(fc.boolean()),
  beitragPkv: euros(0, 200_000),
  beitragPv: euros(0, 200_000),
  basisbeitragSteuerrelevant: maybe(euros(0, 200_000)),
  arrivalKilometers: fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10),
  arrivalNumber: fc.integer({ min: 0, max: 31 }),
  commuteValuation: maybe(fc.constantFrom('FLAT_003', 'SINGLE_TRIPS_0002')),
  salaryConversions: fc.array(conversion, { maxLength: 3 }),
});

it('returns notes for all salary data that the contract accepts', () => {
  fc.assert(
    fc.property(anySalaryInfo, (info) => {
      const admitted = salaryInfoBody.parse(info);
      const warnings = userInfoWarnings(normaliseSalaryInfo(admitted), calendarDate('2026-11-23'));
      expect(warnings.every(({ code }) => code.length > 0)).toBe(true);
    }),
  );
});

const addressDto = {
  firstName: 'Eva',
  lastName: 'Beispiel',
  street: 'Hauptstraße',
  streetNumber: '5',
  place: 'Köln',
  postcode: '50667',
  state: 'Nordrhein-Westfalen',
  placeOfBirth: 'Bonn',
};

// These are refused before any field is read, see hostile-requests.api.test.ts.
const reachesPrototypes = (value: unknown) => /"(__proto__|constructor)":/.test(JSON.stringify(value));

it('answers any JSON in any field with 200 or with 400 and that field', async () => {
  const salaryInfo = sampleSalaryInfo();
  const place = fc.oneof(
    fc.constantFrom(...Object.keys(salaryInfo)).map((field) => ['salaryInfo', field] as const),
    fc.constantFrom(...Object.keys(addressDto)).map((field) => ['addressDto', field] as const),
  );
  const anyJson = fc.jsonValue({ maxDepth: 2 }).filter((value) => !reachesPrototypes(value));
  await fc.assert(
    fc.asyncProperty(place, anyJson, async ([part, field], value) => {
      const whole = { addressDto, salaryInfo };
      const body = { ...whole, [part]: { ...whole[part], [field]: value } };
      const { status, problem } = await test.call(contract.saveUserInfo, { body }, person);
      expect([200, 400]).toContain(status);
      const named = status === 200 || problem.errors?.some(({ path }) => path.startsWith(`body.${part}`));
      expect(named).toBe(true);
    }),
    { numRuns: 150 },
  );
});
