import { z } from 'zod';
import { BODY_STYLES } from '../vehicle-kinds.ts';
import {
  calendarDateSchema,
  euroReply,
  idParam,
  idSchema,
  onlyReason,
  optionalLine,
  savedFile,
} from './basics.ts';
import { employerDamage } from './employer-damage.ts';
import { followUpOrder } from './follow-up.ts';
import { leaseExtension } from './lease-extension.ts';
import { ANNEX_FORMS, packageChange } from './lease-package.ts';
import { RUNNING_LIMITS } from './running-limits.ts';

/** From the delivery to the closed account. */
export const LEASE_STATES = ['PREPARED', 'ACTIVE', 'RETURNED', 'CLOSED', 'CANCELLED'] as const;

/** Why a car came back. */
export const RETURN_REASONS = [
  'TERM',
  'LEFT',
  'EARLY_RETURN',
  'TAKEN_OVER',
  'TOTAL_LOSS',
  'THEFT',
  'TERMINATED',
  'DEATH',
  'INSOLVENCY',
] as const;

/** What the employee wishes at the end of the term. */
export const END_CHOICES = ['RETURN', 'EXTEND', 'FOLLOW_UP'] as const;

/** Days before the last day on which the employee is reminded of what is due. */
export const END_STEPS = ['180', '90', '60', '30', '7'] as const;
/** How such a reminder is settled before its day. */
export const END_STEP_STATES = ['DONE', 'SKIPPED'] as const;

/** What waits to be done with a lease, and by which party. */
export const LEASE_TASKS = [
  'CAR_DATA',
  'VIN_DIFFERS',
  'CHOOSE_APPOINTMENT',
  'CALL_FOR_APPOINTMENT',
  'HANDOVER',
  'HANDOVER_REFUSED',
  'CHOOSE_END',
  'BOOK_RETURN',
  'RETURN',
  'REPORT',
  'ANSWER_REPORT',
  'DECIDE_OBJECTIONS',
  'SETTLE',
  'CLOSE',
] as const;
export const LEASE_TURNS = ['EMPLOYEE', 'PROVIDER'] as const;

/** Commands of the lease that a person can be offered. */
export const LEASE_COMMANDS = ['SET_CAR_DATA', 'CONCLUDE_RETURN', 'CLOSE'] as const;

// ISO 3779: without I, O and Q.
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
// District, letters, number; E electric, H historic (§ 10 FZV).
const PLATE = /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}[EH]?$/;
const MOST_KEYS = 9;

/** As people write it: small letters and double spaces count like the official writing. */
const upperCased = <T extends string | null>(text: T) => text && text.toUpperCase().replaceAll(/\s+/g, ' ');
const fits = (pattern: RegExp) => (text: string | null) => text === null || pattern.test(text);

/** A VIN and a plate that must be there. */
export const vinText = z.string().transform(upperCased).refine(fits(VIN), onlyReason('INVALID_FORMAT'));
export const plateText = z.string().transform(upperCased).refine(fits(PLATE), onlyReason('INVALID_FORMAT'));

/** What the provider knows of the car; missing and empty are unknown. */
export const leaseCarBody = z.strictObject({
  vin: optionalLine(17).transform(upperCased).refine(fits(VIN), onlyReason('INVALID_FORMAT')),
  plate: optionalLine(11).transform(upperCased).refine(fits(PLATE), onlyReason('INVALID_FORMAT')),
  firstRegistration: calendarDateSchema.nullable(),
  insurer: optionalLine(80),
  policyNumber: optionalLine(40),
  keys: z.number().int().min(0).max(MOST_KEYS).nullable(),
});

export const leaseReturnBody = z.strictObject({
  /** From the handover until today. */
  day: calendarDateSchema,
  reason: z.enum(RETURN_REASONS),
});

export const leaseParams = z.object({ leaseId: idParam });
export const leaseDocumentParams = leaseParams.extend({ documentId: idParam });

export const leaseVehicle = z.object({
  brand: z.string(),
  carModel: z.string(),
  trimLevel: z.string().nullable(),
  mainPhotoUrl: z.string().nullable(),
  bodyStyle: z.enum(BODY_STYLES),
});

/** What every side sees of a lease. */
const leaseFacts = {
  id: idSchema,
  orderId: idSchema,
  state: z.enum(LEASE_STATES),
  vehicle: leaseVehicle,
  color: z.object({ name: z.string(), hex: z.string() }),
  plate: z.string().nullable(),
  handedOverOn: z.string().nullable(),
  /** Last day of the term, or of the employment if earlier; null before the handover. */
  lastDay: z.string().nullable(),
  /** Days after today until the last day; null unless the car is with the employee. */
  daysLeft: z.number().nullable(),
  /** At most 180 days are left. */
  endsSoon: z.boolean(),
  /** Days since the last day without a return; 0 when the car is not overdue. */
  overdueDays: z.number(),
  /** What the employee wishes at the end; null before the choice. */
  endChoice: z.enum(END_CHOICES).nullable(),
  /** Month of the term, from 1; null unless the car is with the employee. */
  month: z.number().nullable(),
  durationMonths: z.number(),
  /** Open tasks, most urgent first. */
  tasks: z.array(z.enum(LEASE_TASKS)),
  /** Who acts next; null when nothing is to be done. */
  turn: z.enum(LEASE_TURNS).nullable(),
  returnedOn: z.string().nullable(),
};

const carFacts = {
  vin: z.string().nullable(),
  firstRegistration: z.string().nullable(),
  insurer: z.string().nullable(),
  keys: z.number().nullable(),
  kmPerYear: z.number(),
  deliveredOn: z.string().nullable(),
  /** Last day of the agreed term. */
  endsOn: z.string().nullable(),
  closedOn: z.string().nullable(),
};

const leaseDocument = z.object({ id: idSchema, name: z.string() });

const whatComesNext = {
  /** The newest first. */
  extensions: z.array(leaseExtension),
  /** The order of the next car, which follows this lease; null without one. */
  followUp: followUpOrder.nullable(),
};

/** The own lease: with the net rate, which neither employer nor provider sees. */
export const ownLease = z.object({
  ...leaseFacts,
  ...carFacts,
  policyNumber: z.string().nullable(),
  /** Reminders of the end that the employee has settled. */
  endSteps: z.array(z.object({ step: z.enum(END_STEPS), state: z.enum(END_STEP_STATES) })),
  employerName: z.string(),
  /** What take-home pay falls by, as frozen with the order or with the package that holds today. */
  netRateEur: euroReply,
  /** Gross pay that is converted each month. */
  conversionEur: euroReply,
  /** Limits of the law that the conversions of all cars break from a day on, with the person's own figures. */
  brokenLimits: z.array(
    z.object({
      limit: z.enum(RUNNING_LIMITS),
      from: z.string(),
      /** What the conversions leave a month; of INSURANCE_STATUS a year. */
      leftEur: euroReply,
      /** The least that must be left; of BELOW_MINIJOB and INSURANCE_STATUS the amount to exceed. */
      requiredEur: euroReply,
    }),
  ),
  /** The newest change of the package that waits for its decision or signature, or will take effect; null without one. */
  packageChange: packageChange.nullable(),
  /** How the annex of a change is concluded. */
  annexForm: z.enum(ANNEX_FORMS),
  ...whatComesNext,
  /** The order's contract, then the records of the lease. */
  documents: z.array(leaseDocument.extend({ of: z.enum(['ORDER', 'LEASE']) })),
});
export type OwnLease = z.infer<typeof ownLease>;

/** Own leases, those before the return first, newest first. */
export const ownLeasesReply = z.array(ownLease);

const person = z.object({ firstName: z.string(), lastName: z.string(), employeeId: z.string().nullable() });
const fleetItem = { ...leaseFacts, employee: person };

/** The check of the employee's licence is overdue, or the licence lost. */
const mustNotDrive = z.boolean();

export const employerLease = z.object({
  ...fleetItem,
  mustNotDrive,
  ...carFacts,
  /** Forecast kilometres against the agreed ones, in steps of 5 %; null without a forecast. No reading shows. */
  distanceDeviationPercent: z.number().nullable(),
  /** Changes of the package, the newest first. */
  packageChanges: z.array(packageChange),
  ...whatComesNext,
  /** Damages of the car, the newest first. */
  damages: z.array(employerDamage),
});
export const providerLease = z.object({
  ...fleetItem,
  mustNotDrive,
  ...carFacts,
  tenantName: z.string(),
  policyNumber: z.string().nullable(),
  /** The VIN read at the handover, while it differs from `vin`; saving the car data settles it. */
  vinOnRecord: z.string().nullable(),
  /** Records of the lease. */
  documents: z.array(leaseDocument),
  /** Changes of the package, the newest first. */
  packageChanges: z.array(packageChange),
  ...whatComesNext,
  allowedCommands: z.array(z.enum(LEASE_COMMANDS)),
  /** Days that the return can have; null while there is no return. */
  returnDays: z.object({ first: z.string(), last: z.string() }).nullable(),
});
export type ProviderLease = z.infer<typeof providerLease>;
export type EmployerLease = z.infer<typeof employerLease>;

/** Employers cannot narrow a list by damages or late follow-up cars, but by excesses about which they decide. */
const EMPLOYER_FLAGS = ['OVERDUE', 'CAR_DATA_MISSING', 'EXCESS_OPEN', 'LICENCE_OVERDUE'] as const;
export const FLEET_FLAGS = [...EMPLOYER_FLAGS, 'DAMAGE_OPEN', 'FOLLOWER_LATE'] as const;
export const FLEET_SORTS = ['URGENT', 'END', 'NEWEST'] as const;
/** Days within which a lease ends. */
export const FLEET_ENDS = ['30', '90', '180'] as const;

export const fleetQuery = z.strictObject({
  /** Plate, end of the VIN, words of person, personnel number, car, or the order's number; from two characters. */
  search: z.string().trim().min(2).max(100).optional(),
  /** Without it, all that are neither closed nor cancelled. */
  state: z.enum(LEASE_STATES).optional(),
  endsWithin: z.enum(FLEET_ENDS).optional(),
  flag: z.enum(EMPLOYER_FLAGS).optional(),
  /** URGENT is the default: no driving or overdue first, then the earliest end. */
  sort: z.enum(FLEET_SORTS).optional(),
  /** The lease behind which the page begins. */
  after: idParam.optional(),
});
export const providerFleetQuery = fleetQuery.extend({
  flag: z.enum(FLEET_FLAGS).optional(),
  tenantId: idParam.optional(),
});
export const fleetFileQuery = fleetQuery.omit({ after: true });
export const providerFleetFileQuery = providerFleetQuery.omit({ after: true });

export const fleetFileReply = savedFile.extend({
  /** False when leases beyond the first 20,000 are left out. */
  complete: z.boolean(),
});

/** A lease in a list. */
const listedLease = { ...fleetItem, mustNotDrive };

const counts = z.object({
  /** Neither closed nor cancelled. */
  all: z.number(),
  overdue: z.number(),
  endsIn30: z.number(),
  endsIn90: z.number(),
  endsIn180: z.number(),
  toHandOver: z.number(),
  /** VIN or plate is missing, or the VIN differs from the record's. */
  carDataMissing: z.number(),
  /** With an excess about which the reader decides. */
  excessOpen: z.number(),
  /** Active leases whose employee must not drive: the check is overdue, or the licence lost. */
  licenceOverdue: z.number(),
});

export const employerFleetReply = z.object({
  /** 50 a page. */
  leases: z.array(z.object(listedLease)),
  next: idSchema.nullable(),
  /** Of all leases that the reader may see; the search does not change it. */
  counts,
});
export const providerFleetReply = z.object({
  leases: z.array(z.object({ ...listedLease, tenantName: z.string() })),
  next: idSchema.nullable(),
  counts: counts.extend({
    /** With a damage that is not settled; with a follow-up car that comes after the last day. */
    damageOpen: z.number(),
    followerLate: z.number(),
  }),
});
/** A lease of a list, as its file has it too. */
export type EmployerFleetItem = Omit<z.infer<typeof employerFleetReply>['leases'][number], 'mustNotDrive'>;
export type ProviderFleetItem = Omit<z.infer<typeof providerFleetReply>['leases'][number], 'mustNotDrive'>;

/** A lease as the export of the own data contains it. */
export const exportedLease = ownLease.omit({ documents: true });
