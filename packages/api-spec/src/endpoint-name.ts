import type { DEALER_ROUTES } from './dealer-routes.ts';
import type { DESK_ROUTES } from './desk-routes.ts';
import type { FINE_ROUTES } from './fine-routes.ts';
import type { LICENCE_ROUTES } from './licence-routes.ts';
import type { ROUTES } from './routes.ts';

/** A call that the portal makes. */
export type EndpointName =
  | keyof typeof ROUTES
  | keyof typeof DESK_ROUTES
  | keyof typeof FINE_ROUTES
  | keyof typeof LICENCE_ROUTES
  | keyof typeof DEALER_ROUTES;
