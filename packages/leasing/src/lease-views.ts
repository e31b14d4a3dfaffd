import { dateParts, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { TASK_AFTER_DAYS, waitsFor, type AppointmentState } from './appointment/appointment.ts';
import { stageOn, type ReportStage } from './end-report/end-report.ts';
import { ENDS_SOON_DAYS } from './end-notices.ts';
import type { Lease, ReturnReason } from './lease.ts';

/** A lease with the last day of the employment, as far as it was reported. */
export interface LeaseOnDay {
  readonly lease: Lease;
  /** Last day of the employment; null when the employee stays. */
  readonly leavingOn: CalendarDate | null;
  readonly today: CalendarDate;
}

/** The last day on which the person may have the car: end of the term, or of the employment if earlier. */
export function lastDayOfLease({ lease, leavingOn }: Omit<LeaseOnDay, 'today'>): CalendarDate | null {
  const { endsOn } = lease;
  return endsOn !== null && leavingOn !== null && leavingOn < endsOn ? leavingOn : endsOn;
}

/** What follows from a lease and a day; nothing of it is stored. */
export interface LeaseTime {
  /** Null before the handover. */
  readonly lastDay: CalendarDate | null;
  /** Days after today until the last day; 0 on it and afterwards. Null unless the car is with the person. */
  readonly daysLeft: number | null;
  /** The last day is at most 180 days ahead. */
  readonly endsSoon: boolean;
  /** Days since the last day without a return; 0 when the car is not overdue. */
  readonly overdueDays: number;
  /** Month of the term, from 1; null unless the car is with the person. */
  readonly month: number | null;
}

/** The time view of a lease. A month of the term begins on the handover's day of the month. */
export function leaseTime({ lease, leavingOn, today }: LeaseOnDay): LeaseTime {
  const lastDay = lastDayOfLease({ lease, leavingOn });
  if (lease.state !== 'ACTIVE' || lastDay === null || lease.handedOverOn === null) {
    return { lastDay, daysLeft: null, endsSoon: false, overdueDays: 0, month: null };
  }
  const days = daysBetween(today, lastDay);
  const from = dateParts(lease.handedOverOn);
  const now = dateParts(today);
  const months = (now.year - from.year) * 12 + now.month - from.month;
  return {
    lastDay,
    daysLeft: Math.max(0, days),
    endsSoon: days >= 0 && days <= ENDS_SOON_DAYS,
    overdueDays: Math.max(0, -days),
    month: months + (now.day >= from.day ? 1 : 0),
  };
}

/** Who acts next on the lease; null when nothing is to be done. */
export type LeaseTurn = 'EMPLOYEE' | 'PROVIDER' | null;

/** What waits to be done: named, with the party that does it. */
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
export type LeaseTask = (typeof LEASE_TASKS)[number];

const TURN_OF: Readonly<Record<LeaseTask, Exclude<LeaseTurn, null>>> = {
  CAR_DATA: 'PROVIDER',
  VIN_DIFFERS: 'PROVIDER',
  CHOOSE_APPOINTMENT: 'EMPLOYEE',
  CALL_FOR_APPOINTMENT: 'PROVIDER',
  HANDOVER: 'PROVIDER',
  HANDOVER_REFUSED: 'PROVIDER',
  CHOOSE_END: 'EMPLOYEE',
  BOOK_RETURN: 'EMPLOYEE',
  RETURN: 'EMPLOYEE',
  REPORT: 'PROVIDER',
  ANSWER_REPORT: 'EMPLOYEE',
  DECIDE_OBJECTIONS: 'PROVIDER',
  SETTLE: 'PROVIDER',
  CLOSE: 'PROVIDER',
};

/** From this many days before the last day on, the appointment of the return is to be agreed on. */
const BOOKED_AHEAD_DAYS = 90;

/** A lease with the appointment that is next: of its handover, then of its return. */
export interface LeaseWithAppointment extends LeaseOnDay {
  /** Null without one. */
  readonly appointment: { readonly state: AppointmentState; readonly changedOn: CalendarDate } | null;
}

/** What has to be done until the time of the handover or the return is agreed on. */
function appointmentTasks(on: LeaseWithAppointment): LeaseTask[] {
  const { lease, appointment, today } = on;
  const { state } = lease;
  if (state === 'ACTIVE' && (appointment === null || appointment.state === 'NONE')) {
    const { daysLeft } = leaseTime(on);
    const isDue = daysLeft !== null && daysLeft <= BOOKED_AHEAD_DAYS;
    return isDue && lease.endSteps[BOOKED_AHEAD_DAYS] === undefined ? ['BOOK_RETURN'] : [];
  }
  const side =
    (state === 'PREPARED' || state === 'ACTIVE') && appointment ? waitsFor(appointment.state) : null;
  if (side === null || appointment === null) return [];
  const isLate = daysBetween(appointment.changedOn, today) >= TASK_AFTER_DAYS;
  return [
    ...(side === 'EMPLOYEE' ? (['CHOOSE_APPOINTMENT'] as const) : []),
    ...(isLate ? (['CALL_FOR_APPOINTMENT'] as const) : []),
  ];
}

/** A lost car has no report. */
const LOST = new Set<Lease['endReason']>(['TOTAL_LOSS', 'THEFT']);

const TASK_OF_STAGE: Readonly<Record<ReportStage, LeaseTask>> = {
  TO_ANSWER: 'ANSWER_REPORT',
  TO_DECIDE: 'DECIDE_OBJECTIONS',
  TO_SETTLE: 'SETTLE',
  SETTLED: 'CLOSE',
};

/** What is to be done with a returned car until its account is closed. */
function settlingTask({ lease, today }: LeaseOnDay): LeaseTask {
  const stage = stageOn(lease.reportStage, lease.answerUntil, today);
  if (stage !== null) return TASK_OF_STAGE[stage];
  return LOST.has(lease.endReason) ? 'CLOSE' : 'REPORT';
}

/** The employee has not chosen yet; an employment that ends before the term leaves only the return. */
function isEndOpen(on: LeaseOnDay): boolean {
  const { endsSoon, lastDay } = leaseTime(on);
  const { endChoice, endSteps, endsOn } = on.lease;
  const isSettled = endChoice !== null || endSteps[ENDS_SOON_DAYS] !== undefined;
  return endsSoon && !isSettled && lastDay === endsOn;
}

/** The open tasks of a lease, most urgent first. */
export function openTasks(on: LeaseWithAppointment): LeaseTask[] {
  const { state, car, refusedOn, vinOnRecord } = on.lease;
  if (state === 'CANCELLED' || state === 'CLOSED') return [];
  const isOverdue = leaseTime(on).overdueDays > 0;
  return [
    ...(isOverdue ? (['RETURN'] as const) : []),
    ...appointmentTasks(on),
    ...(state === 'PREPARED' ? ([refusedOn === null ? 'HANDOVER' : 'HANDOVER_REFUSED'] as const) : []),
    ...(isEndOpen(on) ? (['CHOOSE_END'] as const) : []),
    ...(state === 'RETURNED' ? [settlingTask(on)] : []),
    ...(vinOnRecord === null ? [] : (['VIN_DIFFERS'] as const)),
    ...(car.vin === null || car.plate === null ? (['CAR_DATA'] as const) : []),
  ];
}

/** The party that acts next: of the most urgent open task. */
export function leaseTurn(on: LeaseWithAppointment): LeaseTurn {
  const [task] = openTasks(on);
  return task === undefined ? null : TURN_OF[task];
}

/** Why a car comes back on a day, as far as term and employment say. */
export function returnReason(on: Omit<LeaseOnDay, 'today'>, day: CalendarDate): ReturnReason {
  const lastDay = lastDayOfLease(on);
  if (lastDay !== null && day < lastDay) return 'EARLY_RETURN';
  return lastDay === on.lease.endsOn ? 'TERM' : 'LEFT';
}

/** Days after the last day on which employee and desks are told that the car is missing. */
export const OVERDUE_NOTICE_DAYS = [1, 3, 7] as const;

/**
 * The last day for which a person pays, of those known: end of the term, of the employment, or the return, whichever
 * is earliest. Null before the handover.
 */
export function paidUntil(on: Omit<LeaseOnDay, 'today'>): CalendarDate | null {
  const lastDay = lastDayOfLease(on);
  const { returnedOn } = on.lease;
  return lastDay !== null && returnedOn !== null && returnedOn < lastDay ? returnedOn : lastDay;
}

/**
 * The last known day on which the person had the car: the return; else the last day, or today while the car is
 * overdue. The benefit in kind counts in full for each month with such a day (R 8.1 (9) no. 1 LStR).
 */
export function availableUntil(on: LeaseOnDay): CalendarDate | null {
  const { lease, today } = on;
  if (lease.returnedOn !== null) return lease.returnedOn;
  const lastDay = lastDayOfLease(on);
  return lastDay !== null && lease.state === 'ACTIVE' && today > lastDay ? today : lastDay;
}
