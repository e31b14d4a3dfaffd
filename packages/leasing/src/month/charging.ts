import { cents, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';

/** FLAT_PRICE: the price of the year for everybody. OWN_PRICE: that of the person's contract. */
export const CHARGING_METHODS = ['FLAT_PRICE', 'OWN_PRICE'] as const;
export type ChargingMethod = (typeof CHARGING_METHODS)[number];

const WATT_HOURS_PER_KWH = 1000;
/** Prices of electricity have two decimals of a cent. */
const POINTS_PER_CENT = 100;
const FULL_CHARGES_A_DAY = 2;
/** More than a car uses, with the losses of charging. */
const MOST_KWH_PER_100_KM = 30;

/** An own price: the price of a kilowatt hour, and the share of the base fee that falls on it. */
export interface OwnPrice {
  /** Hundredths of a cent; of a dynamic tariff the month's mean. */
  readonly workPrice: number;
  /** Of a year. */
  readonly baseFee: Cents;
  /** Consumption of the household in a year, the car's included; 0 without a base fee. */
  readonly householdKwh: number;
}

/** Hundredths of a cent for a kilowatt hour, with the share of the base fee; half up. */
export function ownPricePerKwh({ workPrice, baseFee, householdKwh }: OwnPrice): number {
  if (householdKwh === 0) return workPrice;
  return workPrice + Math.floor((2 * baseFee * POINTS_PER_CENT + householdKwh) / (2 * householdKwh));
}

/**
 * What electricity cost, half a cent up.
 * @param pricePerKwh hundredths of a cent
 */
export function chargingCost(wattHours: number, pricePerKwh: number): Cents {
  const unit = WATT_HOURS_PER_KWH * POINTS_PER_CENT;
  return cents(Math.floor((2 * wattHours * pricePerKwh + unit) / (2 * unit)));
}

/** Electricity of a day. */
export interface ChargedDay {
  readonly day: CalendarDate;
  readonly wattHours: number;
}

/** How the electricity of a month was measured. Watt hours. */
export type ChargingSource =
  | { readonly kind: 'METER'; readonly start: number; readonly end: number }
  | { readonly kind: 'FILE'; readonly days: readonly ChargedDay[] };

/** The watt hours of a month. */
export function chargedWattHours(source: ChargingSource): number {
  return source.kind === 'METER'
    ? source.end - source.start
    : source.days.reduce((sum, { wattHours }) => sum + wattHours, 0);
}

/** A state of the meter at the end of a reported month. */
export interface MeterState {
  readonly month: string;
  readonly wattHours: number;
}

export type ChargingRefusal =
  /** The employer does not ask for it. */
  | { readonly code: 'CHARGING_NOT_OFFERED' }
  /** Less than at the end of another month before (`month`), or more than at the beginning of one after it. */
  | {
      readonly code: 'METER_LOWER_THAN_LAST' | 'METER_HIGHER_THAN_NEXT';
      readonly month: string;
      readonly kwh: number;
    }
  /** The year's other months have the other method. */
  | { readonly code: 'METHOD_FIXED_FOR_YEAR'; readonly year: string; readonly method: ChargingMethod }
  | { readonly code: 'DAY_OUTSIDE_LEASE' | 'DAY_TWICE'; readonly day: CalendarDate }
  /** More than the battery takes twice a day, or than the driven kilometres use; accepted with a photo. */
  | { readonly code: 'CHARGING_NOT_PLAUSIBLE'; readonly kwh: number; readonly mostKwh: number };

export interface ChargingContext {
  readonly isOffered: boolean;
  readonly month: string;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** Capacity of the battery; null where it is not known. */
  readonly batteryKwh: number | null;
  /** Kilometres driven in these days by the readings around them; null where they say nothing. */
  readonly drivenKm: number | null;
  /** Latest state of the meter at the end of an earlier month; null without one. */
  readonly meterBefore: MeterState | null;
  /** Earliest state of the meter at the beginning of a later month; null without one. */
  readonly meterAfter: MeterState | null;
  /** Of the year's other months of all cars; null without one. */
  readonly methodOfYear: ChargingMethod | null;
}

/** The most electricity of some days that needs no proof, in kilowatt hours; null where nothing bounds it. */
export function plausibleKwh(
  { batteryKwh, drivenKm }: Pick<ChargingContext, 'batteryKwh' | 'drivenKm'>,
  days: number,
): number | null {
  const byBattery = batteryKwh === null ? null : batteryKwh * days * FULL_CHARGES_A_DAY;
  const byDistance = drivenKm === null ? null : (drivenKm * MOST_KWH_PER_100_KM) / 100;
  if (byBattery === null || byDistance === null) return byBattery ?? byDistance;
  return Math.min(byBattery, byDistance);
}

const kwhOf = (wattHours: number): number => wattHours / WATT_HOURS_PER_KWH;

function judgeMeter(
  { start, end }: { readonly start: number; readonly end: number },
  hasPhoto: boolean,
  { month, meterBefore, meterAfter }: ChargingContext,
): Result<void, ChargingRefusal> {
  if (end < start) return refuse({ code: 'METER_LOWER_THAN_LAST', month, kwh: kwhOf(start) });
  // A new meter begins anew, which the photo shows.
  if (hasPhoto) return ok(undefined);
  if (meterBefore && start < meterBefore.wattHours) {
    const { month: before, wattHours } = meterBefore;
    return refuse({ code: 'METER_LOWER_THAN_LAST', month: before, kwh: kwhOf(wattHours) });
  }
  if (meterAfter && end > meterAfter.wattHours) {
    const { month: after, wattHours } = meterAfter;
    return refuse({ code: 'METER_HIGHER_THAN_NEXT', month: after, kwh: kwhOf(wattHours) });
  }
  return ok(undefined);
}

function judgeDays(
  days: readonly ChargedDay[],
  { firstDay, lastDay }: ChargingContext,
): Result<void, ChargingRefusal> {
  const seen = new Set<string>();
  for (const { day } of days) {
    if (day < firstDay || day > lastDay) return refuse({ code: 'DAY_OUTSIDE_LEASE', day });
    if (seen.has(day)) return refuse({ code: 'DAY_TWICE', day });
    seen.add(day);
  }
  return ok(undefined);
}

/**
 * Decides whether the electricity of a month is stored.
 * @param days number of days of the month with the car
 */
export function judgeCharging(
  {
    source,
    method,
    hasPhoto,
  }: { readonly source: ChargingSource; readonly method: ChargingMethod; readonly hasPhoto: boolean },
  context: ChargingContext,
  days: number,
): Result<void, ChargingRefusal> {
  if (!context.isOffered) return refuse({ code: 'CHARGING_NOT_OFFERED' });
  const { methodOfYear } = context;
  if (methodOfYear !== null && methodOfYear !== method) {
    const year = context.month.slice(0, 4);
    return refuse({ code: 'METHOD_FIXED_FOR_YEAR', year, method: methodOfYear });
  }
  const judged =
    source.kind === 'METER' ? judgeMeter(source, hasPhoto, context) : judgeDays(source.days, context);
  if (!judged.ok) return judged;
  const most = plausibleKwh(context, days);
  const kwh = kwhOf(chargedWattHours(source));
  if (most !== null && kwh > most && !hasPhoto) {
    return refuse({ code: 'CHARGING_NOT_PLAUSIBLE', kwh, mostKwh: Math.floor(most) });
  }
  return ok(undefined);
}

/** A reading of the odometer. */
interface OdometerReading {
  readonly day: CalendarDate;
  readonly km: number;
}

/**
 * The kilometres driven between the last reading by the first day and the first reading from the last day on; null without both. They
 * are at least those of the days between.
 * @param readings by their days
 */
export function kilometresAround(
  readings: readonly OdometerReading[],
  { firstDay, lastDay }: Pick<ChargingContext, 'firstDay' | 'lastDay'>,
): number | null {
  const before = readings.findLast(({ day }) => day <= firstDay);
  const after = readings.find(({ day }) => day >= lastDay);
  return before && after ? after.km - before.km : null;
}
