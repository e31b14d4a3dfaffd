import { addCents, cents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import type { CommuteValuation } from '@stromwandel/payroll';

/** A month of a car in a year of payroll. */
export interface CommuteMonth {
  /** Reported trips that count; null in a month that is not reported. */
  readonly reported: number | null;
  /** Trips that are expected of it then. */
  readonly expected: number;
  /** What the way to work counts as pay by trips, or at 0.03 % (null). */
  readonly benefitOf: (trips: number | null) => Cents;
  /** What a benefit takes from the net pay; null where that is not known. */
  readonly netOf: ((benefit: Cents) => Cents) | null;
}

type ByMethod = Readonly<Record<CommuteValuation, Cents>>;

/** A year of the way to work by both methods. */
export interface CommuteComparison {
  readonly reportedMonths: number;
  readonly reportedTrips: number;
  readonly expectedTrips: number;
  /** Benefit of the reported months. */
  readonly reported: ByMethod;
  /** Benefit of all months. */
  readonly year: ByMethod;
  /** Less net pay in all months; null where that is not known. */
  readonly net: ByMethod | null;
}

const NOTHING: ByMethod = { FLAT_003: ZERO_CENTS, SINGLE_TRIPS_0002: ZERO_CENTS };

const plus = (one: ByMethod, other: ByMethod): ByMethod => ({
  FLAT_003: addCents(one.FLAT_003, other.FLAT_003),
  SINGLE_TRIPS_0002: addCents(one.SINGLE_TRIPS_0002, other.SINGLE_TRIPS_0002),
});

/**
 * Compares both methods of a calendar year: the reported trips so far, and for the other months those that are expected, as far as the
 * year's limit reaches.
 * @param months oldest first, of all cars of a person
 * @param limit trips that count in a year
 */
export function compareCommuteMethods(months: readonly CommuteMonth[], limit: number): CommuteComparison {
  const reportedTrips = months.reduce((sum, { reported }) => sum + (reported ?? 0), 0);
  let left = Math.max(0, limit - reportedTrips);
  let [reported, year] = [NOTHING, NOTHING];
  let net: ByMethod | null = NOTHING;
  for (const month of months) {
    const trips = month.reported ?? Math.min(month.expected, left);
    if (month.reported === null) left -= trips;
    const of: ByMethod = {
      FLAT_003: month.benefitOf(null),
      SINGLE_TRIPS_0002: month.benefitOf(trips),
    };
    if (month.reported !== null) reported = plus(reported, of);
    year = plus(year, of);
    net =
      net &&
      month.netOf &&
      plus(net, {
        FLAT_003: month.netOf(of.FLAT_003),
        SINGLE_TRIPS_0002: month.netOf(of.SINGLE_TRIPS_0002),
      });
  }
  return {
    reportedMonths: months.filter((month) => month.reported !== null).length,
    reportedTrips,
    expectedTrips: Math.max(0, limit - reportedTrips) - left,
    reported,
    year,
    net,
  };
}

/** The difference of a year from which on the other method is worth a hint. */
const WORTH_A_HINT = cents(50_00);

/** The cheaper method of a year where the other one costs at least 50 EUR more, by net pay where that is known; else null. */
export function cheaperMethod({ year, net }: CommuteComparison): CommuteValuation | null {
  const { FLAT_003: flat, SINGLE_TRIPS_0002: single } = net ?? year;
  if (Math.abs(flat - single) < WORTH_A_HINT) return null;
  return flat < single ? 'FLAT_003' : 'SINGLE_TRIPS_0002';
}
