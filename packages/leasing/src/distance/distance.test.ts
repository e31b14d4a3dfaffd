import { addDays, calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { agreedKilometers, deviationBand, forecastDistance, plannedKilometers } from './distance-forecast.ts';
import { judgeReading, withdrawableUntil, type ReadingContext } from './reading.ts';

const START = calendarDate('2026-01-01');
const TERMS = {
  kmPerYear: 15_000,
  durationMonths: 48,
  extraKilometerTenthCents: 90,
  fewerKilometerTenthCents: 52,
  extraKilometersTolerance: 2_500,
  fewerKilometersTolerance: 2_500,
  extraKilometersCap: 15_000,
  fewerKilometersCap: 10_000,
};

const after = (days: number, km: number) => ({ day: addDays(START, days), km });

// Worked out by hand: driven / days × 1,460, to 100 km; less 60,000; beyond 2,500 × 0.09 or 0.052 EUR; with 19 %.
test.each([
  {
    days: 365,
    km: 19_000,
    forecast: 76_000,
    state: 'ABOVE',
    settledKm: 13_500,
    net: 121_500,
    gross: 144_585,
  },
  { days: 365, km: 15_000, forecast: 60_000, state: 'ON_PLAN', settledKm: 0, net: 0, gross: 0 },
  { days: 365, km: 15_700, forecast: 62_800, state: 'ON_PLAN', settledKm: 300, net: 2_700, gross: 3_213 },
  { days: 365, km: 15_600, forecast: 62_400, state: 'ON_PLAN', settledKm: 0, net: 0, gross: 0 },
  { days: 730, km: 24_000, forecast: 48_000, state: 'BELOW', settledKm: 9_500, net: -49_400, gross: -58_786 },
  {
    days: 730,
    km: 20_000,
    forecast: 40_000,
    state: 'BELOW',
    settledKm: 10_000,
    net: -52_000,
    gross: -61_880,
  },
  { days: 60, km: 6_000, forecast: 146_000, state: 'ABOVE', settledKm: 15_000, net: 135_000, gross: 160_650 },
  { days: 100, km: 4_321, forecast: 63_100, state: 'ABOVE', settledKm: 600, net: 5_400, gross: 6_426 },
  { days: 1_460, km: 62_501, forecast: 62_500, state: 'ON_PLAN', settledKm: 0, net: 0, gross: 0 },
  { days: 1_500, km: 0, forecast: 0, state: 'BELOW', settledKm: 10_000, net: -52_000, gross: -61_880 },
])('$km km after $days days: $forecast km', ({ days, km, forecast, state, settledKm, net, gross }) => {
  expect(forecastDistance(TERMS, after(0, 0), after(days, km))).toEqual({
    km: forecast,
    deviationKm: forecast - 60_000,
    state,
    settledKm,
    netCents: net,
    grossCents: gross,
  });
});

test('the kilometres of the handover do not count, and the first 60 days have no forecast', () => {
  expect(forecastDistance(TERMS, after(0, 40), after(365, 19_040))?.km).toBe(76_000);
  expect(forecastDistance(TERMS, after(0, 0), after(59, 4_000))).toBeNull();
});

test('agreed kilometres, plan and the steps that employers see', () => {
  expect(agreedKilometers(TERMS)).toBe(60_000);
  expect(agreedKilometers({ ...TERMS, kmPerYear: 10_000, durationMonths: 35 })).toBe(29_167);
  expect(plannedKilometers(TERMS, 73)).toBe(3_000);
  const band = (km: number) => deviationBand(TERMS, forecastDistance(TERMS, after(0, 0), after(365, km))!);
  expect([15_000, 15_360, 15_375, 19_000, 12_000, 14_700].map(band)).toEqual([0, 0, 5, 25, -20, 0]);
});

const context: ReadingContext = {
  lease: { state: 'ACTIVE', handedOverOn: START },
  today: addDays(START, 100),
  readings: [after(0, 12), after(50, 2_000), after(80, 3_000)],
};
const judge = (days: number, km: number, hasPhoto = false, over: Partial<ReadingContext> = {}) =>
  judgeReading({ ...after(days, km), hasPhoto }, { ...context, ...over });
const code = (result: ReturnType<typeof judge>) => (result.ok ? null : result.error);

test('a reading lies between the readings before and after it', () => {
  expect(judge(100, 3_500).ok).toBe(true);
  expect(judge(60, 2_400).ok).toBe(true);
  expect(judge(80, 3_010).ok).toBe(true);
  expect(code(judge(100, 2_999))).toEqual({ code: 'LOWER_THAN_LAST', day: addDays(START, 80), km: 3_000 });
  expect(code(judge(60, 3_001))).toEqual({ code: 'HIGHER_THAN_NEXT', day: addDays(START, 80), km: 3_000 });
  expect(code(judge(101, 4_000))).toEqual({ code: 'READING_IN_FUTURE' });
  expect(code(judge(-1, 4_000))).toEqual({ code: 'READING_BEFORE_HANDOVER', day: START });
});

test('more than 1,500 km a day need a photo', () => {
  expect(judge(90, 18_000).ok).toBe(true);
  expect(code(judge(90, 18_001))).toEqual({ code: 'NOT_PLAUSIBLE', km: 15_001, days: 10 });
  expect(judge(90, 18_001, true).ok).toBe(true);
  expect(judge(0, 1_500, false, { readings: [] }).ok).toBe(true);
});

test.each([
  ['PREPARED', null, 'LEASE_NOT_ACTIVE'],
  ['CANCELLED', null, 'LEASE_ENDED'],
  ['RETURNED', START, 'LEASE_ENDED'],
  ['CLOSED', START, 'LEASE_ENDED'],
] as const)('a lease in state %s takes no reading', (state, handedOverOn, refusal) => {
  expect(code(judge(90, 4_000, false, { lease: { state, handedOverOn } }))).toEqual({ code: refusal });
});

test('a reading is taken back within seven days', () => {
  expect(withdrawableUntil(calendarDate('2026-02-25'))).toBe('2026-03-04');
});
