import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import { conversionSummary, type ConversionSummary } from './conversion-summary.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

function summary(privateLease: number): ConversionSummary {
  const comparison = compareConversion(sampleEmployee(), [], sampleCar(), calendarDate('2026-11-21'));
  if (!comparison.ok) throw new Error(comparison.error.code);
  return conversionSummary(comparison.value, cents(privateLease));
}

it('compares the effect on net salary with a private lease', () => {
  expect(summary(65_000)).toEqual({
    effectOnNetSalary: 34_098,
    privateLease: 65_000,
    availableNet: 253_011,
    savingPerMonth: 30_902,
    savingPerYear: 370_824,
    savingPerMille: 475,
  });
});

it('rounds the share of the saving half up, also where the next lower one is nearer to nothing', () => {
  // 309.22 of 650.20 EUR are 47.558 %.
  expect(summary(65_020).savingPerMille).toBe(476);
});

it('may cost more than a private lease', () => {
  expect(summary(30_000)).toMatchObject({ savingPerMonth: -4098, savingPerMille: -137 });
});

it('saves no share of nothing', () => {
  expect(summary(0).savingPerMille).toBe(0);
});
