import { post, read, remove, ROUTES } from './routes.ts';

/** Calls about licences and named drivers: loaded by the pages that show them, and by no other. */
export const LICENCE_ROUTES = {
  listDrivers: read('/lease/{leaseId}/drivers'),
  checkLicence: post('/lease/{leaseId}/licence-checks'),
  reportLicenceLoss: post('/lease/{leaseId}/licence-loss'),
  inviteDriver: post('/lease/{leaseId}/drivers'),
  endDriver: remove('/lease/{leaseId}/drivers/{driverId}'),
  getDriverLink: read('/driver/{code}'),
  useDriverLink: post('/driver/{code}'),
};

/** Makes these calls known to the client; each page that uses them asks for it. */
export const addLicenceRoutes = (): void => {
  Object.assign(ROUTES, LICENCE_ROUTES);
};
