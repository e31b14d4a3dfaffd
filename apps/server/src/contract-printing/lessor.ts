import type { ContractInput } from '@stromwandel/contract-document';

/** The company that leases the cars to the employers. */
export const LESSOR: ContractInput['lessor'] = {
  name: 'Stromwandel Leasing GmbH',
  address: { street: 'Spannungsallee', streetNumber: '3', postcode: '50668', place: 'Köln' },
};
