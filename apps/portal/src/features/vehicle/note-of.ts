import type { LeasePackageReply } from '../../api/replies.ts';

/** Which note names the assumptions of a package's rate. */
export function noteOf({ userPrice, estimateRange }: LeasePackageReply, noPrice: boolean) {
  if (userPrice !== null) return 'notePersonal';
  if (noPrice) return 'noteNoPrice';
  return estimateRange === null ? 'noteFlat' : 'noteEstimate';
}
