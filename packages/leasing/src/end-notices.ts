/** From this many days before the last day on, return, extension or follow-up car are due. */
export const ENDS_SOON_DAYS = 180;

/** Days before the last day on which the employee is reminded of what is due. */
export const END_NOTICE_DAYS = [180, 90, 60, 30, 7] as const;
export type EndNoticeDays = (typeof END_NOTICE_DAYS)[number];

/** The reminder to agree on the return; a booked time settles it. */
export const BOOKING_NOTICE_DAYS = 90 satisfies EndNoticeDays;
/** The reminder that leads to the self-check; a complete one settles it. */
export const SELF_CHECK_NOTICE_DAYS = 60 satisfies EndNoticeDays;

/** A reminder that the employee has done early, or does not need. Its mail is not sent, and its task is closed. */
export const END_STEP_STATES = ['DONE', 'SKIPPED'] as const;
export type EndStepState = (typeof END_STEP_STATES)[number];
export type EndSteps = Readonly<Partial<Record<EndNoticeDays, EndStepState>>>;

/**
 * The reminder that is due with some days left: the nearest one. Earlier ones that no longer fit count as sent.
 * @returns null while the end is far
 */
export function dueEndNotice(daysLeft: number): EndNoticeDays | null {
  return END_NOTICE_DAYS.findLast((days) => daysLeft <= days) ?? null;
}
