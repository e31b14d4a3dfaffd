import { describe, expect, it } from 'vitest';
import { figure } from '../law/figure.ts';
import { LAW_2025 } from '../law/law-2025.ts';
import { LAW_2026 } from '../law/law-2026.ts';
import { contributionBases } from './contribution-bases.ts';
import { careSurcharge, contributions } from './contributions.ts';

const OCTOBER_2022 = {
  ...LAW_2025,
  minijobLimit: figure(52_000, 'October 2022'),
  uebergangsbereichLimit: figure(160_000, 'October 2022'),
  factorF: figure(7009, 'October 2022'),
};

describe('contribution bases', () => {
  it('meet the example of the Minijob-Zentrale for 521 EUR in October 2022', () => {
    const bases = contributionBases(OCTOBER_2022, 52_100, true);
    expect(bases).toMatchObject({ mode: 'UEBERGANGSBEREICH', health: 148, pension: 148, total: 36_561 });
    const shares = contributions(
      {
        statutoryHealth: true,
        healthRate: 1460,
        additionalRate: 130,
        careRate: 152.5,
        surchargeRate: 0,
        professionalPension: false,
        pensionRate: 930,
        unemploymentRate: 120,
        childReductions: 0,
        saxony: false,
        insured: true,
      },
      bases,
    );
    expect(shares).toEqual({
      health: 11,
      additional: 1,
      care: 2,
      surcharge: 0,
      pension: 14,
      unemployment: 2,
    });
  });

  it.each([
    [LAW_2025, 1.127718283, 255.4365651, 1.385041551, 770.0831025],
    [LAW_2026, 1.145937223, 291.8744452, 1.431639227, 863.2784538],
  ])('follow the published short formulas of $year', (law, slope, offset, slopeEmployee, offsetEmployee) => {
    for (let gross = law.minijobLimit.value + 1; gross <= 200_000; gross += 997) {
      const bases = contributionBases(law, gross, true);
      expect(Math.abs(bases.total - (slope * gross - offset * 100))).toBeLessThanOrEqual(0.51);
      expect(Math.abs(bases.pension - (slopeEmployee * gross - offsetEmployee * 100))).toBeLessThanOrEqual(
        0.51,
      );
    }
  });

  it('change at the upper limit of the Übergangsbereich', () => {
    expect(contributionBases(LAW_2026, 200_000, true)).toMatchObject({
      mode: 'UEBERGANGSBEREICH',
      health: 200_000,
      surcharge: 200_000,
    });
    expect(contributionBases(LAW_2026, 200_001, true)).toMatchObject({ mode: 'REGULAR', health: 200_001 });
  });

  it('know no Übergangsbereich for people who are insured nowhere', () => {
    for (const gross of [50_000, 60_301, 200_000]) {
      const bases = {
        mode: 'NONE',
        health: gross,
        pension: gross,
        fullPension: gross,
        surcharge: gross,
        total: gross,
      };
      expect(contributionBases(LAW_2026, gross, false)).toEqual(bases);
    }
    expect(contributionBases(LAW_2026, 200_001, false)).toMatchObject({ mode: 'REGULAR' });
  });

  it('stop at each ceiling', () => {
    expect(contributionBases(LAW_2026, 581_251, true)).toMatchObject({ health: 581_250, pension: 581_251 });
    expect(contributionBases(LAW_2026, 845_001, true)).toMatchObject({ health: 581_250, pension: 845_000 });
    expect(contributionBases(LAW_2025, 845_001, true)).toMatchObject({ health: 551_250, pension: 805_000 });
  });
});

describe('the childless surcharge', () => {
  it('can be rounded with the care contribution or by itself', () => {
    // 1.8 % of the ceiling of 2026 is 104.63, 0.6 % is 34.88, and 2.4 % is 139.50.
    const ceiling = { mode: 'REGULAR', health: 581_250, surcharge: 581_250 } as const;
    expect(careSurcharge(ceiling, 180, 60, 'SEPARATE')).toBe(3488);
    expect(careSurcharge(ceiling, 180, 60, 'TOGETHER')).toBe(3487);
    expect(careSurcharge(ceiling, 180, 0, 'TOGETHER')).toBe(0);
  });

  it('follows its own base in the Übergangsbereich', () => {
    const reduced = { mode: 'UEBERGANGSBEREICH', health: 100_000, surcharge: 120_000 } as const;
    expect(careSurcharge(reduced, 180, 60, 'SEPARATE')).toBe(720);
    expect(careSurcharge(reduced, 180, 60, 'TOGETHER')).toBe(720);
  });
});
