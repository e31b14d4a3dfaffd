import { accountEndpoints } from './endpoints/account-endpoints.ts';
import { catalogueEndpoints } from './endpoints/catalogue-endpoints.ts';
import { employerFiguresEndpoints } from './endpoints/employer-figures-endpoints.ts';
import { employerRulesEndpoints } from './endpoints/employer-rules-endpoints.ts';
import { favouriteEndpoints } from './endpoints/favourite-endpoints.ts';
import { januaryEndpoints } from './endpoints/january-endpoints.ts';
import { lawEndpoints } from './endpoints/law-endpoints.ts';
import { dealerLinkEndpoints } from './endpoints/dealer-link-endpoints.ts';
import { returnSlotEndpoints } from './endpoints/return-slot-endpoints.ts';
import { selfCheckEndpoints } from './endpoints/self-check-endpoints.ts';
import { handoverRecordEndpoints } from './endpoints/handover-record-endpoints.ts';
import { leaseEndEndpoints } from './endpoints/lease-end-endpoints.ts';
import { leaseEndpoints } from './endpoints/lease-endpoints.ts';
import { legalTextEndpoints } from './endpoints/legal-text-endpoints.ts';
import { contractTextEndpoints } from './endpoints/contract-text-endpoints.ts';
import { catalogueImportEndpoints } from './endpoints/catalogue-import-endpoints.ts';
import { orderEndpoints } from './endpoints/order-endpoints.ts';
import { ownAccountEndpoints } from './endpoints/own-account-endpoints.ts';
import { payrollEndpoints } from './endpoints/payroll-endpoints.ts';
import { employmentReportEndpoints } from './endpoints/employment-report-endpoints.ts';
import { peopleEndpoints } from './endpoints/people-endpoints.ts';
import { providerPeopleEndpoints } from './endpoints/provider-people-endpoints.ts';
import { providerCatalogueEndpoints } from './endpoints/provider-catalogue-endpoints.ts';
import { providerSettingsEndpoints } from './endpoints/provider-settings-endpoints.ts';
import { registerCodeEndpoints } from './endpoints/register-code-endpoints.ts';
import { stuckWorkEndpoints } from './endpoints/stuck-work-endpoints.ts';
import { tenantEndpoints } from './endpoints/tenant-endpoints.ts';
import { appointmentEndpoints } from './endpoints/appointment-endpoints.ts';
import { damageEndpoints } from './endpoints/damage-endpoints.ts';
import { fineEndpoints } from './endpoints/fine-endpoints.ts';
import { licenceEndpoints } from './endpoints/licence-endpoints.ts';
import { extensionEndpoints } from './endpoints/extension-endpoints.ts';
import { packageChangeEndpoints } from './endpoints/package-change-endpoints.ts';
import { leaseDistanceEndpoints } from './endpoints/lease-distance-endpoints.ts';
import { driverMonthEndpoints } from './endpoints/driver-month-endpoints.ts';
import { workspaceEndpoints } from './endpoints/workspace-endpoints.ts';
import { savedSearchEndpoints } from './endpoints/saved-search-endpoints.ts';
import { secondFactorEndpoints } from './endpoints/second-factor-endpoints.ts';
import type { Endpoint, EndpointCall, EndpointReply } from './endpoint.ts';
import type { OTHER_ROUTES } from './other-routes.ts';
import type { EndpointName } from './endpoint-name.ts';

/** Every call of the API, by name. Server, portal and documentation are made from this table. */
export const contract = {
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...favouriteEndpoints,
  ...savedSearchEndpoints,
  ...secondFactorEndpoints,
  ...catalogueEndpoints,
  ...orderEndpoints,
  ...workspaceEndpoints,
  ...januaryEndpoints,
  ...lawEndpoints,
  ...stuckWorkEndpoints,
  ...payrollEndpoints,
  ...driverMonthEndpoints,
  ...appointmentEndpoints,
  ...leaseEndpoints,
  ...leaseEndEndpoints,
  ...selfCheckEndpoints,
  ...returnSlotEndpoints,
  ...handoverRecordEndpoints,
  ...dealerLinkEndpoints,
  ...leaseDistanceEndpoints,
  ...packageChangeEndpoints,
  ...extensionEndpoints,
  ...damageEndpoints,
  ...fineEndpoints,
  ...licenceEndpoints,
  ...peopleEndpoints,
  ...employmentReportEndpoints,
  ...providerPeopleEndpoints,
  ...registerCodeEndpoints,
  ...providerCatalogueEndpoints,
  ...employerFiguresEndpoints,
  ...employerRulesEndpoints,
  ...legalTextEndpoints,
  ...tenantEndpoints,
  ...providerSettingsEndpoints,
  ...contractTextEndpoints,
  ...catalogueImportEndpoints,
} as const satisfies Record<EndpointName | keyof typeof OTHER_ROUTES, Endpoint>;

type Contract = typeof contract;

/** What a caller passes to an endpoint, by its name. */
export type CallOf<N extends keyof Contract> = EndpointCall<Contract[N]>;

/** What an endpoint answers, by its name. */
export type ReplyOf<N extends keyof Contract> = EndpointReply<Contract[N]>;
