import type { ReplyOf } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import {
  employmentReports,
  leaseExtensions,
  leasePackageChanges,
  leases,
  orders,
} from '../../platform/database/schema/index.ts';
import {
  changedRates,
  lastDayOfLease,
  lastDayOfOrderedTerm,
  leavingOfOrder,
  onChangedRates,
  rateOfDay,
} from '../orders/index.ts';

type State = ReplyOf<'getEmployerFigures'>['states'][number]['state'];

/** Signed orders of one stand. */
export interface StateRow {
  readonly state: State;
  readonly orders: number;
  readonly rateCents: number;
  readonly rateOverTermCents: number;
}

/** A month's changes: its own amounts, and steps that apply from it. Cents; negative steps end something. */
export interface MonthRow {
  /** Years times twelve and months from January on. */
  readonly month: number;
  readonly cars: number;
  readonly rate: number;
  readonly contribution: number;
  readonly result: number;
  readonly rateStep: number;
  readonly contributionStep: number;
  readonly resultStep: number;
}

/** Columns of a lease's monthly amounts in the query of `sumLeases`; of a changed package both. */
type Amount = `${'' | 'new_' | 'old_'}${'rate' | 'contribution'}`;

const numbers = <Row extends object>(rows: readonly Record<string, unknown>[]): Row[] =>
  rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, name === 'state' ? value : Number(value)]),
        // The columns of the query, sums as numbers: they arrive as texts.
      ) as Row,
  );

/** Signed orders of an employer by where they stand; leases that are over, by term or with the employment, apart. */
export async function countStates(
  db: DatabaseOrTransaction,
  tenantId: number,
  today: CalendarDate,
): Promise<StateRow[]> {
  const { rows } = await db.execute(sql`
    select case when ${orders.stage} = 'ACTIVE' and ${lastDayOfLease} < ${today}::date then 'OVER'
        else ${orders.stage} end as "state",
      count(*) as "orders", sum(${rateOfDay}) as "rateCents",
      sum(${orders.monthlyRateCents}::bigint * ${orders.durationMonths}) as "rateOverTermCents"
    from ${orders} left join ${employmentReports} on ${leavingOfOrder}
      left join ${changedRates(tenantId, today)} on ${onChangedRates}
    where ${orders.tenantId} = ${tenantId} and ${orders.signedAt} is not null group by 1`);
  return numbers(rows);
}

/** Orders of an employer by the month of the signature, of the German calendar. */
export async function countSigned(
  db: DatabaseOrTransaction,
  tenantId: number,
): Promise<{ readonly month: number; readonly orders: number }[]> {
  const day = sql`(${orders.signedAt} at time zone 'Europe/Berlin')`;
  const { rows } = await db.execute(sql`
    select extract(year from ${day}) * 12 + extract(month from ${day}) - 1 as "month", count(*) as "orders"
    from ${orders} where ${orders.tenantId} = ${tenantId} and ${orders.signedAt} is not null group by 1`);
  return numbers(rows);
}

/** The pro rata part of an amount for some days of a month, half a cent up. */
const part = (amount: Amount, days: 'first_days' | 'last_days', of: 'first_of' | 'last_of'): SQL =>
  sql.raw(`(2 * ${amount} * ${days} + ${of}) / (2 * ${of})`);

/** The part of the last month; in the last month of a whole term what its first one has left. */
const lastPart = (amount: Amount): SQL => sql`case
  when last = term_last and first_days < first_of and last_month > first_month
    then ${sql.raw(amount)} - ${part(amount, 'first_days', 'first_of')}
  else ${part(amount, 'last_days', 'last_of')} end`;

/**
 * The queries `lease`, `month` and `counted`: each lease with its first and last month and their days. The ordered term and each
 * extension are a lease of their own.
 */
const leaseParts = (tenantId: number): SQL => sql`whole as (
      select ${orders.id} as id, ${orders.userId} as user_id, ${orders.handedOverOn} as first, ${lastDayOfLease} as last,
        ${lastDayOfOrderedTerm} as term_last, ${orders.monthlyRateCents}::bigint as rate,
        ${orders.contributionCents}::bigint as contribution, ${orders.employerSavingCents}::numeric as saving,
        ${orders.employerResultCents}::numeric as result
      from ${orders} left join ${employmentReports} on ${leavingOfOrder}
      where ${orders.tenantId} = ${tenantId} and ${orders.signedAt} is not null and ${orders.endedAt} is not null
        and ${orders.endReason} is null and ${orders.handedOverOn} is not null
    ), lease as (
      select id, user_id, first, least(last, term_last) as last, term_last, rate, contribution, saving, result from whole
      union all
      select whole.id, whole.user_id, ${leaseExtensions.effectiveFrom}, least(last, ${leaseExtensions.until}),
        ${leaseExtensions.until}, ${leaseExtensions.monthlyRateCents}::bigint, ${leaseExtensions.contributionCents}::bigint,
        ${leaseExtensions.employerSavingCents}::numeric, ${leaseExtensions.employerResultCents}::numeric
      from whole join ${leases} on ${leases.orderId} = whole.id
        join ${leaseExtensions} on ${leaseExtensions.leaseId} = ${leases.id}
      where ${leaseExtensions.tenantId} = ${tenantId} and ${leaseExtensions.state} = 'SIGNED'
    ), month as (
      select *, (extract(year from first) * 12 + extract(month from first) - 1)::int as first_month, (extract(year from last) * 12 + extract(month from last) - 1)::int as last_month,
        extract(day from date_trunc('month', first) + interval '1 month - 1 day')::bigint as first_of,
        extract(day from date_trunc('month', last) + interval '1 month - 1 day')::bigint as last_of,
        extract(day from first)::bigint as first_day, extract(day from last)::bigint as last_days
      from lease where last >= first
    ), counted as (
      select *, case when first_month = last_month then last_days - first_day + 1
        else first_of - first_day + 1 end as first_days
      from month
    )`;

/** The queries `changes` and `changed`: signed packages, and each with the amounts that it follows. Needs `counted`. */
const packageChanges = (tenantId: number): SQL => sql`changes as (
      select ${leases.orderId} as order_id, ${leasePackageChanges.effectiveFrom} as from_day,
        (extract(year from ${leasePackageChanges.effectiveFrom}) * 12
          + extract(month from ${leasePackageChanges.effectiveFrom}) - 1)::int as from_month,
        ${leasePackageChanges.monthlyRateCents}::bigint as new_rate,
        ${leasePackageChanges.contributionCents}::bigint as new_contribution,
        ${leasePackageChanges.employerSavingCents}::numeric as new_saving,
        ${leasePackageChanges.employerResultCents}::numeric as new_result
      from ${leasePackageChanges} join ${leases} on ${leases.id} = ${leasePackageChanges.leaseId}
      where ${leasePackageChanges.tenantId} = ${tenantId} and ${leasePackageChanges.state} = 'SIGNED'
    ), changed as (
      select *, lag(new_rate, 1, rate) over earlier as old_rate,
        lag(new_contribution, 1, contribution) over earlier as old_contribution,
        lag(new_result, 1, result) over earlier as old_result
      from counted join changes on order_id = id and from_day between first and last
      window earlier as (partition by id order by from_day)
    )`;

/**
 * Sums the leases of an employer by month, as payroll books them:
 * - partial months by calendar days, half a cent up for each lease; full months as a step up in the second and a step
 *   back in the last month
 * - a car counts from the month of its handover to the last month at whose end it is still there
 * - a lease ends with the employment at the latest; an extension goes on the day after the term
 * - a changed package counts from its first day, a first of a month
 * - days without pay have no conversion and no saving, but rate and contribution continue
 *
 * Each lease is read once, regardless of its length. Leases with equal first and last months are added first.
 */
export async function sumLeases(db: DatabaseOrTransaction, tenantId: number): Promise<MonthRow[]> {
  const { rows } = await db.execute(sql`
    with ${leaseParts(tenantId)}, alike as (
      select first_month, last_month, last_days = last_of as to_the_end, count(*) as cars,
        sum(${part('rate', 'first_days', 'first_of')}) as first_rate, sum(${lastPart('rate')}) as last_rate,
        sum(${part('contribution', 'first_days', 'first_of')}) as first_contribution, sum(${lastPart('contribution')}) as last_contribution,
        sum(round(result * first_days / first_of)) as first_result, sum(round(result * last_days / last_of)) as last_result,
        sum(rate) as rate, sum(contribution) as contribution, sum(result) as result
      from counted group by 1, 2, 3
    ), ${packageChanges(tenantId)}, paused as (
      select start, held.saving, least(last, (start + interval '1 month - 1 day')::date) - greatest(first, start) + 1 as days,
        sum(least(last, absence.until, (start + interval '1 month - 1 day')::date)
          - greatest(first, absence.day, start) + 1) as unpaid,
        extract(day from start + interval '1 month - 1 day') as days_of_month
      from lease join ${employmentReports} as absence on absence.user_id = lease.user_id
        and absence.tenant_id = ${tenantId} and absence.kind <> 'LEAVING' and absence.withdrawn_at is null
        and absence.day <= last and coalesce(absence.until >= first, true)
      cross join lateral (select month::date as start from generate_series(
        date_trunc('month', greatest(first, absence.day)::timestamp), least(last, absence.until)::timestamp,
        interval '1 month') as month) as months
      cross join lateral (select coalesce((select new_saving from changes
        where order_id = lease.id and from_day between lease.first and start order by from_day desc limit 1), lease.saving) as saving) as held
      where last >= first
      group by lease.id, start, held.saving, first, last
    ), entry (month, cars, rate, contribution, result, rate_step, contribution_step, result_step) as (
      select first_month, cars, first_rate, first_contribution, first_result, 0, 0, 0 from alike
      union all
      select last_month, 0, last_rate, last_contribution, last_result, 0, 0, 0 from alike where last_month > first_month
      union all
      select first_month + 1, 0, 0, 0, 0, rate, contribution, result from alike where last_month > first_month + 1
      union all
      select last_month, 0, 0, 0, 0, -rate, -contribution, -result from alike where last_month > first_month + 1
      union all
      select case when to_the_end then last_month + 1 else last_month end, -cars, 0, 0, 0, 0, 0, 0 from alike
      union all
      select from_month, 0, 0, 0, 0, new_rate - old_rate, new_contribution - old_contribution, new_result - old_result
        from changed where last_month > from_month
      union all
      select last_month, 0, 0, 0, 0, old_rate - new_rate, old_contribution - new_contribution, old_result - new_result
        from changed where last_month > from_month
      union all
      select last_month, 0, ${lastPart('new_rate')} - ${lastPart('old_rate')},
        ${lastPart('new_contribution')} - ${lastPart('old_contribution')},
        round(new_result * last_days / last_of) - round(old_result * last_days / last_of), 0, 0, 0 from changed
      union all
      select (extract(year from start) * 12 + extract(month from start) - 1)::int, 0, 0, 0,
        round(saving * (days - unpaid) / days_of_month) - round(saving * days / days_of_month), 0, 0, 0 from paused
    )
    select month as "month", sum(cars) as "cars", sum(rate) as "rate", sum(contribution) as "contribution",
      sum(result) as "result", sum(rate_step) as "rateStep", sum(contribution_step) as "contributionStep",
      sum(result_step) as "resultStep"
    from entry group by month order by month`);
  return numbers(rows);
}
