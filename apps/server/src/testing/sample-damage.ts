import type { CallOf } from '@stromwandel/api-spec';

/** The report of a theft, which needs no photo. */
export function sampleDamage(clientId: string): CallOf<'reportDamage'>['body'] {
  return {
    kind: 'THEFT',
    injured: false,
    drivable: false,
    text: 'Das Auto stand am Morgen nicht mehr vor dem Haus.',
    day: '2026-11-20',
    time: '07:30',
    place: 'Hamburg, Elbchaussee 12',
    tripKind: 'PRIVATE',
    marks: [],
    photos: [],
    others: [],
    police: null,
    clientId,
  };
}
