import type { EndpointName } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import type { CallOf } from '../../../api/replies.ts';
import { useKeptReplies } from '../../../product/lease-draft/use-kept-replies.ts';
import { useOwner } from '../../../product/lease-draft/use-owner.ts';
import { monthToReport } from '../../../product/driver-month/month-to-report.ts';
import { useToday } from '../../../product-clock/product-clock-context.ts';
import { LEASE_SCOPES, LEASE_WORKER } from '../../../../start/constants.ts';
import type { OwnLease } from '../own-lease.ts';

/** What "Mein Auto" shows without a connection. */
const REPLIES = [
  'listOwnLeases',
  'getLeaseDistance',
  'getSupportContact',
  'listOwnFines',
  'listDrivers',
  'getMe',
  // The pages that a report or a record is begun on.
  'listDamages',
  'getLeaseRecord',
  'getSelfCheck',
  'getDriverMonth',
] as const;

/** Lets the pages of the own car open without a connection, for a person who has one. */
export function useOfflinePages(leases: readonly OwnLease[] | undefined): void {
  useKeptReplies(useOwner(), REPLIES);
  const call = useApiCall();
  const queries = useQueryClient();
  const today = useToday();
  // Asked for before they are needed: a report or a record may be begun without a connection.
  useEffect(() => {
    for (const { id, state, handedOverOn, tasks, endsSoon } of leases ?? []) {
      const leaseId = String(id);
      if (state === 'PREPARED') void prefetch('getLeaseRecord', { params: { leaseId, kind: 'HANDOVER' } });
      else if (handedOverOn !== null) void prefetch('listDamages', { params: { leaseId } });
      if (state === 'ACTIVE' && handedOverOn !== null) {
        const month = monthToReport(today, calendarDate(handedOverOn));
        void prefetch('getDriverMonth', { params: { leaseId, month } });
      }
      if (endsSoon) void prefetch('getSelfCheck', { params: { leaseId } });
      if (tasks.includes('RETURN')) {
        void prefetch('getLeaseRecord', { params: { leaseId, kind: 'RETURN' } });
      }
    }
    function prefetch<N extends EndpointName>(endpoint: N, input: CallOf<N>): Promise<void> {
      const queryKey = apiQueryKey(endpoint, input);
      return queries.prefetchQuery({ queryKey, queryFn: () => call(endpoint, input), retry: false });
    }
  }, [leases, call, queries, today]);
  const hasCar = leases !== undefined && leases.length > 0;
  useEffect(() => {
    const { serviceWorker } = navigator;
    // A browser that forbids storage refuses the worker too.
    if (!hasCar || !serviceWorker || import.meta.env.DEV) return;
    for (const scope of LEASE_SCOPES)
      void serviceWorker.register(LEASE_WORKER, { scope }).catch(() => undefined);
  }, [hasCar]);
}
