/** An amount in Cents as documents print it, without its sign and currency: `4.500,00`. */
export function formatAmount(amountCents: number): string {
  return (Math.abs(amountCents) / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
}
