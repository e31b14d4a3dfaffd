import type { CallOf } from '@stromwandel/api-spec';

/** A letter about a car that no test has leased. */
export function sampleFine(clientId: string): CallOf<'addFine'>['body'] {
  return {
    kind: 'WARNING',
    plate: 'K-XX 9999E',
    day: '2026-11-20',
    time: '07:30',
    authority: 'Stadt Köln, Ordnungsamt',
    reference: '32-4711/26',
    amountEur: 30,
    deadline: '2026-12-31',
    clientId,
  };
}
