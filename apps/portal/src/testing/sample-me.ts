import type { MeReply } from '@stromwandel/api-spec';

/** An employee who has said everything that an order asks for. */
export function sampleMe(changes: Partial<MeReply> = {}): MeReply {
  return {
    id: 3,
    email: 'anna@example.org',
    emailConfirmed: true,
    pendingEmail: null,
    firstName: 'Anna',
    lastName: 'Schmidt',
    language: 'de',
    roles: ['EMPLOYEE'],
    tenantName: 'Nordwerk',
    hasSalaryData: true,
    hasLease: false,
    termsAccepted: true,
    missingForOrder: [],
    ...changes,
  };
}
