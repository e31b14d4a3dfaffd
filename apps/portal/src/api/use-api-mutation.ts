import type { EndpointName } from '@stromwandel/api-spec';
import { useQueryClient, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from './replies.ts';
import { apiQueryKey } from './api-query-key.ts';
import { useApiCall } from './api-context.ts';
import { usePressedMutation } from './use-pressed-mutation.ts';

interface Options<N extends EndpointName> extends Omit<
  UseMutationOptions<ReplyOf<N>, Error, CallOf<N>>,
  'mutationFn'
> {
  /** Endpoints whose cached replies are outdated once this call has succeeded. */
  readonly outdates?: readonly EndpointName[];
  /** Headers of a call with this input. */
  readonly headers?: (input: CallOf<N>) => Readonly<Record<string, string>>;
}

/** Calls an endpoint that changes something. */
export function useApiMutation<N extends EndpointName>(
  endpoint: N,
  { outdates = [], headers, onSuccess, ...options }: Options<N> = {},
): UseMutationResult<ReplyOf<N>, Error, CallOf<N>> {
  const call = useApiCall();
  const queries = useQueryClient();
  return usePressedMutation<ReplyOf<N>, CallOf<N>>({
    ...options,
    mutationFn: (input) => call(endpoint, input, headers?.(input)),
    async onSuccess(...details) {
      await Promise.all(
        outdates.map((outdated) => queries.invalidateQueries({ queryKey: apiQueryKey(outdated) })),
      );
      await onSuccess?.(...details);
    },
  });
}
