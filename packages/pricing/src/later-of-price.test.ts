import type { LaterReply, SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { answerBenefitsCase } from '@stromwandel/later-benefits';
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { laterFromReplies } from './price-from-replies.ts';
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

const CAR = {
  driveType: 'ELECTRIC',
  rangeKm: 500,
  listPriceEur: 46_520,
  rateEur: 515,
  comparisonEur: 567,
  durationMonths: 48,
  acquiredOn: calendarDate('2026-12-26'),
} as const;

function rowsOf(salary: SalaryInfo): LaterReply['rows'] {
  const later = laterFromReplies(salary, CAR, TERMS);
  if (!later.ok) throw new Error(later.error.code);
  return later.value.rows;
}

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
      const cents = (amount: number | null) => (amount === null ? undefined : Math.round(amount * 100));
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
