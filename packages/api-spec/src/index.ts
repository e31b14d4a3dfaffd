export {
  AUDIT_ACTIONS,
  AUDIT_OUTCOMES,
  AUDIT_RECORDS,
  EMPLOYER_AUDIT_ACTIONS,
  EMPLOYER_AUDIT_RECORDS,
  type AuditAction,
} from './audit-actions.ts';
export { contract, type CallOf, type ReplyOf } from './contract.ts';
export { ApiError, createClient, type ClientRequest, type ClientResponse } from './create-client.ts';
export {
  ROLES,
  type Access,
  type Endpoint,
  type EndpointCall,
  type EndpointInput,
  type EndpointReply,
  type Role,
  type UploadContent,
} from './endpoint.ts';
export { fieldErrors } from './field-errors.ts';
export { openApiDocument } from './openapi.ts';
export { toCents, toEuro } from './euro-amounts.ts';
export { inCents, inEuros, isMoneyField, type InCents, type InEuros } from './money-fields.ts';
export { FIELD_ERROR_CODES, type FieldErrorCode } from './field-error-codes.ts';
export { PROBLEM_STATUS, type ProblemCode } from './problem.ts';
export type { FieldError, Problem } from './problem-schema.ts';
export {
  LARGEST_PHOTO_BYTES,
  photoAddress,
  photoWidthsPx,
  PHOTO_WIDTHS_PX,
  readPhotoAddress,
} from './photo-address.ts';
export { PRODUCT_TIME_HEADER } from './product-time-header.ts';
export type { EndpointName } from './endpoint-name.ts';
export { ROUTES } from './routes.ts';
export {
  loginBody,
  MIN_PASSWORD_LENGTH,
  passwordChangeForm,
  passwordSetForm,
  registrationBody,
  SECOND_FACTOR_METHODS,
  TITLES,
  type passwordChangeBody,
  type AuthReply,
  type MeReply,
} from './schemas/auth.ts';
export { ADMIN_REQUEST_KINDS, type AdminRequestReply } from './schemas/admin-requests.ts';
export { contractTextsPublicationBody } from './schemas/contract-texts.ts';
export type { AuditEventReply } from './schemas/audit.ts';
export { emailSchema, euro } from './schemas/basics.ts';
export type {
  CalculatorCarReply,
  EstimateRangeReply,
  PrivateLeaseReply,
  ExampleReply,
  LeasePackageReply,
  PackageRatesReply,
  PricingTermsReply,
  RunningCarReply,
  VehicleDetailReply,
  VehicleListItem,
} from './schemas/catalogue.ts';
export { employerRulesBody, OFFER_OBSTACLES, type OfferObstacleReply } from './schemas/employer-rules.ts';
export { networksBody } from './schemas/networks.ts';
export { declineForm, handoverForm } from './schemas/order-bodies.ts';
export {
  END_REASONS,
  STEP_TYPES,
  type DecidedWorkflowReply,
  type OrderDetailReply,
  type OrderListItem,
  type StepReply,
  type UserStepReply,
  type WorkflowReply,
} from './schemas/order.ts';
export { ORDER_PREREQUISITES, type OrderPrerequisite } from './schemas/order-prerequisites.ts';
export { VERIFICATION_REASONS, VERIFICATION_STATES } from './schemas/verification.ts';
export {
  ORDER_MAIL_KINDS,
  type OrderTimelineEvent,
  type OrderTimelineReply,
} from './schemas/order-timeline.ts';
export type { OwnSession, Reading } from './schemas/own-account.ts';
export { EMPLOYMENT_REPORT_KINDS, employmentReportBody } from './schemas/employment-reports.ts';
export { MOST_FAVOURITES } from './schemas/favourites.ts';
export {
  LONGEST_SEARCH_NAME,
  MOST_SAVED_SEARCHES,
  savedSearchBody,
  savedSearchForm,
  type SavedSearchContent,
} from './schemas/saved-searches.ts';
export { LIST_PRICE, plannedPriceBody } from './schemas/provider-catalogue.ts';
export { employmentBody, PERSON_STATES } from './schemas/people.ts';
export { providerInvitationBody } from './schemas/provider-people.ts';
export {
  INVITATION_COLUMNS,
  invitationBody,
  invitedPerson,
  MOST_INVITED_AT_ONCE,
  MOST_INVITED_PEOPLE,
  type InvitationFileReply,
  type InvitationProblem,
  type InvitedPerson,
} from './schemas/invitations.ts';
export {
  CAR_CHANGES,
  IMPORT_STATES,
  type CatalogueImportReply,
  type ImportProblem,
  type ImportProblemCode,
} from './schemas/catalogue-import.ts';
export { carOfFile, type CarOfFileSchema, type PlannedPriceOfCar } from './schemas/car-of-file.ts';
export { CAR_STATES, carBody, type CarBody } from './schemas/provider-catalogue.ts';
export type { CostComparisonReply } from './schemas/cost-comparison.ts';
export { BENEFITS, type LaterReply } from './schemas/later.ts';
export { LEGAL_PAGES, legalTextBody, type LegalPage } from './schemas/legal-texts.ts';
export { LAW_SUBJECTS } from './schemas/law-state.ts';
export { figuresContent, type FiguresContent, type FiguresFile } from './schemas/law-figures.ts';
export { comparisonDefaults } from './schemas/comparison-defaults.ts';
export {
  OFFERED_BENEFIT_CAP_EUR,
  providerSettingsBody,
  providerSettingsReply,
} from './schemas/provider-settings.ts';
export { legalSections, type LegalSections } from './legal-sections.ts';
export {
  newTenantBody,
  TENANT_STATES,
  tenantAdminBody,
  tenantBody,
  tenantRulesBody,
} from './schemas/tenants.ts';
export { CHARGING_METHODS, COMMUTE_METHODS, driverMonthBody } from './schemas/driver-month.ts';
export {
  type Appointment,
  type AppointmentBody,
  appointmentBody,
  proposalForm,
  wishForm,
  type AppointmentSlot,
  MOST_PROPOSALS,
} from './schemas/appointments.ts';
export {
  MOST_SHEETS,
  paperRecordForm,
  paperRefusalForm,
  PHOTO_SIDES,
  recordCarForm,
  recordEquipmentForm,
  returnEquipmentForm,
  unsignedForm,
  recordOdometerForm,
  recordRemarkForm,
  SAVED_RECORD_PARTS,
} from './schemas/handover-record.ts';
export { addDeskRoutes } from './desk-routes.ts';
export { addLeaseRoutes } from './lease-routes.ts';
export {
  DRIVER_RELATIONS,
  DRIVER_STATES,
  driverAddressForm,
  driverConsentForm,
  type DriverAddress,
  driverForm,
  LICENCE_CHECK_REASONS,
  LICENCE_CHECK_STATES,
  LICENCE_INTERVALS,
  LICENCE_STANDINGS,
  type LeaseDrivers,
} from './schemas/licence.ts';
export {
  FINE_ANSWERS,
  FINE_HOLDERS,
  FINE_KINDS,
  FINE_STATES,
  fineForm,
  type DeskFine,
  type FineCase,
  type OwnFine,
} from './schemas/fine.ts';
export { DAMAGE_KINDS, DAMAGE_STATES, EXCESS_BEARERS } from './schemas/employer-damage.ts';
export {
  CAR_PARTS,
  MOST_OTHERS,
  DAMAGE_VIEWS,
  damageHandlingBody,
  damageOthersForm,
  damageWhatForm,
  damageWhereForm,
  excessObjectionBody,
  excessProposalBody,
  excessSettlementBody,
  TRIP_KINDS,
  type DamageCase,
} from './schemas/damage.ts';
export { dealerLinkBody } from './schemas/dealer-link.ts';
export { ANNEX_FORMS } from './schemas/lease-package.ts';
export type { AnnexForm, PackageChangeReply } from './schemas/lease-package.ts';
export { EXTENSION_MONTHS, type LeaseExtension } from './schemas/lease-extension.ts';
export { extensionBody } from './schemas/extension-offer.ts';
export type { PackageOptions } from './schemas/package-change.ts';
export { readingForm, type LeaseDistance, type LeaseReading } from './schemas/lease-distance.ts';
export {
  FLEET_ENDS,
  FLEET_FLAGS,
  FLEET_SORTS,
  LEASE_STATES,
  leaseCarBody,
  leaseReturnBody,
  RETURN_REASONS,
  type EmployerFleetItem,
  type EmployerLease,
  type OwnLease,
  type ProviderFleetItem,
  type ProviderLease,
} from './schemas/lease.ts';
export { registerCodeBody } from './schemas/register-codes.ts';
export { CERTIFICATE_DAYS, PAYROLL_FORMATS, payrollSettingsBody } from './schemas/payroll.ts';
export { STUCK_KINDS, STUCK_REASONS, STUCK_STATES, type StuckItem } from './schemas/stuck-work.ts';
export { PAYSLIP_LINES, STOP_CODES, WARNING_CODES, type TaxResultReply } from './schemas/tax-result.ts';
export {
  passwordAndCodeBody,
  passwordBody,
  secondFactorCodeBody,
  type SignInMethodsReply,
} from './schemas/second-factor.ts';
export {
  addressBody,
  COMMUTE_VALUATIONS,
  CONVERSION_TYPES,
  EMPLOYMENTS,
  FEDERAL_STATE_CODES,
  HEALTH_INSURANCES,
  PENSION_SCHEMES,
  PRIVATE_BELOW_LIMIT,
  salaryConversionSchema,
  salaryInfoBody,
  USER_INFO_WARNINGS,
  userInfoBodyWithin,
  type AddressInfo,
  type AddressReply,
  type SalaryConversionDto,
  type SalaryInfo,
  type UserInfoBounds,
  type UserInfoReply,
} from './schemas/user-info.ts';
export { ORDER_STAGES } from './schemas/order-stages.ts';
export { RUNNING_LIMITS } from './schemas/running-limits.ts';
export {
  BOARD_LANES,
  type BoardLane,
  type ProviderBoard,
  QUEUE_PARTS,
  type EmployerOrderItem,
  type EmployerOrderSheet,
  type ManufacturerOrderReply,
  type ProviderOrderItem,
  type ProviderOrderSheet,
} from './schemas/workspaces.ts';
export { builtBody, deliveredBody, deliveryWeekBody, shippedBody } from './schemas/manufacturer-reports.ts';
export {
  ADDITIONAL_DRIVERS,
  BENEFIT_VALUES_107,
  BODY_STYLES,
  COMMUTE_FLAT_TAXES,
  HOME_CHARGING,
  DRIVE_TYPES,
  TIRES,
} from './vehicle-kinds.ts';
export { FIGURE_PERIODS, FIGURE_STATES } from './schemas/employer-figures.ts';
export {
  creditForm,
  endSettlementBody,
  leaseClosingBody,
  objectionForm,
  POSITION_STATES,
  positionDropForm,
  positionKeepForm,
  PROVIDER_CLOSINGS,
  REPORT_STAGES,
  reportFindingForm,
} from './schemas/lease-end.ts';
export {
  SELF_CHECK_VIEWS,
  WEAR_DEPTHS,
  WEAR_KINDS,
  WEAR_PARTS,
  WEAR_REPAIRS,
  WEAR_SIZES,
  wearCatalogueBody,
} from './schemas/self-check.ts';
export { collectionForm, returnPlaceForm } from './schemas/return-slots.ts';
