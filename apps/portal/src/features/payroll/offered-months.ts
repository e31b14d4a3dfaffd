const MONTHS_BACK = 12;
const MONTHS_AHEAD = 2;

function monthAt(year: number, monthIndex: number): string {
  const first = new Date(Date.UTC(year, monthIndex, 1));
  return first.toISOString().slice(0, 7);
}

/** The months that can be chosen, newest first, and the one that a day lies in (by the browser's calendar). */
export function offeredMonths(today: Date): { readonly months: readonly string[]; readonly current: string } {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const months = Array.from({ length: MONTHS_AHEAD + MONTHS_BACK + 1 }, (_, index) =>
    monthAt(year, month + MONTHS_AHEAD - index),
  );
  return { months, current: monthAt(year, month) };
}
