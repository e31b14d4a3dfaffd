import type { LeaseDrivers } from '@stromwandel/api-spec';

export type Standing = NonNullable<LeaseDrivers['licence']>['standing'];
export type NamedDriver = LeaseDrivers['drivers'][number];

/** Colours of where a licence stands. */
export const STANDING_TONES = { VALID: 'gain', DUE: 'copper', OVERDUE: 'danger', LOST: 'danger' } as const;

/** Whether the person must not drive. */
export const isForbidden = (standing: Standing | null): boolean =>
  standing === 'OVERDUE' || standing === 'LOST';

/** Where a named driver stands: the licence once the person is active. */
export const driverTone = ({ state, standing }: NamedDriver) =>
  standing !== null ? STANDING_TONES[standing] : state === 'INVITED' ? 'info' : 'neutral';
