import type { Endpoint, EndpointCall, EndpointReply } from '@stromwandel/api-spec';
import {
  useMutation,
  useQueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { apiQueryKey } from './api-query-key.ts';
import { useApiCall } from './api-context.ts';

interface Options<E extends Endpoint> extends Omit<
  UseMutationOptions<EndpointReply<E>, Error, EndpointCall<E>>,
  'mutationFn'
> {
  /** Endpoints whose cached replies are outdated once this call has succeeded. */
  readonly outdates?: readonly Endpoint[];
}

/** Calls an endpoint that changes something. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { outdates = [], onSuccess, ...options }: Options<E> = {},
): UseMutationResult<EndpointReply<E>, Error, EndpointCall<E>> {
  const call = useApiCall();
  const queries = useQueryClient();
  return useMutation<EndpointReply<E>, Error, EndpointCall<E>>({
    ...options,
    mutationFn: (input) => call(endpoint, input),
    async onSuccess(...details) {
      await Promise.all(
        outdates.map((outdated) => queries.invalidateQueries({ queryKey: apiQueryKey(outdated) })),
      );
      await onSuccess?.(...details);
    },
  });
}
