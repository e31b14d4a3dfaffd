import { z } from 'zod';
import { timeOfDay } from './appointments.ts';
import {
  calendarDateSchema,
  euro,
  euroReply,
  idParam,
  idSchema,
  instantSchema,
  printedLine,
} from './basics.ts';
import { photoName } from './handover-record.ts';
import { leaseParams, plateText } from './lease.ts';

/** PRIVATE_PARKING: a claim of a private operator of a car park. */
export const FINE_KINDS = ['WARNING', 'HEARING', 'WITNESS', 'PRIVATE_PARKING'] as const;
export const FINE_STATES = ['OPEN', 'ANSWERED', 'PASSED_ON', 'CLOSED'] as const;
/** NAMED_DRIVER: a person who may drive too. SILENT: the employee says nothing, which is lawful. */
export const FINE_ANSWERS = ['DROVE', 'NAMED_DRIVER', 'PAID', 'NOT_MY_CAR', 'SILENT'] as const;
/** To whom the authority writes. */
export const FINE_HOLDERS = ['PROVIDER', 'EMPLOYER'] as const;

export const fineParams = z.object({ fineId: idParam });
export const ownFineParams = leaseParams.extend({ fineId: idParam });

export const fineBody = z.strictObject({
  kind: z.enum(FINE_KINDS),
  plate: plateText,
  day: calendarDateSchema,
  time: timeOfDay,
  authority: printedLine(120),
  /** File number of the authority. */
  reference: printedLine(60),
  /** Null where the letter names none. */
  amountEur: euro(0, 10_000).nullable(),
  /** Of the authority. */
  deadline: calendarDateSchema,
  /** Chosen by the client, so that sending a letter twice begins one case. */
  clientId: photoName,
});
/** What a desk types. */
export const fineForm = fineBody.omit({ clientId: true });

export const fineAnswerBody = z.strictObject({
  answer: z.enum(FINE_ANSWERS),
  /** Who drove, with NAMED_DRIVER: one of `drivers`. */
  driverId: idSchema.optional(),
});
export const fineStateBody = z.strictObject({ state: z.enum(['PASSED_ON', 'CLOSED']) });

/** What the letter says. */
const letter = {
  kind: z.enum(FINE_KINDS),
  plate: z.string(),
  day: z.string(),
  time: z.string(),
  authority: z.string(),
  reference: z.string(),
  amountEur: euroReply.nullable(),
};
const facts = {
  id: idSchema,
  leaseId: idSchema,
  state: z.enum(FINE_STATES),
  holder: z.enum(FINE_HOLDERS),
  ...letter,
  /** Of the authority. */
  deadline: z.string(),
  /** Of the provider for one letter; the employer as holder takes none. */
  feeEur: euroReply,
  /** Day of its arrival at the employee; null until the letter is sent. */
  arrivedOn: z.string().nullable(),
  /** Last day of the employee's answer. */
  answerUntil: z.string().nullable(),
  /** Null without one. */
  answer: z.enum(FINE_ANSWERS).nullable(),
  /** Who drove, with NAMED_DRIVER. */
  driverName: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
  passedOnAt: instantSchema.nullable(),
  closedAt: instantSchema.nullable(),
};

/** A letter for the employee. */
export const ownFine = z.object({
  ...facts,
  /** Days after today until the last one; null where no answer is due. */
  daysLeft: z.number().nullable(),
  /** Whether an answer still counts. */
  answerable: z.boolean(),
  /** Named drivers who were active on the day; none where no answer counts. */
  drivers: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Whose name and address the holder gives to the authority. */
  holderName: z.string(),
});
export const ownFinesReply = z.object({
  vehicle: z.string(),
  /** The newest first; none before its letter is there. */
  fines: z.array(ownFine),
});
export type OwnFine = z.infer<typeof ownFine>;

/** A case in a desk's list: nothing of the letter. */
const deskFine = z.object({
  id: idSchema,
  leaseId: idSchema,
  state: z.enum(FINE_STATES),
  plate: z.string(),
  employeeName: z.string(),
  tenantName: z.string(),
  vehicle: z.string(),
  deadline: z.string(),
  /** Last day of the employee's answer; null until the letter is sent. */
  answerUntil: z.string().nullable(),
});
export const finesQuery = z.strictObject({
  /** Without it, all that are not closed. */
  state: z.enum(FINE_STATES).optional(),
  after: idParam.optional(),
});
export const finesReply = z.object({
  /** 50 a page, the nearest deadline first. */
  fines: z.array(deskFine),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
  /** Whether the desk receives letters: the employer as holder, the provider always. */
  holds: z.boolean(),
  /** For one letter from now on. */
  feeEur: euroReply,
});
export const fineReply = z.object({
  ...facts,
  employeeName: z.string(),
  tenantName: z.string(),
  vehicle: z.string(),
  /** The first letter that an employer as holder reads without a driver, and no later one: repeated silence may bring a logbook (§ 31a StVZO). */
  logbookHint: z.boolean(),
});
export const addedFine = z.object({ id: idSchema });
export type FineCase = z.infer<typeof fineReply>;
export type DeskFine = z.infer<typeof deskFine>;

/** Letters of a person as the export of the own data contains them, oldest first. */
export const exportedFine = ownFine.omit({ daysLeft: true, answerable: true, drivers: true });
