import { addDays, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';

/** PRIVATE_PARKING: a claim of a private operator of a car park. */
export const FINE_KINDS = ['WARNING', 'HEARING', 'WITNESS', 'PRIVATE_PARKING'] as const;
export type FineKind = (typeof FINE_KINDS)[number];

export const FINE_STATES = ['OPEN', 'ANSWERED', 'PASSED_ON', 'CLOSED'] as const;
export type FineState = (typeof FINE_STATES)[number];

/** NAMED_DRIVER: a person who may drive too. SILENT: the employee says nothing, which is lawful. */
export const FINE_ANSWERS = ['DROVE', 'NAMED_DRIVER', 'PAID', 'NOT_MY_CAR', 'SILENT'] as const;
export type FineAnswer = (typeof FINE_ANSWERS)[number];

/** To whom the authority writes: the holder of the cars of an employer. */
export const FINE_HOLDERS = ['PROVIDER', 'EMPLOYER'] as const;
export type FineHolder = (typeof FINE_HOLDERS)[number];

const ANSWER_DAYS = 14;
const REMINDER_DAYS = 7;
/** Between the employee's last day and the authority's deadline. */
const DAYS_TO_PASS_ON = 3;
/** How long a closed case is kept, in months. */
export const FINE_KEPT_MONTHS = 3;

/** A case as its rules see it. */
export interface Fine {
  readonly state: FineState;
  /** Null in state OPEN, and where the employee did not answer in time. */
  readonly answer: FineAnswer | null;
  /** Last day of the employee; null before the letter has arrived. */
  readonly answerUntil: CalendarDate | null;
}

/**
 * The last day on which the employee answers: 14 days after the letter's arrival or 3 days before the authority's
 * deadline, whichever is earlier; never before the arrival.
 */
export function fineAnswerUntil(arrivedOn: CalendarDate, deadline: CalendarDate): CalendarDate {
  const inTwoWeeks = addDays(arrivedOn, ANSWER_DAYS);
  const inTimeToPassOn = addDays(deadline, -DAYS_TO_PASS_ON);
  const earlier = inTimeToPassOn < inTwoWeeks ? inTimeToPassOn : inTwoWeeks;
  return earlier < arrivedOn ? arrivedOn : earlier;
}

/** Letters that arrived by this day are due for the reminder. */
export const fineRemindedSince = (today: CalendarDate): CalendarDate => addDays(today, -REMINDER_DAYS);

/** Cases with a deadline of the authority up to this day wait too long for the holder. */
export const fineLateDeadline = (today: CalendarDate): CalendarDate => addDays(today, 1);

/** When a person had the car: from the handover until the return; null where it is not over. In ms since 1970. */
export interface CarSpan {
  readonly leaseId: number;
  readonly fromMs: number;
  readonly untilMs: number | null;
}

/** The lease that had the car at an instant: of those that had begun and not ended, the last begun; null without one. */
export function leaseAtInstant(spans: readonly CarSpan[], atMs: number): number | null {
  const [last] = spans
    .filter(({ fromMs, untilMs }) => fromMs <= atMs && (untilMs === null || atMs < untilMs))
    .toSorted((one, other) => other.fromMs - one.fromMs || other.leaseId - one.leaseId);
  return last?.leaseId ?? null;
}

export type FineCommand =
  | { readonly type: 'ANSWER'; readonly answer: FineAnswer }
  /** The employee's days are over. */
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'PASS_ON' }
  | { readonly type: 'CLOSE' };

export type FineActor = 'EMPLOYEE' | 'HOLDER' | 'SYSTEM';

export type FineRefusal =
  | { readonly code: 'FINE_COMMAND_NOT_ALLOWED' }
  | { readonly code: 'FINE_LETTER_MISSING' }
  /** An answer was given before, or the holder has written to the authority. */
  | { readonly code: 'FINE_ANSWERED' }
  /** The employee can answer until this day. */
  | { readonly code: 'FINE_NOT_ANSWERED'; readonly until: CalendarDate | null }
  | { readonly code: 'FINE_CLOSED' };

/** The case after a command. */
export type FineEvent = Pick<Fine, 'state' | 'answer'>;
/** What a command changes; null for a repetition. */
type Decision = Result<FineEvent | null, FineRefusal>;

const ACTORS: Readonly<Record<FineCommand['type'], FineActor>> = {
  ANSWER: 'EMPLOYEE',
  EXPIRE: 'SYSTEM',
  PASS_ON: 'HOLDER',
  CLOSE: 'HOLDER',
};

function decideAnswer(answer: FineAnswer, fine: Fine): Decision {
  if (fine.answer === answer) return ok(null);
  if (fine.answerUntil === null) return refuse({ code: 'FINE_LETTER_MISSING' });
  // A late answer still counts until the holder has written to the authority.
  const isTaken = fine.state === 'OPEN' || (fine.state === 'ANSWERED' && fine.answer === null);
  return isTaken ? ok({ state: 'ANSWERED', answer }) : refuse({ code: 'FINE_ANSWERED' });
}

/** Decides a command about a letter. A repeated command changes nothing. */
export function decideFine(
  command: FineCommand,
  fine: Fine,
  actor: FineActor,
  today: CalendarDate,
): Decision {
  if (actor !== ACTORS[command.type]) return refuse({ code: 'FINE_COMMAND_NOT_ALLOWED' });
  const { state, answer, answerUntil } = fine;
  switch (command.type) {
    case 'ANSWER':
      return decideAnswer(command.answer, fine);
    case 'EXPIRE':
      return state === 'OPEN' && answerUntil !== null && today > answerUntil
        ? ok({ state: 'ANSWERED', answer: null })
        : ok(null);
    case 'PASS_ON':
      if (state === 'PASSED_ON') return ok(null);
      if (state === 'CLOSED') return refuse({ code: 'FINE_CLOSED' });
      return state === 'OPEN'
        ? refuse({ code: 'FINE_NOT_ANSWERED', until: answerUntil })
        : ok({ state: 'PASSED_ON', answer });
    case 'CLOSE':
      // Also an open one: entered by mistake, or dropped by the authority.
      return ok(state === 'CLOSED' ? null : { state: 'CLOSED', answer });
  }
}
