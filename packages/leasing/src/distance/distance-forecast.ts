import { cents, daysBetween, type Cents } from '@stromwandel/kernel';
import type { Reading } from './reading.ts';

/** Before this many days with the car a forecast would say little. */
export const FORECAST_AFTER_DAYS = 60;

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;
/** A forecast is rounded to this many kilometres. */
const FORECAST_STEP_KM = 100;
/** Within this share of the agreed kilometres a forecast is on plan. */
const ON_PLAN_PERCENT = 5;
/** Employers see the deviation in steps of this many per cent. */
const BAND_PERCENT = 5;
/** § 12 (1) UStG. */
const VAT_PERCENT = 19;

/** The agreed distance and its prices, as frozen with the order; prices in tenths of a cent per kilometre, net. */
export interface DistanceTerms {
  readonly kmPerYear: number;
  readonly durationMonths: number;
  readonly extraKilometerTenthCents: number;
  readonly fewerKilometerTenthCents: number;
  readonly extraKilometersTolerance: number;
  readonly fewerKilometersTolerance: number;
  readonly extraKilometersCap: number;
  readonly fewerKilometersCap: number;
  /** The packages of the term in their order, after a change of the package; absent without one. */
  readonly parts?: readonly {
    readonly kmPerYear: number;
    /** A month that has begun counts by its days. */
    readonly months: number;
    /** Null of the last one. */
    readonly days: number | null;
  }[];
}

/** Kilometres agreed for the whole term: `kmPerYear` × months / 12, of each of its packages. */
export function agreedKilometers({ kmPerYear, durationMonths, parts }: DistanceTerms): number {
  const all = parts ?? [{ kmPerYear, months: durationMonths }];
  const yearly = all.reduce((sum, part) => sum + part.kmPerYear * part.months, 0);
  return Math.round(yearly / MONTHS_A_YEAR);
}

/** Agreed kilometres up to a day, evenly over the time of each package; a year has 365 days. */
export function plannedKilometers({ kmPerYear, parts }: DistanceTerms, days: number): number {
  let [left, yearly] = [days, 0];
  for (const part of parts ?? [{ kmPerYear, days: null }]) {
    const within = Math.min(left, part.days ?? left);
    yearly += part.kmPerYear * within;
    left -= within;
  }
  return Math.round(yearly / DAYS_A_YEAR);
}

export type DistanceState = 'ON_PLAN' | 'ABOVE' | 'BELOW';

/** What the kilometres at the end of the term cost. */
export interface DistanceForecast {
  /** At the end of the term. */
  readonly km: number;
  /** `km` less the agreed kilometres. */
  readonly deviationKm: number;
  /** ON_PLAN within 5 % or the tolerance. */
  readonly state: DistanceState;
  /** Kilometres that are charged or credited: beyond the tolerance, at most the cap. */
  readonly settledKm: number;
  /** Charge above 0, credit below 0; net, rounded to the cent, half up. */
  readonly netCents: Cents;
  /** The same with 19 % VAT (§ 12 (1) UStG). */
  readonly grossCents: Cents;
}

const settled = (km: number, tolerance: number, cap: number) => Math.max(0, Math.min(km - tolerance, cap));
const roundedToStep = (km: number) => Math.round(km / FORECAST_STEP_KM) * FORECAST_STEP_KM;

/** What a distance costs by its package, at the end of the term or against the kilometres agreed until a day. */
export function settleDistance(
  terms: DistanceTerms,
  km: number,
  agreed = agreedKilometers(terms),
): DistanceForecast {
  const deviationKm = km - agreed;
  const more = settled(deviationKm, terms.extraKilometersTolerance, terms.extraKilometersCap);
  const fewer = settled(-deviationKm, terms.fewerKilometersTolerance, terms.fewerKilometersCap);
  const tenths = more * terms.extraKilometerTenthCents - fewer * terms.fewerKilometerTenthCents;
  const netCents = roundHalfUp(tenths / 10);
  const isOnPlan = (more === 0 && fewer === 0) || Math.abs(deviationKm) * 100 <= agreed * ON_PLAN_PERCENT;
  return {
    km,
    deviationKm,
    state: isOnPlan ? 'ON_PLAN' : deviationKm > 0 ? 'ABOVE' : 'BELOW',
    settledKm: Math.max(more, fewer),
    netCents: cents(netCents),
    grossCents: cents(roundHalfUp((netCents * (100 + VAT_PERCENT)) / 100)),
  };
}

/**
 * What the driven distance costs at the return. Before the end of the term the kilometres agreed until then count; tolerance
 * and cap stay whole.
 * @param days with the car
 */
export function settleReturn(
  terms: DistanceTerms,
  { km, days, isWholeTerm }: { readonly km: number; readonly days: number; readonly isWholeTerm: boolean },
): DistanceForecast {
  return settleDistance(terms, km, isWholeTerm ? agreedKilometers(terms) : plannedKilometers(terms, days));
}

/**
 * Forecasts the distance at the end of the term, rounded to 100 km, if the driving goes on as so far: driven / days since the
 * handover × days of the term, where a month of the term has 365 / 12 days. A driver who drives exactly `kmPerYear` in each 365
 * days is forecast the agreed kilometres.
 * @param start the handover; 0 km where no record states the odometer
 * @param latest the latest reading
 * @returns null within the first 60 days
 */
export function forecastDistance(
  terms: DistanceTerms,
  start: Reading,
  latest: Reading,
): DistanceForecast | null {
  const days = daysBetween(start.day, latest.day);
  if (days < FORECAST_AFTER_DAYS) return null;
  const driven = latest.km - start.km;
  const daysOfTerm = (terms.durationMonths * DAYS_A_YEAR) / MONTHS_A_YEAR;
  return settleDistance(terms, roundedToStep((driven * daysOfTerm) / days));
}

/** Of amounts below 0 too, by size: a credit of half a cent is one cent. */
function roundHalfUp(amount: number): number {
  return amount === 0 ? 0 : Math.sign(amount) * Math.round(Math.abs(amount));
}

/** The deviation in per cent of the agreed kilometres, to the nearest 5: all that an employer sees of the distance. */
export function deviationBand(terms: DistanceTerms, { deviationKm }: DistanceForecast): number {
  const percent = (deviationKm / agreedKilometers(terms)) * 100;
  // Adding 0 turns the -0 of a small shortfall into 0.
  return Math.round(percent / BAND_PERCENT) * BAND_PERCENT + 0;
}
