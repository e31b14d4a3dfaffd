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
  expect(forecastGrowth('DOUBLE')).toEqual({ basisPoints: 708, baseYear: 2026 });
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

// 1.0354^2 = 1.07205316. Pension 101,400 x 1.07205316 = 108,706.19, up to 600: 109,200 = 9,100 a month. Special limit 69,750 x
// 1.07205316 = 74,775.71, up to 450: 75,150 = 6,262.50 a month. General limit 77,400 x 1.07205316 = 82,976.91, up to 450: 83,250.
it('raises ceilings year by year and rounds them up as the law does', () => {
  expect(at('2028-01-01', 'MEAN')).toEqual({
    state: 'ASSUMED',
    payFactor: 1.0354 ** 2,
    ceilings: [910_000, 626_250, 8_325_000],
  });
  // 101,400 x 1.0708 = 108,579.12, up to 600: 108,600.
  expect(at('2027-12-01', 'DOUBLE').ceilings[0]).toBe(905_000);
  expect(at('2031-01-01', 'SAME')).toEqual({
    state: 'ASSUMED',
    payFactor: 1,
    ceilings: [845_000, 581_250, 7_740_000],
  });
});

it('raises pay to the cent', () => {
  expect(raisedPay(cents(450_000), 1.0354)).toBe(465_930);
});
