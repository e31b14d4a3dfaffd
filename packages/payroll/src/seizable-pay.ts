import type { Employee } from './employee.ts';
import type { SeizureLimits } from './law/seizure-limits.ts';

/** § 850c (5) ZPO: net pay counts in full tens of euros, in cents. */
const TEN_EURO = 1_000;
const MOST_PEOPLE_COUNTED = 5;

/** People a person maintains, as far as salary data tell: children under 25, and the partner in tax class III. */
export function maintainedPeople(employee: Employee): number {
  if (employee.maintenanceObligations !== undefined) return employee.maintenanceObligations;
  return (employee.children ? employee.childrenUnder25 : 0) + (employee.taxClass === 3 ? 1 : 0);
}

/**
 * The part of monthly net pay that creditors could seize, § 850c ZPO; in cents.
 * @param net net pay in cents, with the value of benefits in kind (§ 850e no. 3 ZPO)
 */
export function seizablePay(net: number, people: number, limits: SeizureLimits): number {
  const counted = Math.min(people, MOST_PEOPLE_COUNTED);
  const untouchable =
    limits.base + (counted > 0 ? limits.firstPerson + (counted - 1) * limits.furtherPerson : 0);
  const stepped = Math.floor(Math.min(net, limits.upperLimit) / TEN_EURO) * TEN_EURO;
  // Seven tenths can be seized; two tenths less for the first person, one less for each further one.
  const tenths = 7 - (counted > 0 ? counted + 1 : 0);
  const seizable = Math.max(0, stepped - untouchable);
  return Math.floor((seizable * tenths) / 10) + Math.max(0, net - limits.upperLimit);
}
