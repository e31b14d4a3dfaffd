/**
 * What an employee still has to do before an order is possible. A missing field is named by its path in the body of
 * `saveUserInfo`, in the order in which the profile asks.
 */
export const ORDER_PREREQUISITES = [
  'EMAIL_NOT_CONFIRMED',
  'TERMS_NOT_ACCEPTED',
  'salaryInfo.grossMonthlySalaryEur',
  'salaryInfo.federalState',
  'salaryInfo.dateOfBirth',
  'salaryInfo.taxClass',
  'salaryInfo.churchTax',
  'salaryInfo.children',
  'salaryInfo.pensionInsurance',
  'salaryInfo.unemploymentInsurance',
  'salaryInfo.healthInsurance',
  'salaryInfo.arrivalKilometers',
  'salaryInfo.arrivalNumber',
  'addressDto.street',
  'addressDto.streetNumber',
  'addressDto.postcode',
  'addressDto.place',
  'addressDto.state',
  'addressDto.placeOfBirth',
] as const;
export type OrderPrerequisite = (typeof ORDER_PREREQUISITES)[number];
