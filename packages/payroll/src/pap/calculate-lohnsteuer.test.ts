import { describe, expect, it } from 'vitest';
import { calculateLohnsteuer } from './calculate-lohnsteuer.ts';
import { LOHNSTEUER_DEFAULTS } from './lohnsteuer-input.ts';

describe.each([2025, 2026])('inputs of the wage tax flow of %i', (year) => {
  it.each(Object.keys(LOHNSTEUER_DEFAULTS))('%s is refused by name when it is no number in range', (name) => {
    for (const value of [Number.NaN, Infinity, -1, 0.5, 10_000_000_001, '1', null, undefined]) {
      expect(calculateLohnsteuer(year, { [name]: value }), String(value)).toMatchObject({
        ok: false,
        error: { code: 'INVALID_INPUT', field: name, allowed: expect.stringMatching(/^integer \d+ to \d+$/) },
      });
    }
  });

  it('have their official defaults', () => {
    expect(calculateLohnsteuer(year, { RE4: 5_000_000 })).toEqual(
      calculateLohnsteuer(year, { ...LOHNSTEUER_DEFAULTS, RE4: 5_000_000 }),
    );
  });
});
