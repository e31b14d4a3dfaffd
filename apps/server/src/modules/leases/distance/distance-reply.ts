import { toEuro, type LeaseDistance } from '@stromwandel/api-spec';
import { daysBetween, germanDay, type CalendarDate } from '@stromwandel/kernel';
import {
  agreedKilometers,
  deviationBand,
  distanceWithChanges,
  forecastDistance,
  packageOn,
  plannedKilometers,
  readingDueOn,
  withdrawableUntil,
  type DistanceForecast,
  type DistanceTerms,
} from '@stromwandel/leasing';
import { leaseFacts, type LeaseRecord } from '../record/lease-store.ts';
import type { StoredReading } from './reading-store.ts';

const TENTH_CENTS_A_EURO = 1_000;

/** What the lease agrees on for its whole term, with signed packages that are still to come. */
export function distanceTermsOf(
  record: LeaseRecord,
  changes: LeaseRecord['packages'] = record.packages,
): DistanceTerms {
  const { handedOverOn } = leaseFacts(record);
  const { leasePackage } = record.order.snapshot;
  return handedOverOn === null ? leasePackage : distanceWithChanges(leasePackage, handedOverOn, changes);
}

/** The odometer of the handover; a new car without a record of it starts near 0. */
function startOf(record: LeaseRecord, readings: readonly StoredReading[]) {
  const { handedOverOn } = leaseFacts(record);
  if (handedOverOn === null) return null;
  const recorded = readings.find(({ source }) => source === 'HANDOVER');
  return { day: handedOverOn, km: recorded?.km ?? 0, isRecorded: recorded !== undefined };
}

/** The forecast by the lease's terms, or by others that it could get. */
export function forecastOf(
  record: LeaseRecord,
  readings: readonly StoredReading[],
  terms: DistanceTerms = distanceTermsOf(record),
): DistanceForecast | null {
  const start = startOf(record, readings);
  const latest = readings.at(-1);
  return start && latest ? forecastDistance(terms, start, latest) : null;
}

/** All that an employer sees of the distance: the deviation in steps of 5 %; null without a forecast. */
export function deviationOf(record: LeaseRecord, readings: readonly StoredReading[]): number | null {
  const forecast = forecastOf(record, readings);
  return forecast && deviationBand(distanceTermsOf(record), forecast);
}

/**
 * Readings, plan and forecast of a lease.
 * @param readings of the lease, by their days
 * @param isDriver whether the driver reads it, who can report and take back
 */
export function distanceReply(
  record: LeaseRecord,
  readings: readonly StoredReading[],
  { today, isDriver }: { readonly today: CalendarDate; readonly isDriver: boolean },
): LeaseDistance {
  const terms = distanceTermsOf(record);
  const start = startOf(record, readings);
  const latest = readings.findLast(({ source }) => source === 'EMPLOYEE');
  const forecast = forecastOf(record, readings);
  const lastKnownOn = readings.at(-1)?.day ?? start?.day;
  const canReport = isDriver && record.row.state === 'ACTIVE';
  return {
    readings: readings.toReversed().map(({ id, km, day, source, photo, reportedAt }) => {
      const until = withdrawableUntil(germanDay(reportedAt.getTime()));
      const canWithdraw = isDriver && source === 'EMPLOYEE' && today <= until;
      return { id, km, day, source, photo, withdrawableUntil: canWithdraw ? until : null };
    }),
    handedOverOn: start?.day ?? null,
    startKm: start?.isRecorded ? start.km : null,
    agreedKm: agreedKilometers(terms),
    plannedKm: start && latest ? plannedKilometers(terms, daysBetween(start.day, latest.day)) : null,
    drivenKm: start && latest ? latest.km - start.km : null,
    kmPerYear: packageOn(record.order.snapshot.leasePackage, record.packages, today).kmPerYear,
    durationMonths: terms.durationMonths,
    extraTolerance: terms.extraKilometersTolerance,
    fewerTolerance: terms.fewerKilometersTolerance,
    extraKilometerEur: terms.extraKilometerTenthCents / TENTH_CENTS_A_EURO,
    fewerKilometerEur: terms.fewerKilometerTenthCents / TENTH_CENTS_A_EURO,
    forecast: forecast && {
      km: forecast.km,
      deviationKm: forecast.deviationKm,
      state: forecast.state,
      settledKm: forecast.settledKm,
      netEur: toEuro(forecast.netCents),
      grossEur: toEuro(forecast.grossCents),
    },
    dueOn: canReport && lastKnownOn !== undefined ? readingDueOn(lastKnownOn) : null,
    canReport,
  };
}
