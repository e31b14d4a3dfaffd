import { ORDER_PREREQUISITES, type OrderPrerequisite } from '@stromwandel/api-spec';
import type { User } from './account-store.ts';

/** Returns the open prerequisites of an order, in the recommended sequence. */
export function missingForOrder(
  person: User,
  hasSalaryData: boolean,
  termsVersion: string,
): OrderPrerequisite[] {
  const isMissing: Partial<Record<OrderPrerequisite, boolean>> = {
    EMAIL_NOT_CONFIRMED: !person.emailConfirmedAt,
    TERMS_NOT_ACCEPTED: person.acceptedTermsVersion !== termsVersion,
    'addressDto.street': !person.street,
    'addressDto.streetNumber': !person.streetNumber,
    'addressDto.postcode': !person.postcode,
    'addressDto.place': !person.place,
    'addressDto.state': !person.state,
    'addressDto.placeOfBirth': !person.placeOfBirth,
  };
  // The other prerequisites are questions about the salary, saved together.
  return ORDER_PREREQUISITES.filter((code) => isMissing[code] ?? !hasSalaryData);
}
