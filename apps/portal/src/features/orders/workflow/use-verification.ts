import { ApiError } from '@stromwandel/api-spec';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '../../../api/replies.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { usePressedMutation } from '../../../api/use-pressed-mutation.ts';
import { openProviderWindow } from './open-provider-window.ts';

/** Specification, section 9. */
const POLL_MS = 3000;

type VerificationStatus = ReplyOf<'getVerificationStatus'>;

export interface Verification {
  readonly orderId: number;
  readonly stepId: number;
  /** Whether the check is true. */
  readonly isPassed: boolean;
  readonly status: VerificationStatus | undefined;
  /** Whether the last check has ended, well or not. */
  readonly isOver: boolean;
  readonly start: UseMutationResult<void, Error, void>;
  readonly checkNow: () => void;
  readonly isChecking: boolean;
  /** The last question about the check got no answer; it is asked again. */
  readonly isUnreachable: boolean;
}

const CALLS = {
  licence: { start: 'startIdentification', check: 'checkIdentification' },
  sign: { start: 'startSigning', check: 'checkSigning' },
} as const;

const isOver = (status: VerificationStatus | undefined) =>
  status !== undefined && ['SUCCESS', 'FAILED', 'ABORTED', 'EXPIRED'].includes(status.state);

/**
 * An identity check or signing at the provider: asked for every 3 seconds while the page is seen, and at once when
 * the person comes back to it. What ends it may have moved the order, also from another device, so the order is then
 * looked at anew.
 */
export function useVerification(kind: keyof typeof CALLS, orderId: number, stepId: number): Verification {
  const call = useApiCall();
  const queries = useQueryClient();
  const endpoints = CALLS[kind];
  const input = { params: { orderId: String(orderId), stepId: String(stepId) } };
  const check = useApiQuery(endpoints.check, input, {
    refetchInterval: ({ state }) => (state.data === true ? false : POLL_MS),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const status = useApiQuery('getVerificationStatus', input, {
    refetchInterval: check.data === true ? false : POLL_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const lookAtOrder = useCallback(() => {
    const params = { orderId: String(orderId) };
    void queries.invalidateQueries({ queryKey: apiQueryKey('getWorkflow', { params }) });
  }, [queries, orderId]);
  const checkNow = () => {
    void check.refetch();
    void status.refetch();
  };
  const start = usePressedMutation({
    mutationFn: () => openProviderWindow(() => call(endpoints.start, input)),
    onError: lookAtOrder,
    onSettled: checkNow,
  });
  const [wasOpen, setWasOpen] = useState<boolean>();
  if (wasOpen === undefined && status.data !== undefined) setWasOpen(status.data.state === 'OPEN');
  // Showing a QR code opens the check at the provider. To the person it begins with the first step there.
  const isOnlyCode =
    status.data?.state === 'OPEN' && wasOpen !== true && start.isIdle && !status.data.openedElsewhere;
  const shownStatus =
    isOnlyCode && status.data !== undefined ? { ...status.data, state: 'NONE' as const } : status.data;
  const isGone = status.error instanceof ApiError && status.error.status === 404;
  const mayHaveMoved = isGone || isOver(status.data);
  useEffect(() => {
    if (mayHaveMoved) lookAtOrder();
  }, [mayHaveMoved, lookAtOrder]);
  return {
    orderId,
    stepId,
    isPassed: check.data === true,
    status: shownStatus,
    isOver: isOver(status.data),
    start,
    checkNow,
    isChecking: check.isFetching,
    isUnreachable: check.isError || status.isError,
  };
}
