import { ApiError, createClient, inCents, inEuros, type EndpointName } from '@stromwandel/api-spec';
import type * as wire from '@stromwandel/api-spec';
import type { CallOf, ReplyOf } from './replies.ts';

/** Calls an endpoint of the contract; amounts are cents on this side of it. */
export type ApiCall = <N extends EndpointName>(
  name: N,
  input: CallOf<N>,
  headers?: Readonly<Record<string, string>>,
) => Promise<ReplyOf<N>>;

/**
 * The one place where euros of the wire become cents, and cents euros.
 * @throws ApiError for every answer outside 2xx, its figures in cents
 */
export function createApiCall(transport: Parameters<typeof createClient>[0]): ApiCall {
  const call = createClient(transport);
  return async <N extends EndpointName>(
    name: N,
    input: CallOf<N>,
    headers?: Readonly<Record<string, string>>,
  ) => {
    try {
      return inCents(await call(name, inEuros(input) as wire.CallOf<N>, headers)); // what InCents was made from
    } catch (error) {
      throw error instanceof ApiError ? new ApiError(error.status, inCents(error.problem)) : error;
    }
  };
}
