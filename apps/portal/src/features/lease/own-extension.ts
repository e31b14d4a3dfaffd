import type { OwnLease } from './own-lease.ts';

type Extension = OwnLease['extensions'][number];

/** Of the page, for links to it. */
export const EXTENSION_PART = 'extension';
export const APPOINTMENT_PART = 'appointment';

/** The accepted extension that waits for the employer or the signature, else an open offer; null without one. */
export function openExtension({ extensions }: Pick<OwnLease, 'extensions'>): Extension | null {
  const inState = (...states: Extension['state'][]) => extensions.find(({ state }) => states.includes(state));
  return inState('REVIEW', 'TO_SIGN') ?? inState('OFFERED') ?? null;
}

/** The same, else what became of the last one for the current end of the term: signed, or declined by the employer. */
export function shownExtension(lease: Pick<OwnLease, 'extensions' | 'endsOn'>): Extension | null {
  const [last] = lease.extensions;
  const isSigned = last?.state === 'SIGNED' && last.until === lease.endsOn;
  const isRejected = last?.state === 'REJECTED' && lease.endsOn !== null && last.from > lease.endsOn;
  return openExtension(lease) ?? (isSigned || isRejected ? last : null);
}
