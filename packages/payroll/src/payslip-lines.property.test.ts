import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { compareConversion } from './compare-conversion.ts';
import type { ExplainedAmount, LineTerm, PayslipLine } from './payslip-line.ts';
import { cars, employees, months, otherConversions } from './testing/arbitrary-people.ts';

const MILLION = 1_000_000n;

/** Base × rate × kilometers × trips, rounded as the term says; undefined without a rate. */
function recomputed({
  base,
  ratePartsPerMillion,
  kilometers,
  trips,
  rounding,
}: LineTerm): number | undefined {
  if (base === null || ratePartsPerMillion === null) return undefined;
  const millionths = BigInt(base) * BigInt(ratePartsPerMillion * (kilometers ?? 1) * (trips ?? 1));
  return Number((millionths + (rounding === 'HALF_UP' ? MILLION / 2n : 0n)) / MILLION);
}

function faultsOf(code: string, { amount, rule, terms }: ExplainedAmount): string[] {
  const total = terms.reduce((sum, term) => sum + term.amount, 0);
  const faults = terms
    .filter((term) => (recomputed(term) ?? Math.abs(term.amount)) !== Math.abs(term.amount))
    .map((term) => `${code} ${term.part}: ${term.amount} is not ${recomputed(term)}`);
  if (terms.length > 0 && total !== amount) faults.push(`${code}: terms add up to ${total}, not ${amount}`);
  if (rule === 'NOT_APPLICABLE' && (amount !== 0 || terms.length > 0)) faults.push(`${code}: not applicable`);
  return faults;
}

const faultsOfLine = ({ code, before, after }: PayslipLine): string[] => [
  ...faultsOf(code, before),
  ...faultsOf(code, after),
];

it('without child allowances the tax that solidarity surcharge starts from is the wage tax', () => {
  fc.assert(
    fc.property(employees, otherConversions, months, (employee, list, month) => {
      const slip = calculatePayslip({ ...employee, churchTax: true, childAllowances: 0 }, list, null, month);
      fc.pre(slip.ok);
      expect(slip.value.churchTaxBase).toBe(slip.value.lohnst);
    }),
    { numRuns: 1000 },
  );
});

it('terms add up to their line, and rates give their amount to the cent, for anybody', () => {
  fc.assert(
    fc.property(employees, otherConversions, cars, months, (employee, list, car, month) => {
      const comparison = compareConversion(employee, list, car, month);
      fc.pre(comparison.ok);
      expect(comparison.value.lines.flatMap(faultsOfLine)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
