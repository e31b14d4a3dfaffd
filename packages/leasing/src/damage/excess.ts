import { addDays, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { LeaseActor } from '../lease.ts';
import type { DamageState } from './damage.ts';

export const EXCESS_BEARERS = ['EMPLOYEE', 'EMPLOYER'] as const;
export type ExcessBearer = (typeof EXCESS_BEARERS)[number];

/** PROPOSED waits for the employer, OBJECTED for the provider. DECIDED can become OBJECTED, FINAL cannot. */
export const EXCESS_STATES = ['PROPOSED', 'DECIDED', 'OBJECTED', 'FINAL'] as const;
export type ExcessState = (typeof EXCESS_STATES)[number];

/** Excess of one case under the contract. */
export const MOST_EXCESS_CENTS = 50_000;
/** For the employer's decision, the employee's objection, and the provider's answer to it. */
export const EXCESS_DAYS = 14;

/** The excess of a case: how much, and who bears it. */
export interface Excess {
  readonly excessCents: number;
  readonly bearer: ExcessBearer;
  readonly state: ExcessState;
  /** Day on which it came to its state. */
  readonly since: CalendarDate;
}

/** Last day of the employer's decision; null once it is made. */
export const excessDecidableUntil = ({ state, since }: Excess): CalendarDate | null =>
  state === 'PROPOSED' ? addDays(since, EXCESS_DAYS) : null;

/** Last day of the employee's objection; null while or where none is possible. */
export const excessObjectableUntil = ({ state, bearer, since }: Excess): CalendarDate | null =>
  state === 'DECIDED' && bearer === 'EMPLOYEE' ? addDays(since, EXCESS_DAYS) : null;

/** Whether the provider decides today: an objection, or in place of an employer that did not answer. */
export function providerDecidesExcess(excess: Excess, today: CalendarDate): boolean {
  if (excess.state === 'OBJECTED') return true;
  const until = excessDecidableUntil(excess);
  return until !== null && today > until;
}

/** The last day since which an excess waits too long today, for the employer or the provider. */
export const lateExcessSince = (today: CalendarDate): CalendarDate => addDays(today, -EXCESS_DAYS - 1);

/** Whether the provider can propose an excess: once the insurer has the case, until the employer decides. */
export const canProposeExcess = (state: DamageState, excess: Excess | null): boolean =>
  state !== 'REPORTED' && state !== 'WITHDRAWN' && (excess === null || excess.state === 'PROPOSED');

export type ExcessCommand =
  | { readonly type: 'PROPOSE'; readonly excessCents: number; readonly bearer: ExcessBearer }
  /** The employer confirms the proposed bearer, or bears the excess itself. */
  | { readonly type: 'DECIDE'; readonly bearer: ExcessBearer }
  | { readonly type: 'OBJECT' }
  /** The provider decides an objection, or in place of an employer that did not answer. */
  | { readonly type: 'SETTLE'; readonly bearer: ExcessBearer };

export type ExcessRefusal =
  | { readonly code: 'EXCESS_COMMAND_NOT_ALLOWED' }
  /** The insurer does not have the case, or the excess is decided. */
  | { readonly code: 'EXCESS_NOT_PROPOSABLE' }
  | { readonly code: 'EXCESS_COST_MISSING' }
  | { readonly code: 'EXCESS_TOO_HIGH'; readonly mostCents: number }
  | { readonly code: 'EXCESS_DECIDED' }
  /** The employer cannot lay an excess on the employee that the provider wants from the employer. */
  | { readonly code: 'EXCESS_BEARER_NOT_POSSIBLE' }
  | { readonly code: 'EXCESS_NOT_OBJECTABLE' }
  | { readonly code: 'EXCESS_OBJECTION_TOO_LATE'; readonly until: CalendarDate }
  /** The employer can still decide. */
  | { readonly code: 'EXCESS_EMPLOYER_DECIDES'; readonly until: CalendarDate };

export interface ExcessContext {
  readonly state: DamageState;
  /** Of the repair; null while unknown. */
  readonly costCents: number | null;
  readonly excess: Excess | null;
  readonly today: CalendarDate;
}

/** The new excess; null for a repetition. */
type Decision = Result<Excess | null, ExcessRefusal>;

const ACTORS: Readonly<Record<ExcessCommand['type'], LeaseActor>> = {
  PROPOSE: 'ADMIN',
  DECIDE: 'TENANT_ADMIN',
  OBJECT: 'EMPLOYEE',
  SETTLE: 'ADMIN',
};

function decideProposal(
  { excessCents, bearer }: Extract<ExcessCommand, { type: 'PROPOSE' }>,
  { state, costCents, excess, today }: ExcessContext,
): Decision {
  if (!canProposeExcess(state, excess)) return refuse({ code: 'EXCESS_NOT_PROPOSABLE' });
  if (costCents === null) return refuse({ code: 'EXCESS_COST_MISSING' });
  const mostCents = Math.min(costCents, MOST_EXCESS_CENTS);
  return excessCents > mostCents
    ? refuse({ code: 'EXCESS_TOO_HIGH', mostCents })
    : ok({ excessCents, bearer, state: 'PROPOSED', since: today });
}

function decideByEmployer(bearer: ExcessBearer, excess: Excess, today: CalendarDate): Decision {
  if (excess.state !== 'PROPOSED') {
    const isRepeated = excess.state === 'DECIDED' && excess.bearer === bearer;
    return isRepeated ? ok(null) : refuse({ code: 'EXCESS_DECIDED' });
  }
  return bearer === 'EMPLOYEE' && excess.bearer === 'EMPLOYER'
    ? refuse({ code: 'EXCESS_BEARER_NOT_POSSIBLE' })
    : ok({ ...excess, bearer, state: 'DECIDED', since: today });
}

function decideObjection(excess: Excess, today: CalendarDate): Decision {
  if (excess.state === 'OBJECTED') return ok(null);
  const until = excessObjectableUntil(excess);
  if (until === null) return refuse({ code: 'EXCESS_NOT_OBJECTABLE' });
  return today > until
    ? refuse({ code: 'EXCESS_OBJECTION_TOO_LATE', until })
    : ok({ ...excess, state: 'OBJECTED', since: today });
}

function decideSettlement(bearer: ExcessBearer, excess: Excess, today: CalendarDate): Decision {
  if (excess.state === 'OBJECTED') return ok({ ...excess, bearer, state: 'FINAL', since: today });
  const until = excessDecidableUntil(excess);
  if (until === null) {
    return excess.bearer === bearer ? ok(null) : refuse({ code: 'EXCESS_DECIDED' });
  }
  return today > until
    ? ok({ ...excess, bearer, state: 'DECIDED', since: today })
    : refuse({ code: 'EXCESS_EMPLOYER_DECIDES', until });
}

/**
 * Decides a command about the excess of a case. A repeated command changes nothing, except that a new proposal begins
 * the employer's 14 days anew.
 *
 * An employer that does not answer within 14 days has agreed to nothing. It can still decide; besides, the provider can
 * decide in its place, with a reason. Against both decisions the employee can object once.
 */
export function decideExcess(command: ExcessCommand, actor: LeaseActor, context: ExcessContext): Decision {
  if (actor !== ACTORS[command.type]) return refuse({ code: 'EXCESS_COMMAND_NOT_ALLOWED' });
  if (command.type === 'PROPOSE') return decideProposal(command, context);
  const { excess, today } = context;
  if (excess === null) return refuse({ code: 'EXCESS_COMMAND_NOT_ALLOWED' });
  switch (command.type) {
    case 'DECIDE':
      return decideByEmployer(command.bearer, excess, today);
    case 'OBJECT':
      return decideObjection(excess, today);
    default:
      return decideSettlement(command.bearer, excess, today);
  }
}
