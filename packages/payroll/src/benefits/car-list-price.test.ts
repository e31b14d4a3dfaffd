import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import type { CarConversion } from '../conversion.ts';
import { sampleCar } from '../testing/sample-people.ts';
import { listPriceCap, shareOfListPrice, taxableListPrice } from './car-list-price.ts';

function taxed(euro: number, acquiredOn: string, changes: Partial<CarConversion> = {}): number {
  const car = sampleCar({
    grossListPrice: cents(Math.round(euro * 100)),
    acquiredOn: calendarDate(acquiredOn),
    ...changes,
  });
  return taxableListPrice(car).amount / 100;
}

describe('taxable list price', () => {
  it.each([
    ['2023-12-31', 60_000, 15_000],
    ['2023-12-31', 60_000.01, 30_000],
    ['2024-01-01', 70_000, 17_500],
    ['2025-06-30', 70_000, 17_500],
    ['2025-06-30', 70_000.01, 35_000],
    ['2025-06-30', 80_000, 40_000],
    ['2025-07-01', 80_000, 20_000],
    ['2025-07-01', 100_000, 25_000],
    ['2025-07-01', 100_000.01, 50_000],
    ['2030-12-31', 100_000, 25_000],
    ['2031-01-01', 100_000, 100_000],
  ])('of an electric car acquired on %s for %d EUR is %d EUR', (day, price, expected) => {
    expect(taxed(price, day)).toBe(expected);
  });

  it('is cut to full 100 EUR after the factor', () => {
    expect(taxed(79_990, '2026-01-01')).toBe(19_900);
    expect(taxed(45_850, '2026-01-01', { driveType: 'COMBUSTION' })).toBe(45_800);
    expect(taxed(399.99, '2026-01-01')).toBe(0);
    expect(taxed(400, '2026-01-01')).toBe(100);
  });

  it.each([
    [4_500_000, 4, 1_120_000, 1_125_000],
    [4_509_999, 4, 1_120_000, 1_125_000],
    [4_509_999, 2, 2_250_000, 2_250_000],
    [4_509_999, 1, 4_500_000, 4_500_000],
  ] as const)('of %i cents by %i can be read in two ways', (price, divisor, factorFirst, roundFirst) => {
    expect(shareOfListPrice(price, divisor, 'FACTOR_FIRST')).toBe(factorFirst);
    expect(shareOfListPrice(price, divisor, 'ROUND_FIRST')).toBe(roundFirst);
  });

  it('follows a fixed cap of the provider', () => {
    const benefitCap = { kind: 'fixed', amount: cents(6_000_000) } as const;
    expect(taxed(60_000, '2026-01-01', { benefitCap })).toBe(15_000);
    expect(taxed(60_001, '2026-01-01', { benefitCap })).toBe(30_000);
  });

  it.each([
    ['2021-12-31', 60, 40, 0.5],
    ['2021-12-31', 60, 39, 1],
    ['2022-01-01', 60, 59, 1],
    ['2024-12-31', 60, 60, 0.5],
    ['2025-01-01', 60, 60, 1],
    ['2025-01-01', 60, 80, 0.5],
    ['2026-05-01', 50, 10, 0.5],
    ['2026-05-01', 51, 10, 1],
  ])('of a hybrid acquired on %s with %d g and %d km range counts with %d', (day, co2, range, share) => {
    const hybrid = {
      driveType: 'PLUG_IN_HYBRID',
      co2GramsPerKilometer: co2,
      electricRangeKilometers: range,
    } as const;
    expect(taxed(50_000, day, hybrid)).toBe(50_000 * share);
  });

  it('has a cap only where a quarter can apply', () => {
    const fixed = { kind: 'fixed', amount: cents(6_000_000) } as const;
    expect(listPriceCap(sampleCar())).toBe(10_000_000);
    expect(listPriceCap(sampleCar({ acquiredOn: calendarDate('2025-06-30') }))).toBe(7_000_000);
    expect(listPriceCap(sampleCar({ benefitCap: fixed }))).toBe(6_000_000);
    expect(listPriceCap(sampleCar({ acquiredOn: calendarDate('2031-01-01'), benefitCap: fixed }))).toBeNull();
    expect(listPriceCap(sampleCar({ driveType: 'COMBUSTION' }))).toBeNull();
    expect(listPriceCap(sampleCar({ driveType: 'PLUG_IN_HYBRID' }))).toBeNull();
  });

  it('of combustion cars counts in full, however clean they are said to be', () => {
    const clean = {
      driveType: 'COMBUSTION',
      co2GramsPerKilometer: 40,
      electricRangeKilometers: 100,
    } as const;
    expect(taxed(50_000, '2026-05-01', clean)).toBe(50_000);
  });

  it('names the factor and the cap that decided', () => {
    const price = (changes: Partial<CarConversion>) => {
      const { factor, cap } = taxableListPrice(sampleCar(changes));
      return [factor, cap];
    };
    const acquiredOn = calendarDate('2031-01-01');
    expect(price({})).toEqual(['1/4', 10_000_000]);
    expect(price({ grossListPrice: cents(10_000_001) })).toEqual(['1/2', 10_000_000]);
    expect(price({ benefitCap: { kind: 'fixed', amount: cents(1) } })).toEqual(['1/2', 1]);
    expect(price({ acquiredOn })).toEqual(['1', null]);
    expect(price({ driveType: 'COMBUSTION' })).toEqual(['1', null]);
    expect(price({ driveType: 'PLUG_IN_HYBRID', co2GramsPerKilometer: 50 })).toEqual(['1/2', null]);
    expect(price({ driveType: 'PLUG_IN_HYBRID', co2GramsPerKilometer: 51 })).toEqual(['1', null]);
    expect(price({ driveType: 'PLUG_IN_HYBRID', electricRangeKilometers: 80 })).toEqual(['1/2', null]);
    expect(price({ driveType: 'PLUG_IN_HYBRID', electricRangeKilometers: 79 })).toEqual(['1', null]);
  });
});
