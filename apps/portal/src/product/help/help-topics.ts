/** Questions of the FAQ that fit a page; a test finds each of them there. */
export const HELP_TOPICS = {
  salary: ['gehaltsumwandlung-4', 'gehaltsumwandlung-5', 'gehaltsumwandlung-6'],
  calculator: ['gehaltsumwandlung-1', 'gehaltsumwandlung-2', 'rundum-paket-1'],
  order: ['bestellung-und-status-1', 'bestellung-und-status-2', 'bestellung-und-status-3'],
} as const;

const OF_STEP: Readonly<Record<string, readonly string[]>> = {
  CONFIRM_SUMMARY: ['bestellablauf-1', 'bestellablauf-2', 'rundum-paket-1'],
  PREVIEW_CONTRACT: ['allgemeines-2', 'bestellablauf-2', 'storno-und-widerruf-1'],
  NECT_DRIVERS_LICENCE: ['weitere-fahrer-2', 'bestellablauf-1'],
  NECT_SIGN: ['bestellablauf-3', 'storno-und-widerruf-1'],
};

/** The questions of a step of the order; those about waiting for every other one. */
export function helpOfStep(stepType: string): readonly string[] {
  return OF_STEP[stepType] ?? HELP_TOPICS.order;
}
