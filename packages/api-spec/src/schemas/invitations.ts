import { z } from 'zod';
import { FIELD_ERROR_CODES } from '../field-error-codes.ts';
import { emailSchema, optionalPrintedLine, personName } from './basics.ts';

const invited = {
  firstName: personName(),
  lastName: personName(),
  email: emailSchema,
  employeeId: optionalPrintedLine(50),
} as const;

/** A person to invite, from a file. */
export const invitedPerson = z.strictObject(invited);
export type InvitedPerson = z.infer<typeof invitedPerson>;

export const invitationBody = z.strictObject({
  ...invited,
  /** Whether the person looks after the employer's people and orders too. */
  tenantAdmin: z.boolean().default(false),
});

/** People of one file; a larger file is for several ones. */
export const MOST_INVITED_PEOPLE = 2_000;
/** People of one call; sending a file is a row of calls, each of which tells what became of its people. */
export const MOST_INVITED_AT_ONCE = 20;

/** What can be wrong in a file of people beyond what can be wrong in a form. */
export const INVITATION_PROBLEM_CODES = [
  ...FIELD_ERROR_CODES,
  'MISSING_COLUMN',
  'REPEATED_COLUMN',
  'TOO_MANY_CELLS',
  'TOO_MANY_ROWS',
  'BROKEN_ROW',
  'EMPTY_FILE',
  'NOT_A_TABLE',
] as const;
export const INVITATION_COLUMNS = ['firstName', 'lastName', 'email', 'employeeId'] as const;

const invitationProblem = z.object({
  /** Line of the file, from 1. */
  line: z.number(),
  /** Null where the whole row is meant. */
  column: z.enum(INVITATION_COLUMNS).nullable(),
  code: z.enum(INVITATION_PROBLEM_CODES),
  /** What stands there, shortened. */
  value: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type InvitationProblem = z.infer<typeof invitationProblem>;

/** What the employer knows of an address already; `NEW`: nothing. */
export const KNOWN_STATES = ['NEW', 'ALREADY_INVITED', 'ALREADY_REGISTERED', 'DEACTIVATED'] as const;

export const invitationFileReply = z.object({
  encoding: z.string().nullable(),
  separator: z.string().nullable(),
  /** Columns that are not read, by their header. */
  ignoredColumns: z.array(z.string()),
  /** By line; without those that something is wrong with. */
  people: z.array(
    z.object({
      line: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      employeeId: z.string().nullable(),
      state: z.enum(KNOWN_STATES),
    }),
  ),
  /** All problems of the file. */
  problemCount: z.number(),
  /** The first 500 of them, by line. */
  problems: z.array(invitationProblem),
});
export type InvitationFileReply = z.infer<typeof invitationFileReply>;

export const invitePeopleBody = z.strictObject({
  people: z.array(invitedPerson).min(1).max(MOST_INVITED_AT_ONCE),
});

/**
 * The result of an invitation. `NOT_AVAILABLE`: the address has an account outside this employer. `NUMBER_TAKEN`:
 * another person of the employer has the personnel number.
 */
export const INVITATION_OUTCOMES = [
  'INVITED',
  'ALREADY_INVITED',
  'ALREADY_REGISTERED',
  'DEACTIVATED',
  'NOT_AVAILABLE',
  'NUMBER_TAKEN',
] as const;

export const invitePeopleReply = z.object({
  /** In the order of the call. */
  results: z.array(z.object({ email: z.string(), outcome: z.enum(INVITATION_OUTCOMES) })),
});
