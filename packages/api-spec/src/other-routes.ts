import { put, read, remove } from './routes.ts';

/** Calls that the portal does not make: its browsers do not load them. */
export const OTHER_ROUTES = {
  getLawState: read('/law-state'),
  executeStep: put('/order/{orderId}/step/{stepId}/execute'),
  verificationCallback: put('/callbacks/verification/{callbackId}'),
  getLegalPdf: read('/legal/{page}/pdf/{language}'),
  getLegalVersionPdf: read('/legal/{page}/versions/{version}/pdf/{language}'),
  cancelReturnSlot: remove('/lease/{leaseId}/return-slots'),
};
