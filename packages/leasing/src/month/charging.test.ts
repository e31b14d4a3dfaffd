import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import {
  chargedWattHours,
  chargingCost,
  judgeCharging,
  kilometresAround,
  ownPricePerKwh,
  type ChargingContext,
  type ChargingSource,
} from './charging.ts';

// kWh × EUR, half a cent up: 166 × 0.34; 150 × 0.34; 142 × 0.34; 0.05 × 0.3; 33.333 × 0.3215.
test.each([
  [166_000, 3400, 56_44],
  [150_000, 3400, 51_00],
  [142_000, 3400, 48_28],
  [50, 3000, 2],
  [33_333, 3215, 10_72],
])('%d watt hours at %d hundredths of a cent cost %d cents', (wattHours, price, cost) => {
  expect(chargingCost(wattHours, price)).toBe(cost);
});

test('an own price has its share of the base fee', () => {
  // 32.50 ct and 144 EUR / 4,800 kWh = 3 ct; 100 EUR / 3,000 kWh = 3.333 ct.
  expect(ownPricePerKwh({ workPrice: 3250, baseFee: cents(144_00), householdKwh: 4800 })).toBe(3550);
  expect(ownPricePerKwh({ workPrice: 3250, baseFee: cents(100_00), householdKwh: 3000 })).toBe(3583);
  expect(ownPricePerKwh({ workPrice: 2899, baseFee: cents(0), householdKwh: 0 })).toBe(2899);
});

const CONTEXT: ChargingContext = {
  isOffered: true,
  month: '2026-11',
  firstDay: calendarDate('2026-11-01'),
  lastDay: calendarDate('2026-11-30'),
  batteryKwh: 77,
  drivenKm: 1_000,
  meterBefore: { month: '2026-10', wattHours: 2_318_000 },
  meterAfter: null,
  methodOfYear: null,
};
const meter = (start: number, end: number): ChargingSource => ({
  kind: 'METER',
  start: start * 1000,
  end: end * 1000,
});
const judge = (source: ChargingSource, context: Partial<ChargingContext> = {}, hasPhoto = false) => {
  const judged = judgeCharging({ source, method: 'FLAT_PRICE', hasPhoto }, { ...CONTEXT, ...context }, 30);
  return judged.ok ? null : judged.error;
};

test('a meter goes up from month to month', () => {
  expect(chargedWattHours(meter(2_318, 2_460))).toBe(142_000);
  expect(judge(meter(2_318, 2_460))).toBeNull();
  expect(judge(meter(2_330, 2_460))).toBeNull();
  const last = { code: 'METER_LOWER_THAN_LAST', month: '2026-10', kwh: 2_318 };
  expect(judge(meter(2_317, 2_460))).toEqual(last);
  expect(judge(meter(2_318, 2_300))).toEqual({ code: 'METER_LOWER_THAN_LAST', month: '2026-11', kwh: 2_318 });
  expect(judge(meter(2_318, 2_460), { meterAfter: { month: '2026-12', wattHours: 2_450_000 } })).toEqual({
    code: 'METER_HIGHER_THAN_NEXT',
    month: '2026-12',
    kwh: 2_450,
  });
  // A new meter, which a photo shows.
  expect(judge(meter(0, 120), {}, true)).toBeNull();
});

test('more than the kilometres or the battery take needs a photo', () => {
  // 1,000 km × 30 kWh / 100 km; 10 kWh × 30 days × 2.
  expect(judge(meter(2_318, 2_618))).toBeNull();
  const tooMuch = { code: 'CHARGING_NOT_PLAUSIBLE', kwh: 301, mostKwh: 300 };
  expect(judge(meter(2_318, 2_619))).toEqual(tooMuch);
  expect(judge(meter(2_318, 2_619), {}, true)).toBeNull();
  expect(judge(meter(2_318, 2_919), { drivenKm: null, batteryKwh: 10 })).toMatchObject({ mostKwh: 600 });
  expect(judge(meter(2_318, 9_999), { drivenKm: null, batteryKwh: null })).toBeNull();
});

test('days of a file lie in the month, each once', () => {
  const days = (...list: string[]): ChargingSource => ({
    kind: 'FILE',
    days: list.map((day) => ({ day: calendarDate(day), wattHours: 10_000 })),
  });
  expect(judge(days('2026-11-01', '2026-11-30'))).toBeNull();
  expect(judge(days('2026-10-31'))).toEqual({ code: 'DAY_OUTSIDE_LEASE', day: '2026-10-31' });
  expect(judge(days('2026-11-02', '2026-11-02'))).toEqual({ code: 'DAY_TWICE', day: '2026-11-02' });
});

test('a year has one method, and the employer decides whether there is any', () => {
  expect(judge(meter(2_318, 2_460), { methodOfYear: 'OWN_PRICE' })).toEqual({
    code: 'METHOD_FIXED_FOR_YEAR',
    year: '2026',
    method: 'OWN_PRICE',
  });
  expect(judge(meter(2_318, 2_460), { isOffered: false })).toEqual({ code: 'CHARGING_NOT_OFFERED' });
});

test('kilometres count between the readings around the days', () => {
  const at = (day: string, km: number) => ({ day: calendarDate(day), km });
  const readings = [at('2026-10-20', 8_000), at('2026-11-10', 8_700), at('2026-12-04', 9_500)];
  expect(kilometresAround(readings, CONTEXT)).toBe(1_500);
  expect(kilometresAround(readings.slice(0, 2), CONTEXT)).toBeNull();
});
