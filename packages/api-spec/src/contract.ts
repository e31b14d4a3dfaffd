import { accountEndpoints } from './endpoints/account-endpoints.ts';
import { catalogueEndpoints } from './endpoints/catalogue-endpoints.ts';
import { orderEndpoints } from './endpoints/order-endpoints.ts';
import { workspaceEndpoints } from './endpoints/workspace-endpoints.ts';

/** Every call of the API, by name. Server, portal and documentation are made from this table. */
export const contract = {
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...orderEndpoints,
  ...workspaceEndpoints,
} as const;

export type EndpointName = keyof typeof contract;
