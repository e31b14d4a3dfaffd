import { addMonths, type CalendarDate } from '@stromwandel/kernel';
import type {
  CaseReport,
  CaseResult,
  ProviderReason,
  VerificationProduct,
  VerifiedPerson,
} from '../../adapters/verification-provider/index.ts';
import { isSameName } from './document-name.ts';

/** A provider's report, judged by our rules. */
export type CaseVerdict =
  | { readonly state: 'OPEN' | 'IN_REVIEW' | 'SUCCESS' | 'EXPIRED'; readonly reason: null }
  /** `SIGNATURE_INVALID`: the provider reports a signed contract, but the file's signature does not hold. */
  | { readonly state: 'FAILED' | 'ABORTED'; readonly reason: ProviderReason | 'SIGNATURE_INVALID' };

const REQUIRED_CLASS = 'B';
/** Drivers must have held their licence for two years (insurance condition of the contract). */
const LICENCE_HELD_MONTHS = 24;

function failed(reason: ProviderReason): CaseVerdict {
  return { state: 'FAILED', reason };
}

function licenceProblem(result: CaseResult, today: CalendarDate): ProviderReason | null {
  const { licence } = result;
  if (licence === null) return 'TECHNICAL';
  if (!licence.classes.includes(REQUIRED_CLASS)) return 'LICENCE_CLASS_MISSING';
  if (licence.validUntil !== null && licence.validUntil < today) return 'DOCUMENT_EXPIRED';
  if (addMonths(licence.issuedOn, LICENCE_HELD_MONTHS) > today) return 'LICENCE_TOO_YOUNG';
  return null;
}

function judgeSuccess(
  product: VerificationProduct,
  expected: VerifiedPerson,
  result: CaseResult,
  today: CalendarDate,
): CaseVerdict {
  const samePerson = isSameName(expected, result.person) && expected.birthDate === result.person.birthDate;
  if (!samePerson) return failed('NAME_MISMATCH');
  const problem = product === 'DRIVERS_LICENCE' ? licenceProblem(result, today) : null;
  return problem === null ? { state: 'SUCCESS', reason: null } : failed(problem);
}

/**
 * Judges a report by our rules. Success counts only for the expected person: name as on documents, and day of birth.
 * A licence also needs class B, validity and two years of possession.
 */
export function caseVerdict(
  product: VerificationProduct,
  expected: VerifiedPerson,
  report: CaseReport,
  today: CalendarDate,
): CaseVerdict {
  switch (report.state) {
    case 'CREATED':
    case 'OPENED':
    case 'IN_PROGRESS':
      return { state: 'OPEN', reason: null };
    case 'REVIEW':
      return { state: 'IN_REVIEW', reason: null };
    case 'EXPIRED':
      return { state: 'EXPIRED', reason: null };
    case 'ABORTED':
      return { state: 'ABORTED', reason: report.reason ?? 'USER_CANCELLED' };
    case 'FAILED':
      return failed(report.reason ?? 'TECHNICAL');
    case 'SUCCESS':
      return report.result === null
        ? failed('TECHNICAL')
        : judgeSuccess(product, expected, report.result, today);
  }
}
