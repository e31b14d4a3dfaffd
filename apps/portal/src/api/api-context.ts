import { createContext, useContext } from 'react';
import type { createClient } from '@stromwandel/api-spec';

/** Calls an endpoint of the contract. */
export type ApiCall = ReturnType<typeof createClient>;

export const ApiContext = createContext<ApiCall | null>(null);

/** The call function itself, for calls that are neither a query nor a mutation. */
export function useApiCall(): ApiCall {
  const call = useContext(ApiContext);
  if (call === null) throw new Error('No ApiContext');
  return call;
}
