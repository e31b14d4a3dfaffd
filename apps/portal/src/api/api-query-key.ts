import type { EndpointName } from '@stromwandel/api-spec';
import type { CallOf } from './replies.ts';

/** Key of a reply in the query cache. Without input it names all replies of the endpoint, for invalidation. */
export function apiQueryKey<N extends EndpointName>(endpoint: N, input?: CallOf<N>): readonly unknown[] {
  return input === undefined ? [endpoint] : [endpoint, input];
}
