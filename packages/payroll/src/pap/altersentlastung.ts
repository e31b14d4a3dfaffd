/**
 * Old-age relief, § 24a s. 5 EStG, by the year after completing the 64th year of life; index = year - 2004, index 0 unused.
 * TAB4 in thousandths of pay, TAB5 the yearly cap in euros. The same in 2025 and 2026.
 */
export const TAB4: readonly number[] = [
  0, 400, 384, 368, 352, 336, 320, 304, 288, 272, 256, 240, 224, 208, 192, 176, 160, 152, 144, 140, 136, 132,
  128, 124, 120, 116, 112, 108, 104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32,
  28, 24, 20, 16, 12, 8, 4, 0,
];

export const TAB5: readonly number[] = [
  0, 1900, 1824, 1748, 1672, 1596, 1520, 1444, 1368, 1292, 1216, 1140, 1064, 988, 912, 836, 760, 722, 684,
  665, 646, 627, 608, 589, 570, 551, 532, 513, 494, 475, 456, 437, 418, 399, 380, 361, 342, 323, 304, 285,
  266, 247, 228, 209, 190, 171, 152, 133, 114, 95, 76, 57, 38, 19, 0,
];

/** Row of TAB4 and TAB5 for a year (AJAHR); the first and the last row also serve the years beyond the table. */
export function altersentlastungRow(AJAHR: number): number {
  if (AJAHR < 2006) return 1;
  return AJAHR < 2058 ? AJAHR - 2004 : 54;
}
