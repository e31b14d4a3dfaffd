import { read, ROUTES } from './routes.ts';

/** Calls of the provider's list of damages: loaded by its page, and by no other. */
export const DAMAGE_DESK_ROUTES = {
  listProviderDamages: read('/provider/damages'),
};

/** Makes these calls known to the client; each page that uses them asks for it. */
export const addDamageDeskRoutes = (): void => {
  Object.assign(ROUTES, DAMAGE_DESK_ROUTES);
};
