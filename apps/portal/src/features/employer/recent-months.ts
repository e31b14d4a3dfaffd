const MONTHS_BACK = 24;

/** The months in which orders of the queue may have been signed, newest first (by the browser's calendar). */
export function recentMonths(today: Date): string[] {
  return Array.from({ length: MONTHS_BACK + 1 }, (_, back) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
