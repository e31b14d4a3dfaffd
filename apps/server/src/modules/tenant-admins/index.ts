export {
  dropRequests,
  dropRequestsOfTenant,
  findRequests,
  isSecondPerson,
  lockRequest,
  markDecided,
  type AdminRequest,
} from './admin-request-store.ts';
export { announceTenantAdmin, fullName, PROVIDER_NAME, type MailServices } from './announce-tenant-admin.ts';
export { holdAddressChange } from './hold-address-change.ts';
export { refuseForeignAddress, refuseForeignPerson } from './mail-domain-problems.ts';
export { needsSecondPerson, requestChange } from './request-change.ts';
export { findSamePerson } from './tenant-admin-rows.ts';
