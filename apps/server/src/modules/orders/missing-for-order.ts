import type { ORDER_PREREQUISITES } from '@stromwandel/api-spec';
import type { OrderingPerson } from './person-store.ts';

export type OrderPrerequisite = (typeof ORDER_PREREQUISITES)[number];

const ADDRESS = ['street', 'streetNumber', 'place', 'postcode', 'state', 'placeOfBirth'] as const;

/** What the person still has to do before an order is possible, in the order in which it is best done. */
export function missingForOrder(
  person: Pick<OrderingPerson, 'emailConfirmedAt' | 'acceptedTermsVersion' | (typeof ADDRESS)[number]>,
  hasSalaryData: boolean,
  termsVersion: string,
): OrderPrerequisite[] {
  return [
    ...(person.emailConfirmedAt ? [] : (['EMAIL_NOT_CONFIRMED'] as const)),
    ...(person.acceptedTermsVersion === termsVersion ? [] : (['TERMS_NOT_ACCEPTED'] as const)),
    ...(ADDRESS.every((part) => person[part]) ? [] : (['ADDRESS_MISSING'] as const)),
    ...(hasSalaryData ? [] : (['SALARY_DATA_MISSING'] as const)),
  ];
}
