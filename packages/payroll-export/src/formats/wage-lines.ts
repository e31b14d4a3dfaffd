import { subtractCents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import type { Booking } from '../bookings-of-month.ts';
import { WAGE_TYPES, type PayrollExportSettings } from '../export-settings.ts';

/** One line of a file: an amount of one wage type for one person. */
export interface WageLine {
  readonly personnelNumber: string;
  readonly wageType: number;
  readonly amount: Cents;
}

/**
 * The lines of all bookings; amounts of 0 make none. Several cars of one person stay lines of their own, which payroll adds.
 * @throws Error when a number is missing: `checkExport` comes first
 */
export function wageLines(bookings: readonly Booking[], settings: PayrollExportSettings): WageLine[] {
  return bookings.flatMap((booking) =>
    WAGE_TYPES.flatMap((name): WageLine[] => {
      const { personnelNumber } = booking;
      const wageType = settings.wageTypes[name];
      if (booking[name] === 0) return [];
      if (personnelNumber === null || wageType === null) throw new Error('The export was not checked');
      const negative = name === 'grossReduction' && settings.reductionNegative;
      return [
        {
          personnelNumber,
          wageType,
          amount: negative ? subtractCents(ZERO_CENTS, booking[name]) : booking[name],
        },
      ];
    }),
  );
}
