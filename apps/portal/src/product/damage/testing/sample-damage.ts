import type { ReplyOf } from '@stromwandel/api-spec';

export type DamageCase = ReplyOf<'listDamages'>['damages'][number];

/** A scratch from a car park, as the API answers it. */
export const sampleDamage: DamageCase = {
  id: 9,
  state: 'IN_REPAIR',
  nextStates: ['CLOSED'],
  reportedAt: '2026-11-20T17:00:00Z',
  changedAt: '2026-11-21T17:00:00Z',
  correctedAt: null,
  changeable: false,
  photosAddable: false,
  withdrawableUntil: null,
  report: {
    kind: 'PARKING',
    injured: false,
    drivable: true,
    text: 'Kratzer',
    day: '2026-11-20',
    time: '17:00',
    place: 'Hamburg',
    tripKind: 'PRIVATE',
    marks: [],
    photos: [],
    others: [],
    police: null,
  },
  claimNumber: null,
  workshop: null,
  note: null,
  costEur: 812.5,
  excess: null,
  excessProposable: false,
};
