import type { Endpoint, EndpointCall, EndpointReply } from '@stromwandel/api-spec';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { apiQueryKey } from './api-query-key.ts';
import { useApiCall } from './api-context.ts';

type Options<E extends Endpoint> = Omit<UseQueryOptions<EndpointReply<E>>, 'queryKey' | 'queryFn'>;

/** Reads an endpoint through the query cache; its key is the path and the input. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointCall<E>,
  options: Options<E> = {},
): UseQueryResult<EndpointReply<E>> {
  const call = useApiCall();
  return useQuery({
    ...options,
    queryKey: apiQueryKey(endpoint, input),
    queryFn: () => call(endpoint, input),
  });
}
