import { addDays, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { isWorkingDay } from '../appointment/appointment.ts';
import type { Lease, LeaseActor } from '../lease.ts';

export const DAMAGE_KINDS = [
  'ACCIDENT',
  'PARKING',
  'GLASS',
  'ANIMAL',
  'VANDALISM',
  'THEFT',
  'BREAKDOWN',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** WITHDRAWN by the driver. TOTAL_LOSS and STOLEN end the lease. */
export const DAMAGE_STATES = [
  'REPORTED',
  'WITH_INSURER',
  'IN_REPAIR',
  'CLOSED',
  'WITHDRAWN',
  'TOTAL_LOSS',
  'STOLEN',
] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];

/** States of a case that is not settled. */
export const OPEN_DAMAGE_STATES = ['REPORTED', 'WITH_INSURER', 'IN_REPAIR'] as const;

/** Where the provider can lead a case. */
const NEXT: Readonly<Record<DamageState, readonly DamageState[]>> = {
  REPORTED: ['WITH_INSURER', 'TOTAL_LOSS', 'STOLEN'],
  WITH_INSURER: ['IN_REPAIR', 'CLOSED', 'TOTAL_LOSS', 'STOLEN'],
  IN_REPAIR: ['CLOSED', 'TOTAL_LOSS'],
  CLOSED: [],
  WITHDRAWN: [],
  TOTAL_LOSS: [],
  STOLEN: [],
};

/** The states to which the provider can bring a case. */
export const nextDamageStates = (state: DamageState): readonly DamageState[] => NEXT[state];

export const DAMAGE_VIEWS = ['OVERVIEW', 'DETAIL', 'OTHER_CAR', 'MORE'] as const;
export type DamageView = (typeof DAMAGE_VIEWS)[number];

export const MOST_DAMAGE_PHOTOS = 12;

/** The views that a report of a kind needs; of a car that is gone or does not start there is nothing to show. */
export const neededViews = (kind: DamageKind): readonly DamageView[] =>
  kind === 'THEFT' || kind === 'BREAKDOWN' ? [] : ['OVERVIEW', 'DETAIL'];

const WITHDRAWABLE_MS = 24 * 3_600_000;

/** A case as its rules see it. */
export interface Damage {
  readonly state: DamageState;
  /** Since 1970. */
  readonly reportedAtMs: number;
}

/** Until when the driver can take a report back, in ms since 1970; null once the insurer has it. */
export const damageWithdrawableUntil = ({ state, reportedAtMs }: Damage): number | null =>
  state === 'REPORTED' ? reportedAtMs + WITHDRAWABLE_MS : null;

/** Whether the driver can change the report: until the insurer has it. */
export const damageChangeable = ({ state }: Pick<Damage, 'state'>): boolean => state === 'REPORTED';

/** Whether the driver can add photos only: from then on until the case is settled. */
export const damagePhotosAddable = ({ state }: Pick<Damage, 'state'>): boolean =>
  state === 'WITH_INSURER' || state === 'IN_REPAIR';

/** Whether a lease still takes reports: from the handover until the day after the return. */
export function damageReportable(
  { state, returnedOn }: Pick<Lease, 'state' | 'returnedOn'>,
  today: CalendarDate,
): Result<void, DamageRefusal> {
  if (state === 'PREPARED') return refuse({ code: 'LEASE_NOT_ACTIVE' });
  const isReported = state === 'ACTIVE' || (returnedOn !== null && today <= addDays(returnedOn, 1));
  return isReported ? ok(undefined) : refuse({ code: 'LEASE_ENDED' });
}

const UNCHANGED_DAYS = 14;

/**
 * The last days of reports and of changes of which a case is late today. The provider takes a case by the end of the
 * working day after its report, and changes an open case within 14 days.
 */
export function lateDamageDays(today: CalendarDate): {
  readonly reportedUntil: CalendarDate;
  readonly changedUntil: CalendarDate;
} {
  let lastWorkingDay = addDays(today, -1);
  while (!isWorkingDay(lastWorkingDay)) lastWorkingDay = addDays(lastWorkingDay, -1);
  return { reportedUntil: addDays(lastWorkingDay, -1), changedUntil: addDays(today, -UNCHANGED_DAYS) };
}

/** Whether a case waits too long for the provider. */
export function isDamageLate(
  {
    state,
    isTaken,
    reportedOn,
    changedOn,
  }: {
    readonly state: DamageState;
    /** Whether the provider has entered anything. */
    readonly isTaken: boolean;
    readonly reportedOn: CalendarDate;
    readonly changedOn: CalendarDate;
  },
  today: CalendarDate,
): boolean {
  const { reportedUntil, changedUntil } = lateDamageDays(today);
  const isOpen = OPEN_DAMAGE_STATES.some((open) => open === state);
  return isOpen && (isTaken ? changedOn <= changedUntil : reportedOn <= reportedUntil);
}

export interface DamageReport {
  readonly kind: DamageKind;
  /** Day of the event. */
  readonly day: CalendarDate;
  readonly photos: readonly { readonly view: DamageView; readonly photo: string }[];
}

export type DamageCommand =
  | { readonly type: 'REPORT'; readonly report: DamageReport }
  /** The report as it reads from now on. `addsPhotosOnly`: it differs from the one before by further photos alone. */
  | { readonly type: 'CHANGE'; readonly report: DamageReport; readonly addsPhotosOnly: boolean }
  | { readonly type: 'WITHDRAW' }
  /** `lastDay`: of the car, for a total loss or a theft. */
  | { readonly type: 'HANDLE'; readonly state: DamageState; readonly lastDay: CalendarDate | null };

export type DamageRefusal =
  | { readonly code: 'DAMAGE_COMMAND_NOT_ALLOWED' }
  | { readonly code: 'LEASE_NOT_ACTIVE' }
  | { readonly code: 'LEASE_ENDED' }
  /** Before the handover, ahead, or after the return. */
  | { readonly code: 'DAMAGE_DAY_NOT_POSSIBLE'; readonly first: CalendarDate; readonly last: CalendarDate }
  | { readonly code: 'PHOTOS_NOT_SENT'; readonly photos: readonly string[] }
  | { readonly code: 'DAMAGE_PHOTOS_MISSING'; readonly views: readonly DamageView[] }
  /** The insurer has it, or 24 hours are over. */
  | { readonly code: 'DAMAGE_FINAL' }
  /** The insurer has it, or it was withdrawn. */
  | { readonly code: 'DAMAGE_NOT_CHANGEABLE' }
  | { readonly code: 'DAMAGE_STATE_NOT_POSSIBLE'; readonly state: DamageState }
  | { readonly code: 'DAMAGE_LAST_DAY_MISSING' };

export interface DamageContext {
  readonly lease: Lease;
  readonly today: CalendarDate;
  /** Now, since 1970. */
  readonly nowMs: number;
  /** Names of the photos of the lease that have arrived. */
  readonly received: ReadonlySet<string>;
}

/** The new state of a case, and the day with which it ends the lease; null when it goes on. */
export interface DamageEvent {
  readonly state: DamageState;
  readonly lastDay: CalendarDate | null;
}

/** What a command changes; null for a repetition. */
type Decision = Result<DamageEvent | null, DamageRefusal>;

function judgeReport(
  { kind, day, photos }: DamageReport,
  { lease, today, received }: DamageContext,
): Decision {
  const first = lease.handedOverOn ?? today;
  const last = lease.returnedOn ?? today;
  if (day < first || day > last) return refuse({ code: 'DAMAGE_DAY_NOT_POSSIBLE', first, last });
  const missing = photos.flatMap(({ photo }) => (received.has(photo) ? [] : [photo]));
  if (missing.length > 0) return refuse({ code: 'PHOTOS_NOT_SENT', photos: missing });
  const views = neededViews(kind).filter((needed) => photos.every(({ view }) => view !== needed));
  return views.length > 0
    ? refuse({ code: 'DAMAGE_PHOTOS_MISSING', views })
    : ok({ state: 'REPORTED', lastDay: null });
}

function decideReport(report: DamageReport, context: DamageContext): Decision {
  const reportable = damageReportable(context.lease, context.today);
  return reportable.ok ? judgeReport(report, context) : reportable;
}

function decideHandling(
  { state, lastDay }: Extract<DamageCommand, { type: 'HANDLE' }>,
  damage: Damage,
): Decision {
  if (state === damage.state) return ok(null);
  if (!NEXT[damage.state].includes(state)) {
    return refuse({ code: 'DAMAGE_STATE_NOT_POSSIBLE', state: damage.state });
  }
  if (state !== 'TOTAL_LOSS' && state !== 'STOLEN') return ok({ state, lastDay: null });
  return lastDay === null ? refuse({ code: 'DAMAGE_LAST_DAY_MISSING' }) : ok({ state, lastDay });
}

/**
 * Decides a command about a damage. A repeated command changes nothing.
 * @param damage null for a report, which begins a case
 */
export function decideDamage(
  command: DamageCommand,
  damage: Damage | null,
  actor: LeaseActor,
  context: DamageContext,
): Decision {
  if (actor !== (command.type === 'HANDLE' ? 'ADMIN' : 'EMPLOYEE')) {
    return refuse({ code: 'DAMAGE_COMMAND_NOT_ALLOWED' });
  }
  if (command.type === 'REPORT') {
    return damage === null ? decideReport(command.report, context) : ok(null);
  }
  if (damage === null) return refuse({ code: 'DAMAGE_COMMAND_NOT_ALLOWED' });
  if (command.type === 'HANDLE') return decideHandling(command, damage);
  if (command.type === 'CHANGE') {
    return damageChangeable(damage) || (command.addsPhotosOnly && damagePhotosAddable(damage))
      ? judgeReport(command.report, context)
      : refuse({ code: 'DAMAGE_NOT_CHANGEABLE' });
  }
  if (damage.state === 'WITHDRAWN') return ok(null);
  const until = damageWithdrawableUntil(damage);
  return until === null || context.nowMs >= until
    ? refuse({ code: 'DAMAGE_FINAL' })
    : ok({ state: 'WITHDRAWN', lastDay: null });
}
