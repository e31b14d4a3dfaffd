import { z } from 'zod';
import { ADDITIONAL_DRIVERS } from '../vehicle-kinds.ts';
import {
  calendarDateSchema,
  codeParam,
  emailSchema,
  germanPostcode,
  idParam,
  idSchema,
  instantSchema,
  personName,
  printedLine,
} from './basics.ts';
import { photoName } from './handover-record.ts';
import { leaseParams } from './lease.ts';

/** ON_CAUSE: only before the licence expires, or when a desk asks. */
export const LICENCE_INTERVALS = ['MONTHS_6', 'MONTHS_12', 'ON_CAUSE'] as const;
/** A named driver toward the employee. */
export const DRIVER_RELATIONS = ['PARTNER', 'CHILD', 'OTHER'] as const;
export const DRIVER_STATES = ['INVITED', 'ACTIVE', 'ENDED'] as const;
/** OVERDUE and LOST: driving is not allowed. */
export const LICENCE_STANDINGS = ['VALID', 'DUE', 'OVERDUE', 'LOST'] as const;
/** The last check at the provider of checks. */
export const LICENCE_CHECK_STATES = ['OPEN', 'IN_REVIEW', 'SUCCESS', 'FAILED', 'ABORTED', 'EXPIRED'] as const;
/** Why a check did not pass. */
export const LICENCE_CHECK_REASONS = [
  'NAME_MISMATCH',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_UNSUPPORTED',
  'LICENCE_CLASS_MISSING',
  'LICENCE_TOO_YOUNG',
  'SELFIE_MISMATCH',
  'USER_CANCELLED',
  'TECHNICAL',
] as const;

export const driverParams = leaseParams.extend({ driverId: idParam });

/** A person whom the employee lets drive. */
export const driverForm = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email: emailSchema,
  relation: z.enum(DRIVER_RELATIONS),
});
export const driverBody = driverForm.extend({
  /** Chosen by the client, so that sending it twice invites once. */
  clientId: photoName,
});

const licence = z.object({
  standing: z.enum(LICENCE_STANDINGS),
  /** Of the last passed check; null without one. */
  checkedOn: z.string().nullable(),
  /** Null where none is due. */
  dueOn: z.string().nullable(),
  /** Last day on which the due check is in time. */
  graceUntil: z.string().nullable(),
  lostOn: z.string().nullable(),
});
const check = z.object({
  state: z.enum(LICENCE_CHECK_STATES),
  /** Null unless it did not pass. */
  reason: z.enum(LICENCE_CHECK_REASONS).nullable(),
});

const driver = z.object({
  id: idSchema,
  /** Null for the employer whose rule does not ask for names. */
  name: z.string().nullable(),
  /** For the employee alone. */
  email: z.string().nullable(),
  relation: z.enum(DRIVER_RELATIONS),
  state: z.enum(DRIVER_STATES),
  /** Null before the person is active. */
  standing: z.enum(LICENCE_STANDINGS).nullable(),
  /** Last day of the invitation. */
  invitedUntil: z.string(),
  activatedAt: instantSchema.nullable(),
  dueOn: z.string().nullable(),
  endedAt: instantSchema.nullable(),
});

export const driversReply = z.object({
  vehicle: z.string(),
  /** Of the employee; null before the handover and after the return. */
  licence: licence.nullable(),
  /** Classes and end of the licence as last checked, and the last check; for the employee alone. */
  details: z
    .object({ classes: z.array(z.string()), validUntil: z.string().nullable(), check: check.nullable() })
    .nullable(),
  /** Whether the caller can begin a check (employee) or ask for one (desks). */
  checkable: z.boolean(),
  interval: z.enum(LICENCE_INTERVALS),
  /** Whom the contract lets drive besides the employee. */
  circle: z.enum(ADDITIONAL_DRIVERS),
  mostDrivers: z.number(),
  /** Active named drivers. */
  activeDrivers: z.number(),
  /** Newest first; none for the employer whose rule does not ask for names. */
  drivers: z.array(driver),
});
export type LeaseDrivers = z.infer<typeof driversReply>;

export const driverLinkParams = z.object({ code: codeParam });

/** Of the car and the person: nothing else of the lease. */
export const driverLinkReply = z.object({
  vehicle: z.string(),
  plate: z.string().nullable(),
  firstName: z.string(),
  /** Who invited. */
  invitedBy: z.string(),
  state: z.enum(DRIVER_STATES),
  invitedUntil: z.string(),
  consented: z.boolean(),
  activatedAt: instantSchema.nullable(),
  licence: licence.nullable(),
  check: check.nullable(),
  checkable: z.boolean(),
  /** A letter of an authority names this driver, and the address is missing. */
  addressAsked: z.boolean(),
});

/** For the answer to an authority that names this driver. */
export const driverAddressForm = z.strictObject({
  street: printedLine(120),
  streetNumber: printedLine(20),
  postcode: germanPostcode(),
  place: printedLine(100),
});
export type DriverAddress = z.infer<typeof driverAddressForm>;

export const driverConsentForm = z.strictObject({
  bornOn: calendarDateSchema,
  /** To the six duties and to the check. */
  consent: z.literal(true),
});
export const driverLinkBody = z.discriminatedUnion('command', [
  driverConsentForm.extend({ command: z.literal('CONSENT') }),
  driverAddressForm.extend({ command: z.literal('GIVE_ADDRESS') }),
  z.strictObject({ command: z.literal('CHECK') }),
  z.strictObject({ command: z.literal('REPORT_LOSS') }),
  z.strictObject({ command: z.literal('END') }),
]);

/** Licence and drivers of one lease as the export of the own data contains them. */
export const exportedDriving = z.object({
  leaseId: idSchema,
  licence: licence.nullable(),
  details: driversReply.shape.details,
  drivers: z.array(driver),
});
