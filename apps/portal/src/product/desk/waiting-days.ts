import { daysBetween, germanDay } from '@stromwandel/kernel';

/** Calendar days in Germany since an instant; 0 also when the clock of this computer is behind the server's. */
export function waitingDays(sinceInstant: string, nowMs: number): number {
  return Math.max(0, daysBetween(germanDay(Date.parse(sinceInstant)), germanDay(nowMs)));
}
