import { z } from 'zod';
import { employmentReport } from './employment-reports.ts';
import { meReply } from './auth.ts';
import { calendarDateSchema, idParam, idSchema, instantSchema } from './basics.ts';
import { exportedRecord } from './handover-record.ts';
import { exportedEndReport } from './lease-end.ts';
import { exportedSelfCheck } from './self-check.ts';
import { exportedExtension } from './lease-extension.ts';
import { exportedLease } from './lease.ts';
import { exportedDamage } from './damage.ts';
import { exportedFine } from './fine.ts';
import { exportedDriving } from './licence.ts';
import { exportedPackageChange } from './package-change.ts';
import { exportedCharging, exportedMethod } from './driver-month.ts';
import { exportedReading } from './lease-distance.ts';
import { appointment } from './appointments.ts';
import { orderDetailReply } from './order.ts';
import { RUNNING_LIMITS } from './running-limits.ts';
import { exportedSearch } from './saved-searches.ts';
import { userInfoReply } from './user-info.ts';
import { signInMethodsReply } from './second-factor.ts';

/** Identifier of a session. */
export const sessionIdParam = z.uuid();

const ownSession = z.object({
  id: z.string(),
  /** The session of this very request. */
  current: z.boolean(),
  startedAt: instantSchema,
  lastUsedAt: instantSchema,
  /** What the browser called itself; null when it said nothing. */
  agent: z.string().nullable(),
  address: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The one used last at the front. */
export const ownSessionsReply = z.array(ownSession);

export const readingsQuery = z.strictObject({
  /** Only readings older than this one: the next page. */
  before: idParam.optional(),
});

const reading = z.object({
  id: idSchema,
  at: instantSchema,
  /** The reader's role: TENANT_ADMIN or ADMIN. */
  role: z.string(),
  /** What was looked at, one of the known actions; a newer version may have written others. */
  action: z.string(),
  /** The order, where it was one. */
  orderId: idSchema.nullable(),
});
export type Reading = z.infer<typeof reading>;

export const readingsReply = z.object({
  /** Newest first. */
  readings: z.array(reading),
  /** What `before` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

/** A document with its bytes, as PDF in base64. */
const exportedDocument = z.object({ id: idSchema, name: z.string(), contentBase64: z.string() });

const exportedOrder = z.object({
  ...orderDetailReply.shape,
  documents: z.array(exportedDocument),
  /** The way to work as it was entered after the order was made, oldest first; payroll values it from then on. */
  commutes: z.array(
    z.object({
      enteredAt: instantSchema,
      kilometers: z.number(),
      valuation: z.string(),
    }),
  ),
  /** Trips to work as they were declared for payroll, oldest month first. */
  trips: z.array(z.object({ month: z.string(), declaredAt: instantSchema, days: z.array(z.string()) })),
  /** Limits of the law that the conversion breaks, by the last nightly check; `toldFrom` of those that were mailed. */
  limitsAhead: z.array(
    z.object({
      limit: z.enum(RUNNING_LIMITS),
      from: calendarDateSchema,
      toldFrom: calendarDateSchema.nullable(),
    }),
  ),
  /** When and where the car is handed over; one a kind. */
  appointments: z.array(appointment),
  /** Name and address as they stand in the contract. */
  person: z.record(z.string(), z.string().nullable()),
});

/** What happened with the account and its data; `byYou` tells the person's own doings from those of others. */
const exportedEvent = z.object({
  at: instantSchema,
  action: z.string(),
  outcome: z.string(),
  byYou: z.boolean(),
  role: z.string(),
  record: z.string(),
  recordId: idSchema.nullable(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
});

/** Result of a licence or identity check, as far as it is kept. */
const exportedCheck = z.object({
  orderId: idSchema,
  kind: z.string(),
  state: z.string(),
  finishedAt: instantSchema.nullable(),
  result: z.unknown(),
});

/** Everything that is stored about a person. */
export const ownDataReply = z.object({
  exportedAt: instantSchema,
  account: meReply,
  language: z.string(),
  accountSince: instantSchema.nullable(),
  termsAcceptedAt: instantSchema.nullable(),
  /** The year whose 1 January the person was last mailed about. */
  januaryMailed: z.int().nullable(),
  address: userInfoReply.shape.addressDto,
  salaryInfo: userInfoReply.shape.salaryInfo,
  /** The day on which the saved searches were last looked through. */
  searchCheckedOn: calendarDateSchema.nullable(),
  /** Remembered cars, oldest first. */
  favourites: z.array(z.object({ vehicleId: idSchema, addedAt: instantSchema })),
  savedSearches: z.array(exportedSearch),
  orders: z.array(exportedOrder),
  /** Leased cars, newest first. */
  leases: z.array(exportedLease),
  /** Records of handovers, oldest first. */
  handoverRecords: z.array(exportedRecord),
  /** Reports about returned cars, with answers, decisions and settlement. */
  endReports: z.array(exportedEndReport),
  selfChecks: z.array(exportedSelfCheck),
  /** Readings of the odometer, oldest first. */
  odometerReadings: z.array(exportedReading),
  homeCharging: z.array(exportedCharging),
  commuteMethods: z.array(exportedMethod),
  /** Changes of the package, oldest first. */
  packageChanges: z.array(exportedPackageChange),
  /** Extensions, oldest first. */
  leaseExtensions: z.array(exportedExtension),
  /** Reported damages, oldest first. */
  damages: z.array(exportedDamage),
  fines: z.array(exportedFine),
  /** Licence and named drivers of each lease. */
  driving: z.array(exportedDriving),
  checks: z.array(exportedCheck),
  /** What the employer has reported; `withdrawnAt` of what it took back. */
  employmentReports: z.array(
    employmentReport
      .omit({ id: true })
      .extend({ reportedAt: instantSchema, withdrawnAt: instantSchema.nullable() }),
  ),
  sessions: ownSessionsReply,
  signInMethods: signInMethodsReply,
  events: z.array(exportedEvent),
});
