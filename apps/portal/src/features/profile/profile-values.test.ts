import { inCents, type UserInfoReply } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { schemaResolver } from '../../forms/schema-resolver.ts';
import { listErrors } from '../../forms/list-errors.ts';
import { EMPTY_CONVERSION, EMPTY_SALARY, visibleFields } from '../../product/salary-form/salary-values.ts';
import { profileSchema, profileValues, type ProfileValues } from './profile-values.ts';
import { FIELD_BOUNDS } from '../../product/salary-form/use-field-texts.ts';

const info: UserInfoReply = {
  employeeIdSetByEmployer: false,
  addressDto: {
    title: null,
    firstName: 'Anna',
    lastName: 'Schmidt',
    street: 'Werkstraße',
    streetNumber: '12',
    place: 'Köln',
    postcode: '50667',
    state: 'Nordrhein-Westfalen',
    placeOfBirth: 'Bonn',
    employeeId: null,
    email: 'anna@example.org',
  },
  salaryInfo: {
    federalState: 'NW',
    // A calendar day of the server's reply.
    dateOfBirth: '1990-05-14' as NonNullable<UserInfoReply['salaryInfo']>['dateOfBirth'],
    grossMonthlySalaryEur: 4500,
    taxClass: 1,
    taxAllowance: 0,
    children: false,
    childrenUnder25: 0,
    childrenAllowances: 0,
    pensionInsurance: true,
    unemploymentInsurance: true,
    churchTax: false,
    healthInsurance: 'STATUTORY',
    basicRateHealthInsurance: 14.6,
    additionalAmountHealthInsurance: 2.9,
    arrivalKilometers: 15,
    arrivalNumber: 18,
    salaryConversions: [],
  },
};

const bounds = { arrivalNumberMin: 0, arrivalNumberMax: 31, today: calendarDate('2026-11-21') };

function withSalary(changes: Partial<ProfileValues['salaryInfo']>): ProfileValues {
  const values = profileValues(inCents(info), EMPTY_SALARY);
  return { ...values, salaryInfo: { ...values.salaryInfo, ...changes } };
}

async function errorsOf(values: ProfileValues): Promise<Record<string, string>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const parts = ['salaryInfo', 'addressDto'] as const;
  const results = await Promise.all(
    parts.map(async (part) => schemaResolver(profileSchema(bounds, part))(values, undefined, options)),
  );
  const errors = results.flatMap((result) => listErrors(result.errors));
  return Object.fromEntries(errors.map(({ name, error }) => [name, error.type]));
}

test('saved data can be sent back as they came', async () => {
  expect(await errorsOf(profileValues(inCents(info), EMPTY_SALARY))).toEqual({});
});

test('a person without salary data is asked for everything that decides tax and insurance', async () => {
  const errors = await errorsOf(profileValues(inCents({ ...info, salaryInfo: null }), EMPTY_SALARY));
  expect(Object.keys(errors).map((name) => name.replace('salaryInfo.', ''))).toEqual([
    'federalState',
    'dateOfBirth',
    'grossMonthlySalaryEur',
    'taxClass',
    'children',
    'pensionInsurance',
    'unemploymentInsurance',
    'churchTax',
    'healthInsurance',
    'arrivalKilometers',
    'arrivalNumber',
  ]);
  expect(new Set(Object.values(errors))).toEqual(new Set(['REQUIRED']));
});

test('which fields are shown follows state, tax class and insurance', () => {
  expect(
    visibleFields({
      federalState: 'SL',
      taxClass: 4,
      hasSpouseFactor: true,
      healthInsurance: 'PRIVATE',
      children: true,
    }),
  ).toEqual({
    akb: true,
    hasSpouseFactor: true,
    spouseFactor: true,
    taxAllowance: false,
    statutory: false,
    private: true,
    childrenUnder25: true,
  });
  expect(
    visibleFields({ federalState: 'NW', taxClass: 1, healthInsurance: 'STATUTORY', children: false }),
  ).toEqual({
    akb: false,
    hasSpouseFactor: false,
    spouseFactor: false,
    taxAllowance: true,
    statutory: true,
    private: false,
    childrenUnder25: false,
  });
});

test('a factor is asked only after "Ich habe einen Faktor", and counts nowhere else', async () => {
  expect(await errorsOf(withSalary({ taxClass: 4 }))).toEqual({});
  expect(await errorsOf(withSalary({ taxClass: 4, spouseFactor: 1.2 }))).toEqual({});
  expect(await errorsOf(withSalary({ taxClass: 4, hasSpouseFactor: true, spouseFactor: 1.2 }))).toEqual({
    'salaryInfo.spouseFactor': 'TOO_LARGE',
  });
  expect(await errorsOf(withSalary({ taxClass: 4, hasSpouseFactor: true, spouseFactor: 0.9315 }))).toEqual({
    'salaryInfo.spouseFactor': 'TOO_MANY_DECIMALS',
  });
  expect(await errorsOf(withSalary({ taxClass: 3, hasSpouseFactor: true, spouseFactor: 1.2 }))).toEqual({});
});

test('each kind of health insurance asks for its own amounts', async () => {
  expect(await errorsOf(withSalary({ additionalAmountHealthInsurance: null }))).toEqual({
    'salaryInfo.additionalAmountHealthInsurance': 'REQUIRED',
  });
  expect(await errorsOf(withSalary({ healthInsurance: 'PRIVATE', basicRateHealthInsurance: 99 }))).toEqual({
    'salaryInfo.beitragPkv': 'REQUIRED',
    'salaryInfo.beitragPv': 'REQUIRED',
  });
});

test('a conversion asks for its type, then for the amounts of that type only', async () => {
  const first = 'salaryInfo.salaryConversions.0';
  expect(await errorsOf(withSalary({ salaryConversions: [EMPTY_CONVERSION] }))).toEqual({
    [`${first}.conversationType`]: 'NOT_ONE_OF',
  });
  const bike = { ...EMPTY_CONVERSION, conversationType: 'BIKE_LEASING_OVER_25', leasingRate: 80 } as const;
  expect(await errorsOf(withSalary({ salaryConversions: [bike] }))).toEqual({
    [`${first}.monetaryBenefitPrivateUse`]: 'REQUIRED',
    [`${first}.monetaryBenefitCommuteToWork`]: 'REQUIRED',
  });
  const pension = { ...bike, conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 100 } as const;
  expect(await errorsOf(withSalary({ salaryConversions: [pension] }))).toEqual({});
});

test.each([
  ['grossMonthlySalaryEur', FIELD_BOUNDS.grossMonthlySalaryEur],
  ['taxAllowance', FIELD_BOUNDS.taxAllowance],
  ['basicRateHealthInsurance', FIELD_BOUNDS.basicRateHealthInsurance],
  ['additionalAmountHealthInsurance', FIELD_BOUNDS.additionalAmountHealthInsurance],
  ['arrivalKilometers', FIELD_BOUNDS.arrivalKilometers],
] as const)('the bounds told for %s are those of the schema', async (field, { min, max }) => {
  expect(await errorsOf(withSalary({ [field]: min }))).toEqual({});
  expect(await errorsOf(withSalary({ [field]: max }))).toEqual({});
  expect(await errorsOf(withSalary({ [field]: min - 0.1 }))).toEqual({
    [`salaryInfo.${field}`]: 'TOO_SMALL',
  });
  expect(await errorsOf(withSalary({ [field]: max + 0.1 }))).toEqual({
    [`salaryInfo.${field}`]: 'TOO_LARGE',
  });
});
