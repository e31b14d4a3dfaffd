import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { lastDayOfWithdrawal } from '@stromwandel/ordering';
import { assessSalary, compareConversion, listPriceCap, SINGLE_TRIPS_PER_MONTH } from '@stromwandel/payroll';
import { describe, expect, test } from 'vitest';
import { createFormatters } from '../../format/create-formatters.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { LOCALE_TEXTS } from '../../testing/locale-texts.ts';
import { FAQ_SOURCES } from './faq-sources.ts';
import type { FaqSection } from './find-questions.ts';

function sectionsOf(language: Language): readonly FaqSection[] {
  // locales.test.ts proves that both languages have the same shape.
  return (LOCALE_TEXTS[language]['faq'] as { readonly sections: readonly FaqSection[] }).sections;
}

function answer(language: Language, id: string): string {
  const found = sectionsOf(language)
    .flatMap(({ questions }) => questions)
    .find((question) => question.id === id);
  return found?.answer ?? '';
}

function capOn(day: CalendarDate): number | null {
  const cap = listPriceCap({ driveType: 'ELECTRIC', acquiredOn: day, benefitCap: { kind: 'statutory' } });
  return cap === null ? null : cap / 100;
}

const PERSON = {
  federalState: 'NW',
  dateOfBirth: calendarDate('1990-05-14'),
  grossMonthlySalary: cents(100_000),
  taxClass: 1,
  spouseFactorThousandths: null,
  taxAllowancePerMonth: cents(0),
  children: false,
  childrenUnder25: 0,
  childAllowances: 0,
  pension: 'STATUTORY',
  unemploymentInsurance: true,
  churchTax: false,
  akb: false,
  healthInsurance: { type: 'STATUTORY', basicRateBasisPoints: 1460, additionalRateBasisPoints: 290 },
  commuteKilometers: 10,
  commuteDaysPerMonth: 31,
} as const;
const MONTH = calendarDate('2026-11-21');

/** Minimum wage of the month in euros an hour, as the calculation refuses by it. */
function minimumWage(): number {
  const [note] = assessSalary(PERSON, [], MONTH);
  if (note?.code !== 'BELOW_MINIMUM_WAGE') throw new Error('This pay is below the minimum wage');
  return note.shortfall.hourlyWage / 100;
}

/** What a month of the car adds to the taxable pay, in percent of its list price. */
function benefitPercent(
  listPriceEur: number,
  driveType: 'ELECTRIC' | 'COMBUSTION',
  line: 'BENEFIT_CAR_PRIVATE_USE' | 'BENEFIT_CAR_COMMUTE' = 'BENEFIT_CAR_PRIVATE_USE',
  commuteValuation: 'FLAT_003' | 'SINGLE_TRIPS_0002' = 'FLAT_003',
): number {
  const compared = compareConversion(
    { ...PERSON, grossMonthlySalary: cents(800_000) },
    [],
    {
      ratePerMonth: cents(50_000),
      employerContribution: cents(0),
      grossListPrice: cents(listPriceEur * 100),
      driveType,
      acquiredOn: MONTH,
      benefitCap: { kind: 'statutory' },
      commuteValuation,
    },
    MONTH,
  );
  if (!compared.ok) throw new Error('The payslip can be calculated');
  const found = compared.value.lines.find(({ code }) => code === line);
  return (found?.after.amount ?? 0) / listPriceEur;
}

const ids = sectionsOf('de').flatMap(({ questions }) => questions.map(({ id }) => id));

test('every answer names what it rests on, and nothing else is named', () => {
  expect(Object.keys(FAQ_SOURCES).toSorted()).toEqual(ids.toSorted());
  for (const [id, { laws, ground }] of Object.entries(FAQ_SOURCES)) {
    expect(laws.length + (ground === undefined ? 0 : 1), id).toBeGreaterThan(0);
  }
});

test('ids are addresses: each stands once, under its subject', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, questions } of sectionsOf('de')) {
    for (const question of questions) expect(question.id.startsWith(`${id}-`)).toBe(true);
  }
});

const CAPS = [
  { from: '2019-01-01', until: '2023-12-31' },
  { from: '2024-01-01', until: '2025-06-30' },
  { from: '2025-07-01', until: '2030-12-31' },
].map(({ from, until }) => ({ from: calendarDate(from), until: calendarDate(until) }));

const WRITTEN: Record<
  Language,
  { readonly day: (day: string) => string; readonly euro: (e: number) => string }
> = {
  de: {
    day: (day) => day.split('-').toReversed().map(Number).join('.'),
    euro: (amount) => `${createFormatters('de').number(amount)} €`,
  },
  en: {
    day: (day) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    euro: (amount) => `€${createFormatters('en').number(amount)}`,
  },
};

describe.each(LANGUAGES)('figures of the law, %s', (language) => {
  const { day, euro } = WRITTEN[language];

  test('the caps of the list price are those the calculation uses, with their days', () => {
    const text = answer(language, 'gehaltsumwandlung-2').replaceAll('\u00a0', ' ');
    for (const { from, until } of CAPS) {
      const cap = capOn(from);
      expect(capOn(until)).toBe(cap);
      expect(text).toContain(euro(cap ?? 0));
      expect(text).toContain(day(until === '2030-12-31' ? from : until));
    }
    expect(text).toContain(day('2030-12-31'));
    expect(capOn(calendarDate('2031-01-01'))).toBeNull();
    expect(text.match(/\d+[.,]000/g)).toHaveLength(CAPS.length);
  });

  test('the minimum wage is the one that stops an order', () => {
    const wage = createFormatters(language).fixed(minimumWage(), 2);
    expect(answer(language, 'gehaltsumwandlung-3')).toContain(wage);
  });

  test('the shares of the list price are those the calculation taxes', () => {
    const percent = (value: number): string =>
      createFormatters(language)
        .percent(value, 3)
        .replace('\u00a0', language === 'de' ? ' ' : '');
    const benefit = answer(language, 'gehaltsumwandlung-1').replaceAll('\u00a0', ' ');
    expect(benefit).toContain(percent(benefitPercent(40_000, 'ELECTRIC')));
    expect(benefit).toContain(percent(benefitPercent(120_000, 'ELECTRIC')));
    expect(benefit).toContain(percent(benefitPercent(40_000, 'COMBUSTION')));
    const commute = answer(language, 'gehaltsumwandlung-5').replaceAll('\u00a0', ' ');
    const { commuteKilometers } = PERSON;
    const perKilometer = benefitPercent(40_000, 'COMBUSTION', 'BENEFIT_CAR_COMMUTE') / commuteKilometers;
    const perTrip =
      benefitPercent(40_000, 'COMBUSTION', 'BENEFIT_CAR_COMMUTE', 'SINGLE_TRIPS_0002') /
      commuteKilometers /
      SINGLE_TRIPS_PER_MONTH;
    expect(commute).toContain(percent(perKilometer));
    expect(commute).toContain(percent(perTrip));
    expect(commute).toContain(String(SINGLE_TRIPS_PER_MONTH * 12));
  });

  test('the withdrawal has as many days as the order gives', () => {
    expect(lastDayOfWithdrawal(calendarDate('2026-11-02'))).toBe('2026-11-09');
    expect(answer(language, 'storno-und-widerruf-1')).toMatch(/einer Woche|one week/);
  });
});
