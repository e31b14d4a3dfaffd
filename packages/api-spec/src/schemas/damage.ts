import { z } from 'zod';
import { timeOfDay } from './appointments.ts';
import {
  calendarDateSchema,
  euro,
  euroReply,
  idParam,
  idSchema,
  instantSchema,
  optionalPrintedLine,
  printedLine,
  printedText,
} from './basics.ts';
import { DAMAGE_KINDS, DAMAGE_STATES, damageExcess, EXCESS_BEARERS } from './employer-damage.ts';
import { photoName } from './handover-record.ts';
import { leaseParams } from './lease.ts';
import { BODY_STYLES } from '../vehicle-kinds.ts';

/** The excess depends on it (§ 9 of the contract). */
export const TRIP_KINDS = ['PRIVATE', 'COMMUTE', 'BUSINESS'] as const;
export const CAR_PARTS = [
  'FRONT',
  'BONNET',
  'WINDSCREEN',
  'ROOF',
  'REAR_WINDOW',
  'TAILGATE',
  'REAR',
  'LEFT_FRONT',
  'LEFT_DOORS',
  'LEFT_REAR',
  'RIGHT_FRONT',
  'RIGHT_DOORS',
  'RIGHT_REAR',
  'UNDERBODY',
  'INSIDE',
] as const;
export const DAMAGE_VIEWS = ['OVERVIEW', 'DETAIL', 'OTHER_CAR', 'MORE'] as const;

const MOST_EXCESS_EUR = 500;

const MOST_PHOTOS = 12;
export const MOST_OTHERS = 3;
const MOST_MARKS = 20;

/** Where a part is damaged on the drawing of 600 by 1,000; null where it is not on it. */
const mark = z.strictObject({
  part: z.enum(CAR_PARTS),
  x: z.number().int().min(0).max(600).nullable(),
  y: z.number().int().min(0).max(1000).nullable(),
});

/** Another party: what its driver says or its plate shows. */
const other = z.strictObject({
  name: optionalPrintedLine(80),
  plate: optionalPrintedLine(15),
  insurer: optionalPrintedLine(80),
});

const what = {
  kind: z.enum(DAMAGE_KINDS),
  /** Whether a person was hurt; never who. */
  injured: z.boolean(),
  /** Whether the car can go on. */
  drivable: z.boolean(),
  text: printedText(1000),
};
const where = {
  day: calendarDateSchema,
  time: timeOfDay,
  /** As the driver writes it; no position is read. */
  place: printedLine(200),
  tripKind: z.enum(TRIP_KINDS),
};
const others = {
  others: z.array(other).max(MOST_OTHERS),
  /** File number of the police; null where it was not there. */
  police: optionalPrintedLine(80),
};

/** Forms of the screens that are typed. */
export const damageWhatForm = z.strictObject(what);
export const damageWhereForm = z.strictObject({
  ...where,
  /** Null while there is none. */
  marks: z.array(mark).max(MOST_MARKS).nullable(),
});
export const damageOthersForm = z.strictObject(others);

/** A whole report. */
export const damageChangeBody = z.strictObject({
  ...what,
  ...where,
  marks: z.array(mark).max(MOST_MARKS),
  photos: z.array(z.strictObject({ view: z.enum(DAMAGE_VIEWS), photo: photoName })).max(MOST_PHOTOS),
  ...others,
});
export const damageBody = damageChangeBody.extend({
  /** Chosen by the client, so that sending a report twice begins one case. */
  clientId: photoName,
});

export const damageParams = leaseParams.extend({ damageId: idParam });
export const handleDamageParams = z.object({ damageId: idParam });

/** What the provider enters. */
export const damageHandlingBody = z.strictObject({
  state: z.enum(DAMAGE_STATES),
  claimNumber: optionalPrintedLine(40),
  workshop: optionalPrintedLine(200),
  /** To the employee. */
  note: optionalPrintedLine(500),
  /** Of the repair, with VAT. */
  costEur: euro(0, 1_000_000).nullable(),
  /** Last day of the car; required for a total loss or a theft. */
  lastDay: calendarDateSchema.nullable(),
});

export const excessProposalBody = z.strictObject({
  /** At most the contract's excess, and at most the cost. */
  excessEur: euro(1, MOST_EXCESS_EUR),
  bearer: z.enum(EXCESS_BEARERS),
  /** To employee and employer. */
  reason: printedLine(500),
});
export const excessDecisionBody = z.strictObject({ bearer: z.enum(EXCESS_BEARERS) });
export const excessSettlementBody = z.strictObject({
  bearer: z.enum(EXCESS_BEARERS),
  /** To the employee. */
  reason: printedLine(500),
});
export const excessObjectionBody = z.strictObject({ text: printedText(1000) });

const report = z.object({
  kind: z.enum(DAMAGE_KINDS),
  injured: z.boolean(),
  drivable: z.boolean(),
  text: z.string(),
  day: z.string(),
  time: z.string(),
  place: z.string(),
  tripKind: z.enum(TRIP_KINDS),
  marks: z.array(mark),
  photos: z.array(z.object({ view: z.enum(DAMAGE_VIEWS), photo: z.string() })),
  others: z.array(
    z.object({
      name: z.string().nullable(),
      plate: z.string().nullable(),
      insurer: z.string().nullable(),
    }),
  ),
  police: z.string().nullable(),
});

/** A case for its driver and the provider. */
export const damageCase = z.object({
  id: idSchema,
  state: z.enum(DAMAGE_STATES),
  /** To which the provider can bring it. */
  nextStates: z.array(z.enum(DAMAGE_STATES)),
  reportedAt: instantSchema,
  changedAt: instantSchema,
  /** When the driver last changed the report; null where it reads as it was sent. */
  correctedAt: instantSchema.nullable(),
  /** Whether the driver can change it. */
  changeable: z.boolean(),
  /** Whether the driver can still add photos, and change nothing else. */
  photosAddable: z.boolean(),
  /** Until then the driver can take it back; null where not. */
  withdrawableUntil: instantSchema.nullable(),
  report,
  claimNumber: z.string().nullable(),
  workshop: z.string().nullable(),
  note: z.string().nullable(),
  costEur: euroReply.nullable(),
  excess: damageExcess
    .extend({
      /** Of the employee's objection; null without one. */
      objection: z.string().nullable(),
      /** Reason of the provider's decision; null without one. */
      answer: z.string().nullable(),
      /** Whether the provider decides now. */
      providerDecides: z.boolean(),
    })
    .nullable(),
  /** Whether the provider can propose an excess. */
  excessProposable: z.boolean(),
});
export type DamageCase = z.infer<typeof damageCase>;

export const damagesReply = z.object({
  /** Whether the lease takes reports now. */
  canReport: z.boolean(),
  /** First and last day that a report can name; null while none is possible. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  vehicle: z.string(),
  /** Of the drawing with the marks. */
  bodyStyle: z.enum(BODY_STYLES),
  employerName: z.string(),
  /** The newest first. */
  damages: z.array(damageCase),
});

/** Damages of a person as the export of the own data contains them, oldest first. */
export const exportedDamage = damageCase
  .omit({ nextStates: true, changeable: true, photosAddable: true, excessProposable: true })
  .extend({ leaseId: idSchema });
