import { CEILINGS_DRAFT } from './ceilings-draft.ts';
import { figure } from './figure.ts';
import { INCOME_LIMIT_DRAFT } from './income-limit-drafts.ts';
import { lawOfMonth } from './law-of-month.ts';
import { withCeilings, type PayrollLaw } from './payroll-law.ts';

/** The assumed law of a year with the figures that are drafted for it; the assumed law where there is no draft. */
export function withDraft(assumed: PayrollLaw): PayrollLaw {
  if (assumed.validFrom !== CEILINGS_DRAFT.validFrom) return assumed;
  const { pension, health, source } = CEILINGS_DRAFT;
  return {
    ...withCeilings(assumed, figure(pension, source), figure(health, source)),
    state: 'DRAFT',
    version: `${assumed.version}-draft`,
    jahresarbeitsentgeltgrenze: figure(INCOME_LIMIT_DRAFT.limit, INCOME_LIMIT_DRAFT.source),
    // Twelve times the monthly ceiling of health insurance, § 6 (7) SGB V.
    besondereJahresarbeitsentgeltgrenze: figure(health * 12, source),
  };
}

/** The law of the draft's year; null once the year is enacted. */
export function draftedLaw(): PayrollLaw | null {
  const { law } = lawOfMonth(CEILINGS_DRAFT.validFrom);
  return law.state === 'ENACTED' ? null : withDraft(law);
}
