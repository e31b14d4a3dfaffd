/** State of a link to the calculator that carries a gross pay: an address with it would reach the server's log. */
export interface ChosenGross {
  /** Of a month, in euros. */
  readonly grossEur: number;
}

/** The gross pay that a link carried here, in euros a month; null without one. */
export function chosenGross(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('grossEur' in state)) return null;
  return typeof state.grossEur === 'number' ? state.grossEur : null;
}
