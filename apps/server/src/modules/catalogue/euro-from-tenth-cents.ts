/** Tenths of a cent to euros; exact to three decimals. */
export function euroFromTenthCents(tenthCents: number): number {
  return tenthCents / 1000;
}
