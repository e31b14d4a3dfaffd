import { describe, expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { registrationBody } from './schemas/auth.ts';
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
    [{ taxClass: 4 }, 'spouseFactor REQUIRED'],
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

  test('fields required by another answer are named beside all other errors', () => {
    expect(errorsOf({ healthInsurance: 'PRIVATE', taxAllowance: 'x' })).toEqual(
      expect.arrayContaining(['beitragPkv REQUIRED', 'beitragPv REQUIRED', 'taxAllowance WRONG_TYPE']),
    );
  });
});

test('a repeated password that differs is named at its field', () => {
  const parsed = registrationBody.safeParse(
    {
      firstName: 'A',
      lastName: 'B',
      email: 'A@b.example',
      password: 'long enough',
      confirmPassword: 'other',
    },
    { reportInput: true },
  );
  expect(fieldErrors(parsed.error?.issues ?? [], 'body')).toEqual([
    { path: 'body.confirmPassword', code: 'PASSWORDS_DIFFER', params: {} },
  ]);
});
