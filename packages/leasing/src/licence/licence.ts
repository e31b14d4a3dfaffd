import { addDays, addMonths, ageOn, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';

/** How often a licence is checked again. ON_CAUSE: only before it expires, or when a desk asks. */
export const LICENCE_INTERVALS = ['MONTHS_6', 'MONTHS_12', 'ON_CAUSE'] as const;
export type LicenceInterval = (typeof LICENCE_INTERVALS)[number];

/** A person who may drive, toward the employee of the lease. */
export const DRIVER_RELATIONS = ['SELF', 'PARTNER', 'CHILD', 'OTHER'] as const;
export type DriverRelation = (typeof DRIVER_RELATIONS)[number];

/** The employee's own row is ACTIVE from the handover to the return. */
export const DRIVER_STATES = ['INVITED', 'ACTIVE', 'ENDED'] as const;
export type DriverState = (typeof DRIVER_STATES)[number];

/** LOST: reported by the driver. OVERDUE and LOST: the driver must not drive. */
export const LICENCE_STANDINGS = ['VALID', 'DUE', 'OVERDUE', 'LOST'] as const;
export type LicenceStanding = (typeof LICENCE_STANDINGS)[number];

const INTERVAL_MONTHS: Readonly<Record<LicenceInterval, number | null>> = {
  MONTHS_6: 6,
  MONTHS_12: 12,
  ON_CAUSE: null,
};
const TASK_DAYS = 21;
const GRACE_DAYS = 14;
/** Days after the due day on which mails go out; the last one says that the check is overdue. */
const MAIL_DAYS = [-TASK_DAYS, 0, 7, GRACE_DAYS + 1] as const;
/** A result is kept until the next one, at most this long. */
export const LICENCE_KEPT_MONTHS = 36;
export const INVITATION_DAYS = 30;
/** Between the end of a driver's consent and the deletion. */
export const DRIVER_KEPT_DAYS = 30;
export const DRIVER_AGES = { from: 18, to: 75 } as const;

/** The last check, as the next one depends on it. */
export interface CheckedLicence {
  /** Null without a result. */
  readonly checkedOn: CalendarDate | null;
  /** Null for licences without an end. */
  readonly validUntil: CalendarDate | null;
}

/**
 * Day on which a licence is to be checked again: the interval after the last check or the licence's own end, whichever
 * is earlier; never before the person may drive. Null where nothing is due. Without a result at once.
 */
export function licenceDueOn(
  { checkedOn, validUntil }: CheckedLicence,
  interval: LicenceInterval,
  drivesFrom: CalendarDate,
): CalendarDate | null {
  if (checkedOn === null) return drivesFrom;
  const months = INTERVAL_MONTHS[interval];
  const [first] = [months === null ? null : addMonths(checkedOn, months), validUntil]
    .filter((day) => day !== null)
    .toSorted();
  if (first === undefined) return null;
  return first < drivesFrom ? drivesFrom : first;
}

/** What decides whether a person may drive. */
export interface LicenceFacts {
  readonly dueOn: CalendarDate | null;
  /** Day on which the loss was reported; null after the next passed check. */
  readonly lostOn: CalendarDate | null;
}

/** Due from 21 days before the day, overdue after 14 days of grace. */
export function licenceStanding({ dueOn, lostOn }: LicenceFacts, today: CalendarDate): LicenceStanding {
  if (lostOn !== null) return 'LOST';
  if (dueOn === null || today < addDays(dueOn, -TASK_DAYS)) return 'VALID';
  return today > addDays(dueOn, GRACE_DAYS) ? 'OVERDUE' : 'DUE';
}

/** Last day on which a due check is in time. */
export const licenceGraceEnd = (dueOn: CalendarDate): CalendarDate => addDays(dueOn, GRACE_DAYS);

/** Licences due before this day are overdue. */
export const licenceOverdueBefore = (today: CalendarDate): CalendarDate => addDays(today, -GRACE_DAYS);

/** Licences due up to this day are asked for. */
export const licenceAskedUntil = (today: CalendarDate): CalendarDate => addDays(today, TASK_DAYS);

/** How many of the four mails about a due check have their day behind them. */
export const licenceMailsDue = (dueOn: CalendarDate, today: CalendarDate): number =>
  MAIL_DAYS.filter((days) => addDays(dueOn, days) <= today).length;

/** The mail that says that a check is overdue. */
export const OVERDUE_MAIL = MAIL_DAYS.length;

/** Whom the contract of the lease allows to drive besides the employee, from the widest circle to none. */
export type DriverCircle = 'ANYONE' | 'HOUSEHOLD' | 'PARTNER' | 'NONE';

export type DriverRefusal =
  | { readonly code: 'DRIVERS_NOT_ALLOWED' }
  | { readonly code: 'TOO_MANY_DRIVERS'; readonly most: number }
  | { readonly code: 'AGE_NOT_ALLOWED'; readonly from: number; readonly to: number }
  | { readonly code: 'LICENCE_NOT_DUE' }
  | { readonly code: 'USED_CODE' | 'EXPIRED_CODE' | 'DRIVER_ENDED' };

type Allowed = Result<undefined, DriverRefusal>;
const ALLOWED: Allowed = ok(undefined);

interface Invitation {
  readonly relation: Exclude<DriverRelation, 'SELF'>;
  readonly circle: DriverCircle;
  /** Invited and active ones of the lease, without the employee. */
  readonly named: number;
  readonly most: number;
}

/** Whether a person can be invited: within the circle of the contract, and up to the provider's number. */
export function mayInvite({ relation, circle, named, most }: Invitation): Allowed {
  if (circle === 'NONE' || (circle === 'PARTNER' && relation !== 'PARTNER')) {
    return refuse({ code: 'DRIVERS_NOT_ALLOWED' });
  }
  return named < most ? ALLOWED : refuse({ code: 'TOO_MANY_DRIVERS', most });
}

/** A named driver as its rules see it. */
export interface Driver {
  readonly state: DriverState;
  /** Last day of the invitation. */
  readonly invitedUntil: CalendarDate;
}

/** Whether an invited person can consent: by the link's first use, in time, from 18 to 75 years old. */
export function mayConsent(driver: Driver, bornOn: CalendarDate, today: CalendarDate): Allowed {
  if (driver.state === 'ENDED') return refuse({ code: 'DRIVER_ENDED' });
  if (driver.state === 'ACTIVE') return refuse({ code: 'USED_CODE' });
  if (today > driver.invitedUntil) return refuse({ code: 'EXPIRED_CODE' });
  const { from, to } = DRIVER_AGES;
  const age = ageOn(bornOn, today);
  return age >= from && age <= to ? ALLOWED : refuse({ code: 'AGE_NOT_ALLOWED', from, to });
}

/** Whether a check can begin: once it is due, or after a loss. */
export const mayCheck = (facts: LicenceFacts, today: CalendarDate): Allowed =>
  licenceStanding(facts, today) === 'VALID' ? refuse({ code: 'LICENCE_NOT_DUE' }) : ALLOWED;
