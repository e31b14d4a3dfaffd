import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { LeasePackageReply, TaxResultReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

/**
 * What the payslip says to a package.
 * @param asksOwn whether the person has salary data to compute it with
 */
export function useTaxOfPackage(
  leasePackage: LeasePackageReply | undefined,
  asksOwn: boolean,
): UseQueryResult<TaxResultReply> {
  return useApiQuery(
    'getTaxResult',
    { params: { id: String(leasePackage?.id ?? '') } },
    // A package that pay cannot carry has no rate; the answer says why.
    { enabled: asksOwn && leasePackage !== undefined, placeholderData: keepPreviousData },
  );
}
