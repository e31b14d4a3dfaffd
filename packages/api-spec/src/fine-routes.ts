import { post, put, read, ROUTES } from './routes.ts';

/** Calls about letters of authorities: loaded by the pages that show them, and by no other. */
export const FINE_ROUTES = {
  listFines: read('/fines'),
  addFine: post('/fines'),
  getFine: read('/fines/{fineId}'),
  leadFine: put('/fines/{fineId}'),
  uploadFineLetter: put('/fines/{fineId}/letter'),
  getFineLetter: read('/fines/{fineId}/letter'),
  getFineReply: read('/fines/{fineId}/reply'),
  listOwnFines: read('/lease/{leaseId}/fines'),
  answerFine: put('/lease/{leaseId}/fines/{fineId}/answer'),
};

/** Makes these calls known to the client; each page that uses them asks for it. */
export const addFineRoutes = (): void => {
  Object.assign(ROUTES, FINE_ROUTES);
};
