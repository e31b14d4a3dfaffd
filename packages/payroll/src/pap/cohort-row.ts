/**
 * Row of a table that falls year by year from 2005 to 2058 (§ 19 (2) and § 24a EStG): year - 2004.
 * The first and the last row also serve the years beyond the table.
 */
export function cohortRow(year: number): number {
  if (year < 2006) return 1;
  return year < 2058 ? year - 2004 : 54;
}
