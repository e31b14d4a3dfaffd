import { CHARGING_METHODS } from '@stromwandel/api-spec';
import { calendarDate, cents, type Cents } from '@stromwandel/kernel';
import { chargingCost, ownPricePerKwh, type ChargedDay } from '@stromwandel/leasing';
import { z } from 'zod';
import type { CallOf, ReplyOf } from '../../api/replies.ts';

export type DriverMonth = ReplyOf<'getDriverMonth'>;
export type Charging = NonNullable<DriverMonth['charging']>;
type Body = CallOf<'reportDriverMonth'>['body'];
type ChargingBody = NonNullable<Body['charging']>;

const WATT_HOURS_PER_KWH = 1000;
const POINTS_PER_CENT = 100;
const MOST_KWH = 9_999_999;

const amount = (most: number) => z.number().min(0).max(most).nullable();

const missing = (path: keyof typeof fields) => ({
  code: 'custom' as const,
  path: [path],
  params: { code: 'REQUIRED' },
});

const fields = {
  days: z.array(z.string()),
  startKwh: amount(MOST_KWH),
  endKwh: amount(MOST_KWH),
  method: z.enum(CHARGING_METHODS),
  centsPerKwh: amount(200),
  baseFeeYearEur: amount(2_000),
  householdKwh: amount(200_000),
};

/** What the driver enters of a month; numbers are null where nothing is typed. */
export const monthForm = z.strictObject(fields).superRefine((entries, context) => {
  const { endKwh, startKwh, method, centsPerKwh, baseFeeYearEur, householdKwh } = entries;
  if (endKwh !== null && (startKwh === null || startKwh > endKwh)) context.addIssue(missing('startKwh'));
  if (method !== 'OWN_PRICE') return;
  if (endKwh !== null && !centsPerKwh) context.addIssue(missing('centsPerKwh'));
  if (baseFeeYearEur && !householdKwh) context.addIssue(missing('householdKwh'));
});
export type Entries = z.infer<typeof monthForm>;

const yearCents = (euros: number): Cents => cents(Math.round(euros * POINTS_PER_CENT));

/** The entries that a page begins with: what was reported, or the meter's last state. */
export function entriesOf({ trips, charging }: DriverMonth): Entries {
  const reported = charging?.reported;
  const price = charging?.ownPrice;
  const meter = reported?.source.kind === 'METER' ? reported.source : null;
  return {
    days: trips?.days ?? [],
    startKwh: meter?.startKwh ?? charging?.meterBefore?.kwh ?? null,
    endKwh: meter?.endKwh ?? null,
    method: reported?.method ?? charging?.methodOfYear ?? 'FLAT_PRICE',
    centsPerKwh: price?.centsPerKwh ?? null,
    baseFeeYearEur: price?.baseFee ? price.baseFee.yearCents / POINTS_PER_CENT : null,
    householdKwh: price?.baseFee?.householdKwh ?? null,
  };
}

/** Days of a wallbox's file that were reported. */
export function reportedDays({ charging }: DriverMonth): ChargedDay[] | null {
  const source = charging?.reported?.source;
  if (source?.kind !== 'FILE') return null;
  return source.days.map(({ day, kwh }) => ({
    day: calendarDate(day),
    wattHours: Math.round(kwh * WATT_HOURS_PER_KWH),
  }));
}

/** Watt hours of the entries; null before there are any. */
export function wattHoursOf(
  { startKwh, endKwh }: Pick<Entries, 'startKwh' | 'endKwh'>,
  days: readonly ChargedDay[] | null,
): number | null {
  if (days !== null) return days.reduce((sum, { wattHours }) => sum + wattHours, 0);
  if (typeof startKwh !== 'number' || typeof endKwh !== 'number' || endKwh < startKwh) return null;
  return Math.round((endKwh - startKwh) * WATT_HOURS_PER_KWH);
}

/** Hundredths of a cent for a kilowatt hour by the entries; null where a figure is missing. */
export function priceOf(entries: Entries, { flatCentsPerKwh }: Charging): number | null {
  if (entries.method === 'FLAT_PRICE') {
    return flatCentsPerKwh === null ? null : Math.round(flatCentsPerKwh * POINTS_PER_CENT);
  }
  const { centsPerKwh, baseFeeYearEur, householdKwh } = entries;
  if (typeof centsPerKwh !== 'number') return null;
  return ownPricePerKwh({
    workPrice: Math.round(centsPerKwh * POINTS_PER_CENT),
    baseFee: yearCents(baseFeeYearEur ?? 0),
    householdKwh: baseFeeYearEur ? (householdKwh ?? 0) : 0,
  });
}

/** What the electricity of the entries cost; null while that is not known. */
export function costOf(
  entries: Entries,
  days: readonly ChargedDay[] | null,
  charging: Charging,
): Cents | null {
  const wattHours = wattHoursOf(entries, days);
  const price = priceOf(entries, charging);
  return wattHours === null || price === null ? null : chargingCost(wattHours, price);
}

function tariffBody({ method, centsPerKwh, baseFeeYearEur, householdKwh }: Entries): ChargingBody['tariff'] {
  if (method === 'FLAT_PRICE') return { method };
  const hasBaseFee = baseFeeYearEur !== null && baseFeeYearEur > 0 && householdKwh !== null;
  return {
    method,
    centsPerKwh: centsPerKwh ?? 0,
    baseFee: hasBaseFee ? { yearCents: yearCents(baseFeeYearEur), householdKwh } : null,
  };
}

/** The entries as the API takes them; without a meter at the end and a file there is no electricity. */
export function bodyOf(
  entries: Entries,
  days: readonly ChargedDay[] | null,
  photo: string | null,
  { trips, charging }: DriverMonth,
): Body {
  const { startKwh, endKwh } = entries;
  const source: ChargingBody['source'] | null =
    days !== null
      ? {
          kind: 'FILE',
          days: days.map(({ day, wattHours }) => ({ day, kwh: wattHours / WATT_HOURS_PER_KWH })),
        }
      : endKwh === null
        ? null
        : { kind: 'METER', startKwh: startKwh ?? 0, endKwh };
  return {
    tripDays: trips === null ? null : entries.days,
    charging: charging === null || source === null ? null : { source, tariff: tariffBody(entries), photo },
  };
}
