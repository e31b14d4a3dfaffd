import { contract, ROLES, type Endpoint, type Role } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  employmentReports,
  leaseDocuments,
  leases,
  passkeys,
  payrollFiles,
  registerCodes,
  tenantAdminRequests,
} from '../platform/database/schema/index.ts';
import { brokenOrderInvariants } from './broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from './order-journey.ts';
import { sampleDamage } from './sample-damage.ts';
import { sampleSearch } from './sample-search.ts';

/**
 * Calls every endpoint of the contract with every role and another person's records. A new endpoint does not compile
 * until the table below has its line.
 */

/** Ids of one person's records, or unused ids. */
interface RecordIds {
  readonly orderId: string;
  readonly leaseId: string;
  readonly leaseDocumentId: string;
  readonly stepId: string;
  readonly documentId: string;
  readonly passkeyId: string;
  readonly sessionId: string;
  readonly fileId: string;
  readonly codeId: string;
  readonly userId: string;
  readonly reportId: string;
  readonly requestId: string;
  readonly searchId: string;
  readonly tenantId: string;
}

/**
 * The records that an endpoint reaches.
 * - `OPEN`: no personal data: catalogue, terms, figures of the product
 * - `OWN`: the caller's data; no parameter selects another person
 * - `SECRET`: the record of an unguessable code; the code is the permission
 * - a function: the record with these ids; its input
 */
type Reach = 'OPEN' | 'OWN' | 'SECRET' | ((ids: RecordIds) => object);

const order = ({ orderId }: RecordIds) => ({ params: { orderId } });
const person = ({ userId }: RecordIds) => ({ params: { userId } });
const tenant = ({ tenantId }: RecordIds) => ({ params: { tenantId } });
const lease = ({ leaseId }: RecordIds) => ({ params: { leaseId } });
const packageChange = ({ leaseId }: RecordIds) => ({ params: { leaseId, changeId: leaseId } });
const extension = ({ leaseId }: RecordIds) => ({ params: { leaseId, extensionId: leaseId } });
const damage = ({ leaseId }: RecordIds) => ({ params: { leaseId, damageId: leaseId } });
const fine = ({ leaseId }: RecordIds) => ({ params: { fineId: leaseId } });
const record = ({ leaseId }: RecordIds) => ({ params: { leaseId, kind: 'HANDOVER' } });
const PHOTO = '00000000-0000-4000-8000-000000000000';
const step = ({ orderId, stepId }: RecordIds) => ({ params: { orderId, stepId } });

const REACH: Readonly<Record<keyof typeof contract, Reach>> = {
  refreshToken: 'SECRET',
  login: 'OWN',
  logout: 'SECRET',
  readRegisterCode: 'SECRET',
  register: 'SECRET',
  requestPasswordReset: 'OPEN',
  readPasswordCode: 'SECRET',
  setPassword: 'SECRET',
  confirmEmail: 'SECRET',
  undoEmailChange: 'SECRET',
  resendConfirmation: 'OWN',
  completeLogin: 'SECRET',
  startPasskeyLogin: 'OPEN',
  loginWithPasskey: 'SECRET',
  getSignInMethods: 'OWN',
  startAuthenticatorApp: 'OWN',
  confirmAuthenticatorApp: 'OWN',
  removeAuthenticatorApp: 'OWN',
  renewRecoveryCodes: 'OWN',
  startPasskey: 'OWN',
  addPasskey: 'OWN',
  removePasskey: ({ passkeyId }) => ({ params: { passkeyId }, body: { password: 'geraten' } }),
  getMe: 'OWN',
  getUserInfo: 'OWN',
  saveUserInfo: 'OWN',
  getJanuary: 'OWN',
  listFavourites: 'OWN',
  addFavourites: 'OWN',
  removeFavourite: 'OWN',
  listSavedSearches: 'OWN',
  saveSearch: 'OWN',
  removeSavedSearch: ({ searchId }) => ({ params: { searchId } }),
  changeEmail: 'OWN',
  cancelEmailChange: 'OWN',
  getUserInfoConfig: 'OPEN',
  listSessions: 'OWN',
  endSession: ({ sessionId }) => ({ params: { sessionId } }),
  endOtherSessions: 'OWN',
  changePassword: 'OWN',
  exportOwnData: 'OWN',
  deleteAccount: 'OWN',
  listReadings: 'OWN',
  getTerms: 'OPEN',
  acceptTerms: 'OWN',
  saveLanguage: 'OWN',
  searchVehicles: 'OPEN',
  listPackageRates: 'OPEN',
  listManufacturers: 'OPEN',
  listModels: 'OPEN',
  getExample: 'OPEN',
  getVehicle: 'OPEN',
  getSupportContact: 'OPEN',
  getComparisonDefaults: 'OPEN',
  saveComparisonDefaults: 'OPEN',
  listCalculatorCars: 'OPEN',
  getPricingTerms: 'OPEN',
  getLawState: 'OPEN',
  getTaxResult: 'OWN',
  getLater: 'OWN',
  createOrder: 'OWN',
  listOrders: 'OWN',
  getOrder: order,
  getWorkflow: order,
  getOrderTimeline: order,
  getAppointment: ({ orderId }) => ({ params: { orderId, kind: 'HANDOVER' } }),
  changeAppointment: ({ orderId }) => ({
    params: { orderId, kind: 'HANDOVER' },
    body: { command: 'CANCEL' },
  }),
  listOwnLeases: 'OWN',
  listEmployerLeases: 'OWN',
  getEmployerLeaseFile: 'OWN',
  getEmployerLease: lease,
  listProviderLeases: 'OWN',
  getProviderLeaseFile: 'OWN',
  getProviderLease: lease,
  setLeaseCar: (ids) => ({
    ...lease(ids),
    body: {
      vin: null,
      plate: null,
      firstRegistration: null,
      insurer: MARKER,
      policyNumber: null,
      keys: null,
    },
  }),
  returnLease: (ids) => ({ ...lease(ids), body: { day: '2026-11-20', reason: 'TERM' } }),
  closeLease: (ids) => ({ ...lease(ids), body: { outcome: 'WAIVED' } }),
  chooseLeaseEnd: (ids) => ({ ...lease(ids), body: { choice: 'RETURN' } }),
  settleEndStep: (ids) => ({ params: { ...lease(ids).params, step: '60' }, body: { state: 'DONE' } }),
  getEndReport: lease,
  getEndReportFile: lease,
  answerPosition: ({ leaseId }) => ({ params: { leaseId, position: '1' }, body: { answer: 'ACCEPT' } }),
  listReturnSlots: lease,
  bookReturnSlot: (ids) => ({
    ...lease(ids),
    body: { placeId: 1, day: '2027-01-04', time: '10:00', home: null },
  }),
  cancelReturnSlot: lease,
  listReturnPlaces: 'OPEN',
  addReturnPlace: 'OPEN',
  saveReturnPlace: 'OPEN',
  removeReturnPlace: 'OPEN',
  getSelfCheck: lease,
  saveSelfCheck: (ids) => ({ ...lease(ids), body: { photos: [], findings: [], attached: false } }),
  getWearCatalogue: 'OPEN',
  publishWearCatalogue: 'OPEN',
  uploadEndReportFile: (ids) => ({ ...lease(ids), upload: Buffer.from('none') }),
  saveEndReport: (ids) => ({ ...lease(ids), body: { positions: [] } }),
  decidePosition: ({ leaseId }) => ({
    params: { leaseId, position: '1' },
    body: { decision: 'DROP', reason: 'Nein' },
  }),
  settleLease: (ids) => ({ ...lease(ids), body: { credits: [] } }),
  getLeaseRecord: record,
  saveRecordPart: (ids) => ({
    params: { ...record(ids).params, part: 'REMARKS' },
    body: { part: 'REMARKS', remarks: [] },
  }),
  concludeRecord: (ids) => ({
    ...record(ids),
    body: { day: '2026-11-20', outcome: 'REFUSED', signatures: { driver: null, dealer: null } },
  }),
  uploadLeasePhoto: (ids) => ({ ...lease(ids), query: { clientId: PHOTO }, upload: Buffer.from('none') }),
  getLeaseDocument: ({ leaseId, leaseDocumentId }) => ({ params: { leaseId, documentId: leaseDocumentId } }),
  getLeasePhoto: ({ leaseId }) => ({ params: { leaseId, photo: PHOTO } }),
  getCommuteComparison: 'OWN',
  chooseCommuteMethod: 'OWN',
  getDriverMonth: ({ leaseId }) => ({ params: { leaseId, month: '2026-11' } }),
  reportDriverMonth: ({ leaseId }) => ({
    params: { leaseId, month: '2026-11' },
    body: { tripDays: [], charging: null },
  }),
  getLeaseDistance: lease,
  reportReading: (ids) => ({
    ...lease(ids),
    body: { day: '2026-11-20', km: 10, photo: null, clientId: PHOTO },
  }),
  getPackageOptions: lease,
  requestPackageChange: (ids) => ({ ...lease(ids), body: { packageId: 1 } }),
  cancelPackageChange: packageChange,
  signPackageChange: (ids) => ({
    ...packageChange(ids),
    body: { signature: { name: 'Name', strokes: [] } },
  }),
  decidePackageChange: (ids) => ({ ...packageChange(ids), body: { decision: 'APPROVE' } }),
  getPackageAnnex: packageChange,
  listPackageChanges: 'OWN',
  getExtensions: lease,
  answerExtension: (ids) => ({ ...extension(ids), body: { answer: 'ACCEPT' } }),
  signExtension: (ids) => ({ ...extension(ids), body: { signature: { name: 'Name', strokes: [] } } }),
  decideExtension: (ids) => ({ ...extension(ids), body: { decision: 'APPROVE' } }),
  getExtensionAnnex: extension,
  offerExtension: (ids) => ({ ...lease(ids), body: { months: 6, rateEur: 480 } }),
  listExtensions: 'OWN',
  listDamages: lease,
  reportDamage: (ids) => ({ ...lease(ids), body: sampleDamage(PHOTO) }),
  changeDamage: (ids) => {
    const { clientId: _clientId, ...body } = sampleDamage(PHOTO);
    return { ...damage(ids), body };
  },
  withdrawDamage: damage,
  getDamageReport: damage,
  listProviderDamages: 'OWN',
  handleDamage: ({ leaseId }) => ({
    params: { damageId: leaseId },
    body: { state: 'WITH_INSURER', costEur: null, lastDay: null },
  }),
  proposeExcess: ({ leaseId }) => ({
    params: { damageId: leaseId },
    body: { excessEur: 1, bearer: 'EMPLOYEE', reason: 'Nein' },
  }),
  settleExcess: ({ leaseId }) => ({
    params: { damageId: leaseId },
    body: { bearer: 'EMPLOYEE', reason: 'Nein' },
  }),
  decideExcess: ({ leaseId }) => ({ params: { damageId: leaseId }, body: { bearer: 'EMPLOYER' } }),
  objectToExcess: (ids) => ({ ...damage(ids), body: { text: 'Nein' } }),
  listFines: 'OWN',
  addFine: 'OWN',
  getFine: fine,
  leadFine: (ids) => ({ ...fine(ids), body: { state: 'CLOSED' } }),
  uploadFineLetter: (ids) => ({ ...fine(ids), upload: Buffer.from('none') }),
  getFineLetter: fine,
  getFineReply: fine,
  listOwnFines: lease,
  listDrivers: lease,
  checkLicence: lease,
  reportLicenceLoss: lease,
  inviteDriver: (ids) => ({
    ...lease(ids),
    body: {
      firstName: 'Ida',
      lastName: 'Roth',
      email: 'ida@example.com',
      relation: 'OTHER',
      clientId: PHOTO,
    },
  }),
  endDriver: ({ leaseId }) => ({ params: { leaseId, driverId: leaseId } }),
  getDriverLink: 'SECRET',
  useDriverLink: 'SECRET',
  answerFine: ({ leaseId }) => ({ params: { leaseId, fineId: leaseId }, body: { answer: 'SILENT' } }),
  withdrawReading: ({ leaseId }) => ({ params: { leaseId, readingId: leaseId } }),
  getContract: order,
  getWithdrawalReceipt: order,
  getDocument: ({ orderId, documentId }) => ({ params: { orderId, documentId } }),
  executeStep: step,
  acceptStep: step,
  declineStep: (ids) => ({ ...step(ids), body: { reason: 'Nein' } }),
  startIdentification: step,
  startSigning: step,
  checkIdentification: step,
  checkSigning: step,
  getVerificationStatus: step,
  handOverCheck: step,
  mailCheckLink: step,
  openHandover: 'SECRET',
  deleteOrder: order,
  withdrawOrder: order,
  verificationCallback: 'SECRET',
  listEmployerOrders: 'OWN',
  getEmployerContract: order,
  getProviderContract: order,
  getEmployerOrder: order,
  approveOrders: 'OWN',
  placeOrders: 'OWN',
  getEmployerLimits: 'OWN',
  getEmployerFigures: 'OWN',
  getEmployerFiguresFile: 'OWN',
  listPeople: 'OWN',
  invitePerson: 'OWN',
  checkInvitations: 'OWN',
  invitePeople: 'OWN',
  renewInvitation: person,
  cancelInvitation: person,
  setPersonAccess: (ids) => ({ ...person(ids), body: { active: false } }),
  listAdminRequests: 'OWN',
  decideAdminRequest: ({ requestId }) => ({ params: { requestId }, body: { approved: false } }),
  searchEmployerAuditLog: 'OWN',
  setPersonRole: (ids) => ({ ...person(ids), body: { tenantAdmin: true } }),
  listProviderPeople: 'OWN',
  inviteProviderPerson: 'OWN',
  renewPasswordLink: person,
  setAccountAccess: (ids) => ({ ...person(ids), body: { active: false } }),
  setAccountRole: (ids) => ({ ...person(ids), body: { tenantAdmin: true } }),
  listPersonLeases: person,
  reportEmployment: (ids) => ({
    ...person(ids),
    body: { kind: 'LEAVING', day: '2027-03-31', until: null },
  }),
  endEmploymentReport: ({ userId, reportId }) => ({ params: { userId, reportId } }),
  listEmploymentReports: 'OWN',
  endPersonSessions: person,
  setPersonEmployment: (ids) => ({
    ...person(ids),
    body: { group: 'fremd', employedSince: null, probationUntil: null },
  }),
  getEmployerRules: 'OWN',
  saveEmployerRules: 'OWN',
  getEmployerNetworks: 'OWN',
  saveEmployerNetworks: 'OWN',
  getEmployerOffer: 'OWN',
  listTenants: 'OPEN',
  createTenant: 'OPEN',
  getTenant: tenant,
  saveTenant: tenant,
  saveTenantRules: tenant,
  saveTenantNetworks: tenant,
  setTenantAccess: tenant,
  addTenantAdmin: tenant,
  decideTenantAdminRequest: ({ tenantId, requestId }) => ({
    params: { tenantId, requestId },
    body: { approved: false },
  }),
  getProviderSettings: 'OPEN',
  saveProviderSettings: 'OPEN',
  getLegalText: 'OPEN',
  listLegalVersions: 'OPEN',
  getLegalVersion: 'OPEN',
  getLegalPdf: 'OPEN',
  getLegalVersionPdf: 'OPEN',
  publishLegalText: 'OPEN',
  listRegisterCodes: 'OWN',
  createRegisterCode: 'OWN',
  endRegisterCode: ({ codeId }) => ({ params: { codeId } }),
  getPayrollSettings: 'OWN',
  savePayrollSettings: 'OWN',
  previewPayroll: 'OWN',
  getPayrollTrips: 'OWN',
  listPayrollFiles: 'OWN',
  createPayrollFile: 'OWN',
  getPayrollFile: ({ fileId }) => ({ params: { fileId } }),
  listProviderOrders: 'OWN',
  getProviderBoard: 'OPEN',
  listProviderCars: 'OPEN',
  createCar: 'OPEN',
  getProviderCar: 'OPEN',
  saveCar: 'OPEN',
  setCarOffered: 'OPEN',
  planCarPrice: 'OPEN',
  cancelCarPrice: 'OPEN',
  uploadCarPhoto: 'OPEN',
  orderCarPhotos: 'OPEN',
  describeCarPhoto: 'OPEN',
  removeCarPhoto: 'OPEN',
  getImportFormat: 'OPEN',
  listCatalogueImports: 'OPEN',
  uploadCatalogue: 'OPEN',
  getCatalogueImport: 'OPEN',
  listImportProblems: 'OPEN',
  listImportChanges: 'OPEN',
  applyCatalogueImport: 'OPEN',
  undoCatalogueImport: 'OPEN',
  searchAuditLog: 'OWN',
  getProviderLaw: 'OPEN',
  previewFigures: 'OPEN',
  loadFigures: 'OPEN',
  undoFigures: 'OPEN',
  listStuckWork: 'OWN',
  retryStuckWork: 'OWN',
  getProviderOrder: order,
  sendManufacturerLink: order,
  changeDeliveryWeek: ({ orderId }) => ({
    params: { orderId },
    body: { deliveryWeek: '2027-W20', note: null },
  }),
  listContractTexts: 'OPEN',
  draftContractTexts: 'OPEN',
  getContractTexts: 'OPEN',
  saveContractTexts: 'OPEN',
  discardContractTexts: 'OPEN',
  publishContractTexts: 'OPEN',
  previewContractTexts: 'OPEN',
  getDealerLink: lease,
  sendDealerLink: (ids) => ({ ...lease(ids), body: { email: 'haendler@example.com' } }),
  endDealerLink: lease,
  getDealerRecord: 'SECRET',
  saveDealerPart: 'SECRET',
  concludeDealerRecord: 'SECRET',
  concludeDealerPaper: 'SECRET',
  concludePaperRecord: (ids) => ({
    ...record(ids),
    body: {
      outcome: 'ACCEPTED',
      day: '2026-11-20',
      vin: 'TMBJB7NY5R0008731',
      plate: 'HH-SW 312E',
      vinConfirmed: false,
      km: 10,
      keys: null,
      defects: null,
      sheets: [PHOTO],
      driver: 'Anna Schmidt',
      dealer: 'Jan Petersen',
    },
  }),
  uploadDealerPhoto: 'SECRET',
  getDealerPhoto: 'SECRET',
  getDealerAppointment: 'SECRET',
  changeDealerAppointment: 'SECRET',
  getDealerDocument: 'SECRET',
  getManufacturerOrder: 'SECRET',
  requestManufacturerLink: 'SECRET',
  confirmDeliveryWeek: 'SECRET',
  reportBuild: 'SECRET',
  reportShipment: 'SECRET',
  reportDelivery: 'SECRET',
};

/** Parameters that name no record of a person, or only an unguessable one. */
const HARMLESS_PARAMETERS = [
  'year',
  'month',
  'version',
  'registerCode',
  'address',
  'code',
  'callbackId',
  'vehicleId',
  'id',
  'importId',
  'photoId',
  'kind',
  'part',
  'photo',
  'priceId',
  'step',
  'placeId',
  'number',
  'page',
  'language',
];
const NO_ID = '987654321';
const ABSENT: RecordIds = {
  orderId: NO_ID,
  leaseId: NO_ID,
  leaseDocumentId: NO_ID,
  stepId: NO_ID,
  documentId: NO_ID,
  passkeyId: NO_ID,
  fileId: NO_ID,
  codeId: NO_ID,
  userId: NO_ID,
  reportId: NO_ID,
  requestId: NO_ID,
  searchId: NO_ID,
  tenantId: NO_ID,
  sessionId: '00000000-0000-4000-8000-000000000000',
};
const MARKER = 'Geheimhuber';

interface Stranger {
  readonly who: string;
  readonly roles: readonly Role[];
  readonly person: TestPerson;
}

const endpoints = Object.entries<Endpoint>(contract);
const reachOf = (name: string): Reach => REACH[name as keyof typeof contract]; // the contract's own keys

let server: TestApp;
let owner: TestPerson;
let ids: RecordIds;
let provider: TestPerson;
let strangers: readonly Stranger[];
/** A person of another employer with order and lease, and their HR team. */
let neighbour: {
  readonly person: TestPerson;
  readonly office: TestPerson;
  readonly orderId: string;
  readonly leaseId: string;
};

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_CODE_TRIES_PER_ADDRESS: '10000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const journey = orderJourney(server);
  const tenantId = await server.createTenant();
  owner = await createOrderingPerson(server, { tenantId, values: { lastName: MARKER, street: MARKER } });
  const offer = await createTestOffer(server);
  const orderId = await journey.signedAtProvider(owner, offer);
  const { steps, order: signed } = await journey.workflow(orderId, owner);
  const [delivered] = await server.db
    .insert(leases)
    .values({ orderId, tenantId, userId: owner.userId, state: 'PREPARED', preparedAt: server.clock.now() })
    .returning();
  const [passkey] = await server.db
    .insert(passkeys)
    .values({
      userId: owner.userId,
      credentialId: 'foreign',
      publicKey: 'none',
      signatureCounter: 0,
      transports: [],
      name: MARKER,
      createdAt: server.clock.now(),
    })
    .returning();
  const fileId = await server.services.files.insert(
    server.db,
    await server.services.files.put({ name: MARKER, tenantId, ownerId: null }, Buffer.from('none')),
  );
  const [file] = await server.db
    .insert(payrollFiles)
    .values({
      tenantId,
      month: '2026-12',
      format: 'CSV',
      name: MARKER,
      mediaType: 'text/csv',
      sha256: 'none',
      fileId,
      bookings: 'none',
      orderIds: [orderId],
      totals: {
        grossReduction: 0,
        benefitPrivateUse: 0,
        benefitCommute: 0,
        benefitCommuteFlat: 0,
        vatPassedOn: 0,
        usageFee: 0,
        chargingRefund: 0,
        employerContribution: 0,
      },
      createdAt: server.clock.now(),
    })
    .returning();
  const [leaseDocument] = await server.db
    .insert(leaseDocuments)
    .values({
      leaseId: delivered?.id ?? 0,
      tenantId,
      userId: owner.userId,
      kind: 'HANDOVER_RECORD',
      number: 1,
      name: MARKER,
      sha256: 'none',
      fileId,
      createdAt: server.clock.now(),
    })
    .returning();
  const [registerCode] = await server.db
    .insert(registerCodes)
    .values({ tenantId, code: MARKER, createdAt: server.clock.now() })
    .returning();
  const [report] = await server.db
    .insert(employmentReports)
    .values({
      tenantId,
      userId: owner.userId,
      kind: 'LEAVING',
      day: '2027-06-30',
      reportedAt: server.clock.now(),
    })
    .returning();
  const [request] = await server.db
    .insert(tenantAdminRequests)
    .values({
      tenantId,
      kind: 'ROLE',
      personId: owner.userId,
      requestedBy: owner.userId,
      createdAt: server.clock.now(),
    })
    .returning();
  const saved = await server.call(contract.saveSearch, { body: sampleSearch() }, owner);
  ids = {
    orderId: String(orderId),
    leaseId: String(delivered?.id),
    leaseDocumentId: String(leaseDocument?.id),
    stepId: String(steps[0]?.id),
    documentId: String(signed.documents[0]?.id),
    sessionId: owner.sessionId,
    passkeyId: String(passkey?.id),
    fileId: String(file?.id),
    codeId: String(registerCode?.id),
    userId: String(owner.userId),
    reportId: String(report?.id),
    requestId: String(request?.id),
    searchId: String(saved.body.searches[0]?.id),
    tenantId: String(tenantId),
  };
  const tenantElsewhere = await server.createTenant();
  const person = await createOrderingPerson(server, { tenantId: tenantElsewhere });
  const theirs = await journey.orderAt(person, offer, 'CONFIRM_SUMMARY');
  const [prepared] = await server.db
    .insert(leases)
    .values({
      orderId: theirs,
      tenantId: tenantElsewhere,
      userId: person.userId,
      state: 'PREPARED',
      preparedAt: server.clock.now(),
    })
    .returning();
  neighbour = {
    person,
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId: tenantElsewhere }),
    orderId: String(theirs),
    leaseId: String(prepared?.id),
  };
  const stranger = async (who: string, roles: readonly Role[], ofTenant?: number): Promise<Stranger> => ({
    who,
    roles,
    person: await server.createPerson({ roles, ...(ofTenant !== undefined && { tenantId: ofTenant }) }),
  });
  provider = await server.createPerson({ roles: ['ADMIN'] });
  strangers = [
    await stranger('colleague', ['EMPLOYEE'], tenantId),
    await stranger('employee elsewhere', ['EMPLOYEE']),
    await stranger('personnel office elsewhere', ['TENANT_ADMIN']),
    await stranger('both elsewhere', ['EMPLOYEE', 'TENANT_ADMIN']),
  ];
});
afterAll(() => server.close());

it.each(endpoints)('%s: a record that its path names is walked', (name, { path }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  const reachesRecord = named.some((parameter) => !HARMLESS_PARAMETERS.includes(parameter));
  expect(typeof reachOf(name) === 'function').toBe(reachesRecord);
});

describe("another person's record answers like an absent one", () => {
  const walked = endpoints.flatMap(([name, endpoint]) => {
    const reach = reachOf(name);
    return typeof reach === 'function' ? [[name, endpoint, reach] as const] : [];
  });

  it.each(walked)('%s', async (_name, endpoint, input) => {
    for (const { who, person } of strangers) {
      const foreign = await server.call(endpoint, input(ids), person);
      const none = await server.call(endpoint, input(ABSENT), person);
      expect([who, foreign.status, foreign.raw.body]).toEqual([who, none.status, none.raw.body]);
      // Also with a role that has no business there: a 403 would send the browser to the login page.
      expect([who, foreign.status]).toEqual([who, 404]);
    }
    for (const outsider of endpoint.access.includes('ADMIN') ? [] : [provider]) {
      expect((await server.call(endpoint, input(ids), outsider)).status).toBe(404);
    }
    expect((await server.call(endpoint, input(ids), null)).status).toBe(401);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });
});

describe("another person's part of an own record is not found", () => {
  const mixed = endpoints.flatMap(([name, endpoint]) => {
    const reach = reachOf(name);
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
    const parts = named.filter((parameter) => !HARMLESS_PARAMETERS.includes(parameter));
    return typeof reach === 'function' && parts.length > 1 ? [[name, endpoint, reach] as const] : [];
  });

  it.each(mixed)('%s', async (_name, endpoint, input) => {
    const { person, office, orderId, leaseId } = neighbour;
    const own = {
      ...ids,
      orderId,
      leaseId,
      userId: String(person.userId),
      tenantId: String(office.tenantId),
    };
    const people = { EMPLOYEE: person, TENANT_ADMIN: office, ADMIN: provider };
    const callers = ROLES.filter((role) => endpoint.access.includes(role)).map((role) => people[role]);
    expect(callers).not.toEqual([]);
    for (const caller of callers) {
      expect((await server.call(endpoint, input(own), caller)).status).toBe(404);
    }
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
  });
});

describe("no answer to another person contains the person's name", () => {
  const own = endpoints.filter(([name, { method }]) => reachOf(name) === 'OWN' && method === 'GET');

  it.each(own)('%s', async (_name, endpoint) => {
    for (const { person } of strangers) {
      const answer = await server.call(
        endpoint,
        { params: { id: '1' }, query: { month: '2026-12' } },
        person,
      );
      expect(answer.raw.body).not.toContain(MARKER);
    }
  });
});

it('has strangers of every role but the provider, who may see all', () => {
  const met = new Set(strangers.flatMap(({ roles }) => roles));
  expect(ROLES.filter((role) => !met.has(role))).toEqual(['ADMIN']);
});
