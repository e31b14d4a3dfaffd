import { describe, expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { passwordChangeForm, passwordSetForm, registrationBody } from './schemas/auth.ts';
import { salaryInfoBody } from './schemas/user-info.ts';

const salaryInfo = {
  federalState: 'NW',
  dateOfBirth: '1990-05-14',
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
};

function errorsOf(change: Record<string, unknown>): string[] {
  const parsed = salaryInfoBody.safeParse({ ...salaryInfo, ...change }, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues, '').map((e) => `${e.path} ${e.code}`);
}

describe('salary data', () => {
  test('complete data are accepted', () => expect(errorsOf({})).toEqual([]));

  test.each([
    [{ grossMonthlySalaryEur: 0.99 }, 'grossMonthlySalaryEur TOO_SMALL'],
    [{ grossMonthlySalaryEur: 200_000.01 }, 'grossMonthlySalaryEur TOO_LARGE'],
    [{ grossMonthlySalaryEur: 4500.005 }, 'grossMonthlySalaryEur TOO_MANY_DECIMALS'],
    [{ grossMonthlySalaryEur: '4500' }, 'grossMonthlySalaryEur WRONG_TYPE'],
    [{ taxClass: 7 }, 'taxClass TOO_LARGE'],
    [{ taxClass: 1.5 }, 'taxClass NOT_A_WHOLE_NUMBER'],
    [{ taxClass: 4, spouseFactor: 1.1 }, 'spouseFactor TOO_LARGE'],
    [{ childrenAllowances: 0.3 }, 'childrenAllowances TOO_MANY_DECIMALS'],
    [{ basicRateHealthInsurance: 25.01 }, 'basicRateHealthInsurance TOO_LARGE'],
    [{ additionalAmountHealthInsurance: null }, 'additionalAmountHealthInsurance REQUIRED'],
    [{ additionalAmountHealthInsurance: 4.6 }, 'additionalAmountHealthInsurance TOO_LARGE'],
    [{ arrivalKilometers: -1 }, 'arrivalKilometers TOO_SMALL'],
    [{ arrivalNumber: 32 }, 'arrivalNumber TOO_LARGE'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth INVALID_DATE'],
    [{ federalState: 'XX' }, 'federalState NOT_ONE_OF'],
    [{ churchTax: undefined }, 'churchTax REQUIRED'],
    [{ religion: 'none' }, 'religion UNKNOWN_FIELD'],
    [{ salaryConversions: [{ conversationType: 'CAR' }] }, 'salaryConversions.0.conversationType NOT_ONE_OF'],
    [
      { salaryConversions: [{ conversationType: 'HARDWARE_LEASING' }] },
      'salaryConversions.0.salaryConversionAmount REQUIRED',
    ],
  ])('%j is refused as %s', (change, expected) => expect(errorsOf(change)).toContain(expected));

  test.each([
    [{ grossMonthlySalaryEur: 200_000.001 }, ['grossMonthlySalaryEur TOO_LARGE']],
    [{ grossMonthlySalaryEur: 1e300 }, ['grossMonthlySalaryEur TOO_LARGE']],
    [{ arrivalKilometers: -0.001 }, ['arrivalKilometers TOO_SMALL']],
    [{ dateOfBirth: '' }, ['dateOfBirth REQUIRED']],
    [{ arrivalNumber: 31.5 }, ['arrivalNumber NOT_A_WHOLE_NUMBER']],
  ])('%j is told one reason only', (change, expected) => expect(errorsOf(change)).toEqual(expected));

  test('fields required by another answer are named beside all other errors', () => {
    expect(errorsOf({ healthInsurance: 'PRIVATE', taxAllowance: 'x', dateOfBirth: '' })).toEqual(
      expect.arrayContaining([
        'beitragPkv REQUIRED',
        'beitragPv REQUIRED',
        'dateOfBirth REQUIRED',
        'taxAllowance WRONG_TYPE',
      ]),
    );
  });
});

const PASSWORD = 'long enough';
const PASSWORD_FORMS = [
  ['registration', registrationBody, 'password'],
  ['setting a password', passwordSetForm, 'password'],
  ['changing it', passwordChangeForm, 'newPassword'],
] as const;

describe.each(PASSWORD_FORMS)('a repeated password, %s', (_, schema, name) => {
  const errors = (entered: object) =>
    fieldErrors(schema.safeParse(entered, { reportInput: true }).error?.issues ?? [], '').map(
      ({ path, code }) => `${path} ${code}`,
    );

  test('that differs is named at its field beside everything else that is missing', () => {
    const entered = errors({ [name]: PASSWORD, confirmPassword: 'other' });
    expect(entered).toContain('confirmPassword PASSWORDS_DIFFER');
    const missing = errors({ [name]: PASSWORD, confirmPassword: PASSWORD });
    expect(entered).toHaveLength(missing.length + 1);
  });

  test('that differs is named beside a password that is too short', () => {
    expect(errors({ [name]: 'short', confirmPassword: 'other' })).toEqual(
      expect.arrayContaining([`${name} TOO_SHORT`, 'confirmPassword PASSWORDS_DIFFER']),
    );
  });

  test.each([
    { [name]: PASSWORD, confirmPassword: '' },
    { [name]: PASSWORD },
    { [name]: '', confirmPassword: PASSWORD },
    null,
  ])('that is missing does not also differ: %j', (entered) => {
    expect(errors(entered ?? {})).not.toContain('confirmPassword PASSWORDS_DIFFER');
  });
});

test('a registration names what is missing and the repetition that differs at once', () => {
  const entered = {
    firstName: '',
    lastName: 'B',
    email: '',
    password: PASSWORD,
    confirmPassword: 'other',
  };
  const { error } = registrationBody.safeParse(entered, { reportInput: true });
  expect(fieldErrors(error?.issues ?? [], 'body').map(({ path, code }) => `${path} ${code}`)).toEqual([
    'body.firstName REQUIRED',
    'body.email REQUIRED',
    'body.confirmPassword PASSWORDS_DIFFER',
  ]);
});
