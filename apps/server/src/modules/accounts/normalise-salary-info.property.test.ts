import { FEDERAL_STATE_CODES } from '@stromwandel/api-spec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { normaliseSalaryInfo } from './normalise-salary-info.ts';

const anyInfo = fc
  .record({
    federalState: fc.constantFrom(...FEDERAL_STATE_CODES),
    taxClass: fc.integer({ min: 1, max: 6 }),
    healthInsurance: fc.constantFrom('STATUTORY' as const, 'PRIVATE' as const),
    akb: fc.option(fc.boolean()),
    spouseFactor: fc.option(fc.constantFrom(0, 0.5, 0.912, 1)),
    taxAllowance: fc.constantFrom(0, 150),
    pensionInsurance: fc.boolean(),
    pensionScheme: fc.option(
      fc.constantFrom('STATUTORY' as const, 'VERSORGUNGSWERK' as const, 'EXEMPT' as const),
    ),
    beitragPkv: fc.option(fc.constantFrom(0, 600.5)),
    beitragPv: fc.option(fc.constantFrom(0, 80)),
    basicRateHealthInsurance: fc.option(fc.constantFrom(14, 14.6)),
    arbeitgeberzuschuss: fc.option(fc.boolean()),
    children: fc.boolean(),
    childrenUnder25: fc.nat(6),
  })
  .map(sampleSalaryInfo);

it('removes everything that the form hides, and is idempotent', () => {
  fc.assert(
    fc.property(anyInfo, (info) => {
      const normal = normaliseSalaryInfo(info);
      const { taxClass, federalState, children, childrenUnder25 } = info;
      expect(normal.childrenUnder25).toBe(children ? childrenUnder25 : 0);
      expect([4, null]).toContain(normal.spouseFactor === null ? null : taxClass);
      expect([0, 1]).not.toContain(normal.spouseFactor);
      expect(normal.taxAllowance).toBe(normal.spouseFactor === null ? info.taxAllowance : 0);
      expect(normal.pensionScheme === 'STATUTORY').toBe(info.pensionInsurance);
      expect(['SL', 'HB', null]).toContain(normal.akb ? federalState : null);
      const hidden =
        info.healthInsurance === 'STATUTORY'
          ? [normal.beitragPkv, normal.beitragPv, normal.arbeitgeberzuschuss]
          : [normal.basicRateHealthInsurance, normal.additionalAmountHealthInsurance];
      expect(hidden.every((value) => value === null)).toBe(true);
      expect(normaliseSalaryInfo(normal)).toEqual(normal);
    }),
  );
});
