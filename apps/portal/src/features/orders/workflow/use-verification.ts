import { type ReplyOf } from '@stromwandel/api-spec';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useApiCall } from '../../../api/api-context.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { openProviderWindow } from './open-provider-window.ts';

/** Specification, section 9. */
const POLL_MS = 3000;

export type VerificationStatus = ReplyOf<'getVerificationStatus'>;

export interface Verification {
  /** Whether the check is true. */
  readonly isPassed: boolean;
  readonly status: VerificationStatus | undefined;
  readonly start: UseMutationResult<void, Error, void>;
  readonly checkNow: () => void;
  readonly isChecking: boolean;
}

const CALLS = {
  licence: { start: 'startIdentification', check: 'checkIdentification' },
  sign: { start: 'startSigning', check: 'checkSigning' },
} as const;

/**
 * An identity check or signing at the provider: asked for every 3 seconds while the page is seen, and at once when
 * the person comes back to it.
 */
export function useVerification(kind: keyof typeof CALLS, orderId: number, stepId: number): Verification {
  const call = useApiCall();
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
  const checkNow = () => {
    void check.refetch();
    void status.refetch();
  };
  const start = useMutation({
    mutationFn: () => openProviderWindow(() => call(endpoints.start, input)),
    onSettled: checkNow,
  });
  return {
    isPassed: check.data === true,
    status: status.data,
    start,
    checkNow,
    isChecking: check.isFetching,
  };
}
