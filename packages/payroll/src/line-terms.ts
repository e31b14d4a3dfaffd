import { cents } from '@stromwandel/kernel';
import type { ExplainedAmount, LinePart, LineRule, LineTerm } from './payslip-line.ts';

// Every term is written out, never spread from another: all have one shape then, which keeps a comparison fast.

/** A term that is an amount and nothing more. */
export function plainTerm(part: LinePart, amount: number): LineTerm {
  return {
    part,
    amount: cents(amount),
    base: null,
    ratePartsPerMillion: null,
    kilometers: null,
    trips: null,
    rounding: null,
  };
}

/** A result of the wage tax flow, or another amount that no rate gives, with what it was computed from. */
export function flowTerm(amount: number, base: number, part: LinePart = 'WHOLE'): LineTerm {
  return {
    part,
    amount: cents(amount),
    base: cents(base),
    ratePartsPerMillion: null,
    kilometers: null,
    trips: null,
    rounding: null,
  };
}

/** A share of a base. The amount comes from the payslip, where it was computed. */
export function shareTerm(
  part: LinePart,
  amount: number,
  base: number,
  ratePartsPerMillion: number,
  rounding: 'HALF_UP' | 'DOWN',
  { kilometers = null, trips = null }: Partial<Pick<LineTerm, 'kilometers' | 'trips'>> = {},
): LineTerm {
  return {
    part,
    amount: cents(amount),
    base: cents(base),
    ratePartsPerMillion,
    kilometers,
    trips,
    rounding,
  };
}

/** The amount of the terms, or "not applicable" when all of them are zero. */
export function explained(rule: LineRule, source: string, terms: readonly LineTerm[]): ExplainedAmount {
  const parts = terms.filter((term) => term.amount !== 0);
  if (parts.length === 0) return { amount: cents(0), rule: 'NOT_APPLICABLE', source, terms: [] };
  return { amount: cents(parts.reduce((sum, term) => sum + term.amount, 0)), rule, source, terms: parts };
}

/** An amount that always stands, zero or not, with at most one term. */
export function standing(
  rule: LineRule,
  source: string,
  amount: number,
  terms: readonly LineTerm[] = [],
): ExplainedAmount {
  return { amount: cents(amount), rule, source, terms };
}
