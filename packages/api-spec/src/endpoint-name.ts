import type { DESK_ROUTES } from './desk-routes.ts';
import type { LEASE_ROUTES } from './lease-routes.ts';
import type { ROUTES } from './routes.ts';

/** A call that the portal makes. */
export type EndpointName = keyof typeof ROUTES | keyof typeof DESK_ROUTES | keyof typeof LEASE_ROUTES;
