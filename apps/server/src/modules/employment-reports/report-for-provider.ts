import type { ReplyOf } from '@stromwandel/api-spec';
import type { EmploymentReport } from './report-store.ts';

type ProviderReport = ReplyOf<'getProviderOrder'>['reports'][number];

/** Cases that the contract names where it tells of the protection of an early return. */
const INSURANCE_CASES: readonly EmploymentReport['kind'][] = ['LEAVING', 'PARENTAL_LEAVE', 'LONG_ILLNESS'];

/** Whether a contract with insurance of the rate names the case. */
export function isInsuranceCase(kind: EmploymentReport['kind']): boolean {
  return INSURANCE_CASES.includes(kind);
}

/**
 * Whether a report changes something for a contract. Maternity protection does not: the person owes no fee, the insurance has
 * nothing to decide, and the days alone could tell of a pregnancy.
 */
export function concernsContract({ kind }: Pick<EmploymentReport, 'kind'>): boolean {
  return kind !== 'MATERNITY_PROTECTION';
}

/** What the provider learns of a report: not which leave it is, because that can be health data. */
export function reportForProvider({ id, kind, day, until, reportedAt }: EmploymentReport): ProviderReport {
  return {
    id,
    reportedAt: reportedAt.toISOString(),
    leaving: kind === 'LEAVING',
    insuranceCase: isInsuranceCase(kind),
    day,
    until,
  };
}
