/** ANSWERED waits for the desk. */
export const FINE_TONES = { OPEN: 'info', ANSWERED: 'copper', PASSED_ON: 'gain', CLOSED: 'neutral' } as const;
