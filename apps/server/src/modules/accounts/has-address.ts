import type { User } from './account-store.ts';

const ADDRESS_FIELDS = ['street', 'streetNumber', 'place', 'postcode', 'state', 'placeOfBirth'] as const;

/** Whether every required part of the address is there. */
export function hasAddress(user: Pick<User, (typeof ADDRESS_FIELDS)[number]>): boolean {
  return ADDRESS_FIELDS.every((field) => user[field] !== null);
}
