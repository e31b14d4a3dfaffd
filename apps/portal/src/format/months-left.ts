const DAYS_PER_MONTH = 365.25 / 12;
const SOON_DAYS = 92;

/** Whole months for a remaining time that days would make hard to grasp; null when it is short enough for days. */
export function monthsLeft(days: number): number | null {
  return days <= SOON_DAYS ? null : Math.round(days / DAYS_PER_MONTH);
}
