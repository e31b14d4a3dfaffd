import { toEuro, type LeaseDistance } from '@stromwandel/api-spec';
import { daysBetween, germanDay, type CalendarDate } from '@stromwandel/kernel';
import {
  agreedKilometers,
  deviationBand,
  forecastDistance,
  plannedKilometers,
  readingDueOn,
  withdrawableUntil,
  type DistanceForecast,
} from '@stromwandel/leasing';
import { leaseFacts, type LeaseRecord } from '../record/lease-store.ts';
import type { StoredReading } from './reading-store.ts';

const TENTH_CENTS_A_EURO = 1_000;

const termsOf = ({ order }: LeaseRecord) => order.snapshot.leasePackage;

/** The odometer of the handover; a new car without a record of it starts near 0. */
function startOf(record: LeaseRecord, readings: readonly StoredReading[]) {
  const { handedOverOn } = leaseFacts(record);
  if (handedOverOn === null) return null;
  const recorded = readings.find(({ source }) => source === 'HANDOVER');
  return { day: handedOverOn, km: recorded?.km ?? 0, isRecorded: recorded !== undefined };
}

function forecastOf(record: LeaseRecord, readings: readonly StoredReading[]): DistanceForecast | null {
  const start = startOf(record, readings);
  const latest = readings.at(-1);
  return start && latest ? forecastDistance(termsOf(record), start, latest) : null;
}

/** All that an employer sees of the distance: the deviation in steps of 5 %; null without a forecast. */
export function deviationOf(record: LeaseRecord, readings: readonly StoredReading[]): number | null {
  const forecast = forecastOf(record, readings);
  return forecast && deviationBand(termsOf(record), forecast);
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
  const terms = termsOf(record);
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
    kmPerYear: terms.kmPerYear,
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
