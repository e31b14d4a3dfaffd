const DAY_MS = 86_400_000;

/** Whole days since an instant; 0 also when the clock of this computer is behind the server's. */
export function waitingDays(sinceInstant: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(sinceInstant)) / DAY_MS));
}
