import type { Endpoint, EndpointCall } from '@stromwandel/api-spec';

/** Key of a reply in the query cache. Without input it names all replies of the endpoint, for invalidation. */
export function apiQueryKey<E extends Endpoint>(endpoint: E, input?: EndpointCall<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}
