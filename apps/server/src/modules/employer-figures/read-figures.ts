import { FIGURE_STATES, toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents, type CalendarDate } from '@stromwandel/kernel';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { countSigned, countStates, sumLeases, type MonthRow } from './figures-store.ts';
import { monthIndex, monthName } from './month-index.ts';
import { periodMonths } from './period-months.ts';

export type Figures = ReplyOf<'getEmployerFigures'>;

/** Amounts of a month over all leases, cents, and the cars of its last day. */
interface MonthSums {
  readonly cars: number;
  readonly rate: number;
  readonly contribution: number;
  readonly result: number;
}

const NOTHING: MonthSums = { cars: 0, rate: 0, contribution: 0, result: 0 };

/** Adds the steps of all months before to each month, from the first month with a lease to the last. */
function sumsByMonth(rows: readonly MonthRow[]): ReadonlyMap<number, MonthSums> {
  const sums = new Map<number, MonthSums>();
  const rowOf = new Map(rows.map((row) => [row.month, row]));
  let holding = NOTHING;
  const [first, last] = [rows[0]?.month ?? 0, rows.at(-1)?.month ?? -1];
  for (let month = first; month <= last; month += 1) {
    const row = rowOf.get(month);
    if (row) {
      holding = {
        cars: holding.cars + row.cars,
        rate: holding.rate + row.rateStep,
        contribution: holding.contribution + row.contributionStep,
        result: holding.result + row.resultStep,
      };
    }
    sums.set(month, {
      cars: holding.cars,
      rate: holding.rate + (row?.rate ?? 0),
      contribution: holding.contribution + (row?.contribution ?? 0),
      result: holding.result + (row?.result ?? 0),
    });
  }
  return sums;
}

const euro = (amount: number) => toEuro(cents(amount));
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);

/** Returns the figures of an employer's orders and leases. */
export async function readFigures(
  db: DatabaseOrTransaction,
  { tenantId, today }: { readonly tenantId: number; readonly today: CalendarDate },
  period: Figures['period'],
): Promise<Figures> {
  const current = monthIndex(today);
  const { from, to } = periodMonths(period, current);
  const states = await countStates(db, tenantId, today);
  const signed = new Map((await countSigned(db, tenantId)).map(({ month, orders }) => [month, orders]));
  const sums = sumsByMonth(await sumLeases(db, tenantId));
  const open = range(current, Math.max(current - 1, ...sums.keys())).map((month) => ({
    month,
    ...(sums.get(month) ?? NOTHING),
  }));
  const lastOwed = open.findLastIndex(({ rate }) => rate !== 0);
  const ahead = states.filter(({ state }) =>
    ['WITH_PROVIDER', 'WITH_MANUFACTURER', 'READY_FOR_HANDOVER'].includes(state),
  );
  return {
    period,
    from: monthName(from),
    to: monthName(to),
    currentMonth: monthName(current),
    states: FIGURE_STATES.flatMap((state) => {
      const found = states.find((one) => one.state === state);
      return found ? [{ state, orders: found.orders, monthlyRateEur: euro(found.rateCents) }] : [];
    }),
    months: range(from, to).map((month) => {
      const { cars, rate, contribution, result } = sums.get(month) ?? NOTHING;
      return {
        month: monthName(month),
        signed: signed.get(month) ?? 0,
        cars,
        rateEur: euro(rate),
        contributionEur: euro(contribution),
        resultEur: euro(result),
      };
    }),
    obligations: open
      .slice(0, lastOwed + 1)
      .map(({ month, cars, rate }) => ({ month: monthName(month), cars, rateEur: euro(rate) })),
    obligationsTotalEur: euro(open.reduce((sum, { rate }) => sum + rate, 0)),
    ahead: {
      orders: ahead.reduce((sum, { orders }) => sum + orders, 0),
      rateOverTermEur: euro(ahead.reduce((sum, { rateOverTermCents }) => sum + rateOverTermCents, 0)),
    },
  };
}
