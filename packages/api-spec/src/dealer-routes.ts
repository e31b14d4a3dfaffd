import { post, put, read, ROUTES } from './routes.ts';

/** Calls of the dealer's page: loaded by it, and by no other. */
export const DEALER_ROUTES = {
  getDealerRecord: read('/dealer/{code}'),
  saveDealerPart: put('/dealer/{code}/parts/{part}'),
  concludeDealerRecord: post('/dealer/{code}'),
  concludeDealerPaper: post('/dealer/{code}/paper'),
  uploadDealerPhoto: post('/dealer/{code}/photos'),
  getDealerPhoto: read('/dealer/{code}/photos/{photo}'),
  getDealerAppointment: read('/dealer/{code}/appointment'),
  changeDealerAppointment: put('/dealer/{code}/appointment'),
  getDealerDocument: read('/dealer/{code}/document'),
};

/** Makes these calls known to the client; the page that uses them asks for it. */
export const addDealerRoutes = (): void => {
  Object.assign(ROUTES, DEALER_ROUTES);
};
