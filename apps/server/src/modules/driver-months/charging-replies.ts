import { toCents, toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, ZERO_CENTS } from '@stromwandel/kernel';
import { chargedWattHours, type ChargingSource, type OwnPrice } from '@stromwandel/leasing';
import { costOfCharging } from '../payroll-export/index.ts';
import type { ChargingContent, StoredCharging } from '../salary-data/index.ts';

type Body = NonNullable<CallOf<'reportDriverMonth'>['body']['charging']>;
type Reply = NonNullable<ReplyOf<'getDriverMonth'>['charging']>;
type Reported = NonNullable<Reply['reported']>;

const WATT_HOURS_PER_KWH = 1000;
const POINTS_PER_CENT = 100;

export const kwhOf = (wattHours: number): number => wattHours / WATT_HOURS_PER_KWH;
// Kilowatt hours have three decimals, prices two.
const wattHoursOf = (kwh: number): number => Math.round(kwh * WATT_HOURS_PER_KWH);

export function sourceReply(source: ChargingSource): Reported['source'] {
  if (source.kind === 'METER') {
    return { kind: 'METER', startKwh: kwhOf(source.start), endKwh: kwhOf(source.end) };
  }
  return {
    kind: 'FILE',
    days: source.days.map(({ day, wattHours }) => ({ day, kwh: kwhOf(wattHours) })),
  };
}

export function ownPriceReply(price: OwnPrice | null): Reply['ownPrice'] {
  if (price === null) return null;
  const { workPrice, baseFee, householdKwh } = price;
  return {
    centsPerKwh: workPrice / POINTS_PER_CENT,
    baseFee: householdKwh === 0 ? null : { yearEur: toEuro(baseFee), householdKwh },
  };
}

function sourceOf(source: Body['source']): ChargingSource {
  if (source.kind === 'METER') {
    return { kind: 'METER', start: wattHoursOf(source.startKwh), end: wattHoursOf(source.endKwh) };
  }
  return {
    kind: 'FILE',
    days: source.days.map(({ day, kwh }) => ({ day: calendarDate(day), wattHours: wattHoursOf(kwh) })),
  };
}

/** What a driver sent, as it is stored. */
export function contentOf({ source, tariff }: Body): Omit<ChargingContent, 'rule'> {
  const content = { source: sourceOf(source), method: tariff.method };
  if (tariff.method === 'FLAT_PRICE') return { ...content, ownPrice: null };
  const { centsPerKwh, baseFee } = tariff;
  return {
    ...content,
    ownPrice: {
      workPrice: Math.round(centsPerKwh * POINTS_PER_CENT),
      baseFee: baseFee ? toCents(baseFee.yearEur) : ZERO_CENTS,
      householdKwh: baseFee?.householdKwh ?? 0,
    },
  };
}

/** What a person reported, for the export of the own data. */
export function exportedCharging(
  charging: readonly StoredCharging[],
): ReplyOf<'exportOwnData'>['homeCharging'] {
  return charging.map((one) => {
    const cost = costOfCharging(one);
    return {
      orderId: one.orderId,
      month: one.month,
      declaredAt: one.declaredAt.toISOString(),
      source: sourceReply(one.source),
      method: one.method,
      ownPrice: ownPriceReply(one.ownPrice),
      rule: one.rule,
      kwh: kwhOf(chargedWattHours(one.source)),
      costEur: cost === null ? null : toEuro(cost),
      photo: one.photo,
    };
  });
}
