import type { ReplyOf } from '../../api/replies.ts';

export type ProviderLease = ReplyOf<'getProviderLease'>;
export type EmployerLease = ReplyOf<'getEmployerLease'>;
type Listed = ReplyOf<'listEmployerLeases'>['leases'][number];
export type FleetItem = Omit<Listed, 'mustNotDrive'> & {
  /** Of the lists. */
  readonly mustNotDrive?: boolean;
  /** Of the provider's list. */
  readonly tenantName?: string;
};
export type FleetCounts = ReplyOf<'listEmployerLeases'>['counts'] & {
  /** Of the provider's list. */
  readonly damageOpen?: number;
  readonly followerLate?: number;
};
