import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { NO_RULES, type EmployerRules, type Employment } from './employer-rules.ts';
import {
  carObstacles,
  createPackageFilter,
  highestRateFor,
  packageObstacles,
  personObstacles,
} from './obstacles.ts';

const rules = (changes: Partial<EmployerRules>): EmployerRules => ({ ...NO_RULES, ...changes });
const CAR = { brand: 'Škoda', driveType: 'ELECTRIC', listPrice: cents(4_500_000) };
const PACKAGE = { durationMonths: 36, rate: cents(50_000) };
const GROSS = cents(450_000);

describe('a car', () => {
  it('is offered without rules', () => {
    expect(carObstacles(NO_RULES, CAR)).toEqual([]);
  });

  it.each([
    ['its brand is listed', { brands: ['Škoda', 'BMW'] }],
    ['its drive type is listed', { driveTypes: ['ELECTRIC'] }],
    ['its list price is just the highest', { highestListPrice: cents(4_500_000) }],
  ])('is offered when %s', (_case, changes) => {
    expect(carObstacles(rules(changes), CAR)).toEqual([]);
  });

  it('is refused with all reasons', () => {
    const strict = rules({
      brands: ['BMW'],
      driveTypes: ['PLUG_IN_HYBRID'],
      highestListPrice: cents(4_499_999),
    });
    expect(carObstacles(strict, CAR)).toEqual([
      { code: 'BRAND', brand: 'Škoda' },
      { code: 'DRIVE_TYPE', driveType: 'ELECTRIC' },
      { code: 'LIST_PRICE', listPrice: 4_500_000, highest: 4_499_999 },
    ]);
  });
});

describe('the highest rate', () => {
  it.each([
    ['no limit', {}, GROSS, null],
    ['an amount', { highestRate: cents(60_000) }, GROSS, 60_000],
    ['a share of the pay, rounded down', { highestShareOfGrossBasisPoints: 1_111 }, cents(450_099), 50_005],
    ['a share of a pay that is not known', { highestShareOfGrossBasisPoints: 1_000 }, null, null],
    [
      'the lower one of both, the share',
      { highestRate: cents(60_000), highestShareOfGrossBasisPoints: 1_000 },
      GROSS,
      45_000,
    ],
    [
      'the lower one of both, the amount',
      { highestRate: cents(40_000), highestShareOfGrossBasisPoints: 1_000 },
      GROSS,
      40_000,
    ],
    [
      'the amount while the pay is not known',
      { highestRate: cents(60_000), highestShareOfGrossBasisPoints: 1_000 },
      null,
      60_000,
    ],
  ])('is %s', (_case, changes, gross, expected) => {
    expect(highestRateFor(rules(changes), gross)).toBe(expected);
  });
});

describe('a package', () => {
  it('is offered without rules, and at exactly the highest rate', () => {
    expect(packageObstacles(NO_RULES, PACKAGE, GROSS)).toEqual([]);
    expect(packageObstacles(rules({ highestRate: cents(50_000) }), PACKAGE, GROSS)).toEqual([]);
  });

  it('is refused for its duration and its rate', () => {
    const strict = rules({ durationsMonths: [24, 48], highestRate: cents(49_999) });
    expect(packageObstacles(strict, PACKAGE, GROSS)).toEqual([
      { code: 'DURATION', durationMonths: 36, allowed: [24, 48] },
      { code: 'RATE', rate: 50_000, highest: 49_999 },
    ]);
  });
});

describe('the filter of packages', () => {
  it('lets pass what has no obstacle', () => {
    for (const durationsMonths of [null, [24, 36]])
      for (const highestRate of [null, cents(50_000)])
        for (const highestShareOfGrossBasisPoints of [null, 1_000])
          for (const gross of [null, GROSS]) {
            const some = rules({ durationsMonths, highestRate, highestShareOfGrossBasisPoints });
            const isOffered = createPackageFilter(some, gross);
            for (const durationMonths of [24, 48])
              for (const rate of [44_999, 45_000, 45_001, 50_000, 50_001].map(cents))
                expect(isOffered(durationMonths, rate)).toBe(
                  packageObstacles(some, { durationMonths, rate }, gross).length === 0,
                );
          }
  });
});

describe('a person', () => {
  const employed = (employedSince: string | null, probationUntil: string | null): Employment => ({
    group: null,
    employedSince: employedSince === null ? null : calendarDate(employedSince),
    probationUntil: probationUntil === null ? null : calendarDate(probationUntil),
    leavingOn: null,
  });
  const strict = rules({ minimumEmploymentMonths: 6, afterProbationOnly: true });
  const today = calendarDate('2026-11-21');

  it('may order without rules, with any data', () => {
    expect(personObstacles(NO_RULES, employed(null, null), today)).toEqual([]);
    expect(personObstacles(NO_RULES, employed('2026-11-20', '2027-05-20'), today)).toEqual([]);
  });

  it('may order from the day on which the months are full, and after the last day of the probation', () => {
    expect(personObstacles(strict, employed('2026-05-21', '2026-11-20'), today)).toEqual([]);
  });

  it('waits one more day when either ends a day later', () => {
    expect(personObstacles(strict, employed('2026-05-22', '2026-11-21'), today)).toEqual([
      { code: 'EMPLOYED_TOO_SHORTLY', months: 6, from: '2026-11-22' },
      { code: 'IN_PROBATION', until: '2026-11-21' },
    ]);
  });

  it('may not order after a report of leaving, under any rules', () => {
    const leaving = { ...employed('2020-01-01', '2020-06-30'), leavingOn: calendarDate('2027-03-31') };
    expect(personObstacles(NO_RULES, leaving, today)).toEqual([{ code: 'LEAVING', on: '2027-03-31' }]);
  });

  it('waits for data that the employer has not entered', () => {
    expect(personObstacles(strict, employed(null, null), today)).toEqual([
      { code: 'EMPLOYED_SINCE_UNKNOWN' },
      { code: 'PROBATION_UNKNOWN' },
    ]);
  });
});
