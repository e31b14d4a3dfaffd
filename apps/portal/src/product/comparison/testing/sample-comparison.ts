import type { CostComparisonReply } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { sampleComparisonDefaults } from './sample-comparison-defaults.ts';

type Column = CostComparisonReply['columns']['EMPLOYER'];

const cost = (perMonthEur: number) => ({ perMonthEur, ofTermEur: Math.round(perMonthEur * 2400) / 100 });
const sum = (amount: number | null) => (amount === null ? null : cost(amount));

function column(
  rate: number | null,
  other: number,
  insurance: Column['rows']['INSURANCE'],
  total: number | null,
) {
  const each = cost(other);
  return {
    rows: {
      RATE: rate === null ? 'MISSING' : cost(rate),
      INTEREST: 'NONE',
      INSURANCE: insurance,
      VEHICLE_TAX: 'INCLUDED',
      TYRES: 'INCLUDED',
      SERVICE: 'INCLUDED',
      BROADCASTING: 'INCLUDED',
      ELECTRICITY: each,
      PREMIUM: cost(0),
    },
    sum: sum(total),
  } satisfies Column;
}

/** A frozen comparison over 24 months, for which there is no premium: 716 € privately, 447.50 € through the employer. */
export const sampleComparison: CostComparisonReply = {
  car: {
    electric: true,
    listPriceEur: 52_480,
    months: 24,
    kmPerYear: 10_000,
    consumption: 15.7,
    privateRateEur: 716,
    netRateEur: 447.5,
    netRateOfTermEur: null,
    incomeBand: 'BELOW_45000',
    children: 0,
  },
  figures: sampleComparisonDefaults(),
  premium: {
    registeredFrom: calendarDate('2026-01-01'),
    asOf: calendarDate('2026-01-19'),
    source: 'Förderprogramm des Bundes für private Elektroautos',
    leastMonths: 36,
    baseEur: 3000,
    below60000Eur: 1000,
    below45000Eur: 1000,
    perChildEur: 500,
    incomeLimitEur: 80_000,
    limitPerChildEur: 5000,
  },
  columns: {
    EMPLOYER: column(447.5, 44.48, 'INCLUDED', 491.98),
    PRIVATE_LEASE: column(636, 44.48, cost(80), 760.48),
    PURCHASE: column(589.31, 44.48, cost(80), 713.79),
    SUBSCRIPTION: column(null, 44.48, 'INCLUDED', null),
  },
  verdict: {
    kind: 'EMPLOYER_CHEAPER',
    perMonthEur: 268,
    percent: 37.5,
    privatePerMonthEur: 716,
    premiumPerMonthEur: 0,
  },
  kept: null,
};
