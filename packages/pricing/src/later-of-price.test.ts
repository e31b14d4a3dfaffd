import { readFileSync } from 'node:fs';
import type { LaterReply, SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { answerBenefitsCase } from '@stromwandel/later-benefits';
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { LaterAnswers } from './later-of-price.ts';
import { laterFromReplies, type RepliedCar } from './price-from-replies.ts';
import { sampleSalaryInfo } from './testing/salary-samples.ts';

const TERMS = {
  payrollMonth: calendarDate('2026-07-01'),
  law: { year: 2026, state: 'ENACTED' as const, checkedUntil: calendarDate('2026-11-20') },
  employerContributionEur: 0,
  employerContributionPercent: 0,
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
  benefitCapEur: null,
  benefitValue107: 'FULL_1_PERCENT',
  usuallyAcquiredOn: calendarDate('2027-02-13'),
} as const;

const cents = (amount: number | null) => (amount === null ? undefined : Math.round(amount * 100));

const CAR = {
  driveType: 'ELECTRIC',
  rangeKm: 500,
  listPriceEur: 46_520,
  rateEur: 515,
  comparisonEur: 567,
  durationMonths: 48,
  acquiredOn: calendarDate('2026-12-26'),
} as const;

function rowsOf(salary: SalaryInfo, car: RepliedCar = CAR, answers: LaterAnswers = {}): LaterReply['rows'] {
  const later = laterFromReplies(salary, car, TERMS, [], answers);
  if (!later.ok) throw new Error(later.error.code);
  return later.value.rows;
}

/** An open case of the command line, as far as salary data can say it. */
interface OpenCase {
  readonly id: string;
  readonly why: string;
  readonly year: number;
  readonly employee: {
    readonly gross: number;
    readonly stkl: number;
    readonly state: SalaryInfo['federalState'];
    readonly age: number;
    readonly parent: boolean;
    readonly kidsU25: number;
    readonly church: boolean;
    readonly rv: boolean;
    readonly av: boolean;
    readonly kvz?: string;
    readonly zkf?: string;
    readonly factor?: string;
    readonly chamber?: string;
    readonly freib?: number;
    readonly pension?: 'VERSORGUNGSWERK';
    readonly pkv?: { readonly kv: number; readonly basis: number; readonly pv: number };
  };
  readonly conversion: {
    readonly car: {
      readonly rate: number;
      readonly blp: number;
      readonly factor: string;
      readonly km: number;
    };
    readonly bike?: unknown;
  };
  readonly later: {
    readonly months?: number;
    readonly month?: number;
    readonly oneOffPerYear?: number;
    readonly child?: boolean;
    readonly privateSince2002?: boolean;
    readonly privateLastFiveYears?: boolean;
    readonly exemptSection8?: boolean;
  };
  readonly expect: Readonly<
    Record<'pension' | 'krankengeld' | 'elterngeld' | 'arbeitslosengeld', Readonly<Record<string, number>>>
  > & { readonly error?: string };
}

// The file has this shape; the case format's README describes it.
const OPEN_CASES = JSON.parse(
  readFileSync(new URL('../../later-benefits/cases/later-benefits.json', import.meta.url), 'utf8'),
) as OpenCase[];
const JULY = 7;
/** Cases of July 2026 with an electric car alone, which is all that the panel converts. */
const PANEL_CASES = OPEN_CASES.filter(
  ({ year, conversion, later, expect: expected }) =>
    year === 2026 &&
    (later.month ?? JULY) === JULY &&
    conversion.car.factor === '1/4' &&
    conversion.bike === undefined &&
    expected.error === undefined,
);

function salaryOfCase({ employee, conversion, later }: OpenCase): SalaryInfo {
  const { pkv } = employee;
  return sampleSalaryInfo({
    federalState: employee.state,
    dateOfBirth: calendarDate(`${2026 - employee.age}-01-01`),
    grossMonthlySalaryEur: employee.gross / 100,
    taxClass: employee.stkl,
    spouseFactor: employee.factor === undefined ? null : Number(employee.factor),
    taxAllowance: (employee.freib ?? 0) / 100,
    children: employee.parent,
    childrenUnder25: employee.kidsU25,
    childrenAllowances: Number(employee.zkf ?? 0),
    churchTax: employee.church,
    pensionInsurance: employee.pension === undefined && employee.rv,
    pensionScheme: employee.pension ?? (employee.rv ? null : 'EXEMPT'),
    unemploymentInsurance: employee.av,
    akb: employee.chamber !== undefined,
    regularOneOffPerYearEur: (later.oneOffPerYear ?? 0) / 100,
    arrivalKilometers: conversion.car.km,
    ...(pkv && {
      healthInsurance: 'PRIVATE',
      basicRateHealthInsurance: null,
      additionalAmountHealthInsurance: null,
      beitragPkv: pkv.kv / 100,
      basisbeitragSteuerrelevant: pkv.basis / 100,
      beitragPv: pkv.pv / 100,
      arbeitgeberzuschuss: true,
      privateSince2002: later.privateSince2002 ?? false,
      privateLastFiveYears: later.privateLastFiveYears ?? false,
      exemptSection8: later.exemptSection8 ?? false,
    }),
  });
}

test('the panel converts most people of the open cases', () => {
  expect(PANEL_CASES.length).toBeGreaterThanOrEqual(30);
});

test.each(PANEL_CASES.map((one) => [one.id, one.why, one] as const))(
  '%s in the panel: %s',
  (_id, _why, one) => {
    const { employee, conversion, later, expect: expected } = one;
    const rows = rowsOf(
      salaryOfCase(one),
      {
        ...CAR,
        rateEur: conversion.car.rate / 100,
        listPriceEur: conversion.car.blp / 100,
        durationMonths: later.months ?? 48,
      },
      { child: later.child ?? Number(employee.zkf ?? 0) > 0 },
    );
    const { pension, krankengeld, elterngeld, arbeitslosengeld } = expected;
    expect(rows.map(({ lostPerMonthEur }) => cents(lostPerMonthEur))).toEqual([
      pension['pensionLostPerLeaseYear'] ?? pension['contributionLostPerMonth'],
      krankengeld['lostPerMonth'],
      elterngeld['lostPerMonth'],
      arbeitslosengeld['lostPerMonth'],
      undefined,
    ]);
  },
);

const PEOPLE = record({
  grossCents: integer({ min: 250_000, max: 1_300_000 }),
  taxClass: constantFrom(1, 2, 3, 5, 6),
  churchTax: boolean(),
  unemploymentInsurance: boolean(),
  oneOffCents: integer({ min: 0, max: 2_000_000 }),
  children: boolean(),
});

test('panel and order have the figures of the command line, for any person', () => {
  assert(
    property(PEOPLE, ({ grossCents, oneOffCents, children, ...person }) => {
      const rows = rowsOf(
        sampleSalaryInfo({
          ...person,
          dateOfBirth: calendarDate('1990-01-01'),
          grossMonthlySalaryEur: grossCents / 100,
          regularOneOffPerYearEur: oneOffCents / 100,
          children,
          childrenUnder25: children ? 1 : 0,
          arrivalKilometers: 15,
        }),
      );
      const answer = answerBenefitsCase({
        year: 2026,
        employee: {
          gross: grossCents,
          stkl: person.taxClass,
          state: 'NW',
          age: 36,
          parent: children,
          kidsU25: children ? 1 : 0,
          church: person.churchTax,
          rv: true,
          av: person.unemploymentInsurance,
          kvz: '2.90',
        },
        conversion: { car: { rate: 51_500, blp: 4_652_000, factor: '1/4', km: 15 } },
        later: { oneOffPerYear: oneOffCents, child: children, month: 7 },
      });
      if (!answer.ok) throw new Error(answer.error.code);
      const { pension, krankengeld, elterngeld, arbeitslosengeld } = answer.value;
      expect(rows.map(({ lostPerMonthEur }) => cents(lostPerMonthEur))).toEqual([
        pension.pensionLostPerLeaseYear,
        krankengeld.lostPerMonth,
        elterngeld.lostPerMonth,
        arbeitslosengeld.lostPerMonth,
        undefined,
      ]);
      expect(cents(rows[0]?.lostTermEur ?? null)).toBe(pension.pensionLostTerm);
    }),
    { numRuns: 200 },
  );
});

test('answers of the panel take the place of the salary data', () => {
  const salary = sampleSalaryInfo({ grossMonthlySalaryEur: 4500, arrivalKilometers: 15 });
  const answered = laterFromReplies(salary, CAR, TERMS, [], { child: true });
  expect(answered).toMatchObject({ ok: true, value: { inputs: { child: true, oneOffPerYearEur: 0 } } });
});
