import { chargedWattHours, chargingCost, ownPricePerKwh } from '@stromwandel/leasing';
import type { Cents } from '@stromwandel/kernel';
import { flatElectricityPrice } from '@stromwandel/payroll';
import type { DeclaredCharging } from '@stromwandel/payroll-export';
import type { StoredCharging } from '../salary-data/index.ts';

/** What the electricity of a month cost; null where the flat price of its year is not known. */
export function costOfCharging({
  month,
  source,
  ownPrice,
}: Pick<StoredCharging, 'month' | 'source' | 'ownPrice'>): Cents | null {
  const price = ownPrice ? ownPricePerKwh(ownPrice) : flatElectricityPrice(Number(month.slice(0, 4)));
  return price === null ? null : chargingCost(chargedWattHours(source), price);
}

/** The electricity of a car in a month as payroll books it: kilowatt hours without a price wait for it. */
export function chargingOfMonth(
  declared: readonly StoredCharging[],
  orderId: number,
  month: string,
): DeclaredCharging | null {
  const found = declared.find((one) => one.orderId === orderId && one.month === month);
  const cost = found ? costOfCharging(found) : null;
  return found && cost !== null
    ? { wattHours: chargedWattHours(found.source), cost, rule: found.rule }
    : null;
}
