import type { EndpointName } from '@stromwandel/api-spec';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from './replies.ts';
import { apiQueryKey } from './api-query-key.ts';
import { useApiCall } from './api-context.ts';

type Options<N extends EndpointName> = Omit<UseQueryOptions<ReplyOf<N>>, 'queryKey' | 'queryFn'>;

/** Reads an endpoint through the query cache; its key is the path and the input. */
export function useApiQuery<N extends EndpointName>(
  endpoint: N,
  input: CallOf<N>,
  options: Options<N> = {},
): UseQueryResult<ReplyOf<N>> {
  const call = useApiCall();
  return useQuery({
    ...options,
    queryKey: apiQueryKey(endpoint, input),
    queryFn: () => call(endpoint, input),
  });
}
