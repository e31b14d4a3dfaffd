/** Week and year of an ISO week, `2027-W05`: the numbers 5 and 2027. */
export function weekAndYear(isoWeek: string): { week: number; year: number } {
  return { week: Number(isoWeek.slice(6)), year: Number(isoWeek.slice(0, 4)) };
}
