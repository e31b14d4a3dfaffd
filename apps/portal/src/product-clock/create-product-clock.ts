import { PRODUCT_TIME_HEADER, type ClientRequest, type ClientResponse } from '@stromwandel/api-spec';

/** Below this the way of an answer explains the difference. */
const WORTH_TELLING_MS = 60_000;

/** The product's clock as the browser knows it. */
export interface ProductClock {
  /** How far it is ahead of this device; 0 until the server has answered. */
  readonly aheadMs: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the server's clock off every answer. */
  readonly readOff: <Response extends ClientResponse>(
    transport: (request: ClientRequest) => Promise<Response>,
  ) => (request: ClientRequest) => Promise<Response>;
}

export function createProductClock(): ProductClock {
  let aheadMs = 0;
  const listeners = new Set<() => void>();

  function learn(instant: string | null): void {
    const told = instant === null ? NaN : Date.parse(instant) - Date.now();
    // What stands between may take headers away.
    if (Number.isNaN(told) || Math.abs(told - aheadMs) < WORTH_TELLING_MS) return;
    aheadMs = told;
    for (const listener of listeners) listener();
  }

  return {
    aheadMs: () => aheadMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readOff: (transport) => async (request) => {
      const response = await transport(request);
      learn(response.headers.get(PRODUCT_TIME_HEADER));
      return response;
    },
  };
}
