import type { ReplyOf } from '../../api/replies.ts';

export type ProviderLease = ReplyOf<'getProviderLease'>;
export type EmployerLease = ReplyOf<'getEmployerLease'>;
export type FleetItem = ReplyOf<'listEmployerLeases'>['leases'][number] & {
  /** Of the provider's list. */
  readonly tenantName?: string;
};
export type FleetCounts = ReplyOf<'listEmployerLeases'>['counts'] & {
  /** Of the provider's list. */
  readonly damageOpen?: number;
};
