import { cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { bikeBenefit } from './bike-benefit.ts';
import { commuteBenefit, privateUseBenefit } from './car-benefit.ts';

describe('monthly benefit of a car', () => {
  it('is 1 % for private use', () => {
    expect(privateUseBenefit(3_960_000)).toBe(39_600);
  });

  it('values the commute at 0.03 % a kilometre, whatever the days', () => {
    expect(commuteBenefit(5_000_000, 10, 0, 'FLAT_003')).toBe(15_000);
    expect(commuteBenefit(8_000_000, 10, 31, 'FLAT_003')).toBe(24_000);
  });

  it('values single trips at 0.002 % a kilometre and trip, without a limit a month', () => {
    expect(commuteBenefit(5_000_000, 10, 8, 'SINGLE_TRIPS_0002')).toBe(8000);
    expect(commuteBenefit(5_000_000, 10, 15, 'SINGLE_TRIPS_0002')).toBe(15_000);
    expect(commuteBenefit(5_000_000, 10, 23, 'SINGLE_TRIPS_0002')).toBe(23_000);
  });

  it('rounds half a cent up', () => {
    expect(commuteBenefit(10_000, 5, 1, 'SINGLE_TRIPS_0002')).toBe(1);
    expect(commuteBenefit(10_000, 2, 1, 'SINGLE_TRIPS_0002')).toBe(0);
    expect(commuteBenefit(50_000, 1, 3, 'SINGLE_TRIPS_0002')).toBe(3);
    expect(commuteBenefit(50_000, 5, 1, 'SINGLE_TRIPS_0002')).toBe(5);
    expect(commuteBenefit(50_000, 1, 1, 'SINGLE_TRIPS_0002')).toBe(1);
  });
});

describe('monthly benefit of a bike', () => {
  it('is 1 % of a quarter of the price in full 100 EUR', () => {
    expect(bikeBenefit({ retailPrice: cents(300_000), fast: false, commuteKilometers: 20 })).toEqual({
      ok: true,
      value: { listPrice: 70_000, privateUse: 700, commute: 0 },
    });
  });

  it('adds the commute for a fast one', () => {
    expect(bikeBenefit({ retailPrice: cents(800_000), fast: true, commuteKilometers: 10 })).toEqual({
      ok: true,
      value: { listPrice: 200_000, privateUse: 2000, commute: 600 },
    });
  });
});
