import { createContext, useContext } from 'react';
import type { ApiCall } from './create-api-call.ts';

export const ApiContext = createContext<ApiCall | null>(null);

/** The call function itself, for calls that are neither a query nor a mutation. */
export function useApiCall(): ApiCall {
  const call = useContext(ApiContext);
  if (call === null) throw new Error('No ApiContext');
  return call;
}
