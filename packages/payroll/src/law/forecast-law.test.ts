import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import {
  forecastGrowth,
  forecastMonth,
  meanCeilingGrowth,
  raisedPay,
  type ForecastPace,
} from './forecast-law.ts';
import { LAW_2026 } from './law-2026.ts';

const at = (day: string, pace: ForecastPace) => {
  const { month, payFactor } = forecastMonth(calendarDate(day), pace);
  const { ceilingPension, ceilingHealth, jahresarbeitsentgeltgrenze, state } = month.law;
  return {
    state,
    payFactor,
    ceilings: [ceilingPension.value, ceilingHealth.value, jahresarbeitsentgeltgrenze.value],
  };
};

it('grows as the pension ceiling of the last five years: 7,100 to 8,450 EUR is 3.54 % a year', () => {
  expect(meanCeilingGrowth(2026)).toBe(354);
  expect(forecastGrowth('DOUBLE')).toEqual({ basisPoints: 708, baseYear: 2026, draftYear: 2027 });
  // 6,900 to 8,050 EUR from 2020 to 2025.
  expect(meanCeilingGrowth(2025)).toBe(313);
  expect(() => meanCeilingGrowth(2023)).toThrow('2018');
});

it('has the enacted law itself, at every pace', () => {
  for (const pace of ['SAME', 'MEAN', 'DOUBLE'] as const) {
    expect(forecastMonth(calendarDate('2026-05-01'), pace)).toMatchObject({
      month: { day: '2026-05-01', law: LAW_2026 },
      payFactor: 1,
    });
  }
});

it('has the drafted law of the next year, at every pace', () => {
  for (const pace of ['SAME', 'MEAN', 'DOUBLE'] as const) {
    expect(at('2027-12-01', pace)).toEqual({
      state: 'DRAFT',
      payFactor: 1,
      ceilings: [885_000, 637_500, 8_415_000],
    });
  }
});

// From the draft of 2027. Pension 106,200 x 1.0354 = 109,959.48, up to 600: 110,400 = 9,200 a month. Special limit 76,500 x 1.0354 =
// 79,208.10, up to 450: 79,650 = 6,637.50 a month. General limit 84,150 x 1.0354 = 87,128.91, up to 450: 87,300.
it('raises ceilings year by year and rounds them up as the law does', () => {
  expect(at('2028-01-01', 'MEAN')).toEqual({
    state: 'ASSUMED',
    payFactor: 1.0354,
    ceilings: [920_000, 663_750, 8_730_000],
  });
  // 106,200 x 1.0708 = 113,718.96, up to 600: 114,000.
  expect(at('2028-12-01', 'DOUBLE').ceilings[0]).toBe(950_000);
  expect(at('2031-01-01', 'SAME')).toEqual({
    state: 'ASSUMED',
    payFactor: 1,
    ceilings: [885_000, 637_500, 8_415_000],
  });
});

it('raises pay to the cent', () => {
  expect(raisedPay(cents(450_000), 1.0354)).toBe(465_930);
});
