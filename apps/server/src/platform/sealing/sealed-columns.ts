import type { SealedPlace } from './data-seal.ts';

/** A row of which one column is sealed, with what names its place. */
export interface SealedRow {
  readonly key: number;
  readonly value: string;
  readonly record: string;
  readonly ownerId: number | null;
}

/** A column of the database that is sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Primary key of the table. */
  readonly key: string;
  /** SQL of what names the row within its table, as its store writes it; `t` is the table. */
  readonly record: string;
  /** SQL of whose data it is. */
  readonly owner: string;
  /** SQL of what else must hold for a row to be sealed. */
  readonly where?: string;
}

/** Every sealed column but the content of `files`; re-sealing walks them. Places are those of the stores. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'salary_data',
    column: 'info',
    key: 'user_id',
    record: 't.user_id',
    owner: 't.user_id',
  },
  {
    table: 'saved_searches',
    column: 'content',
    key: 'id',
    record: `t.user_id || '/' || round(extract(epoch from t.saved_at) * 1000)`,
    owner: 't.user_id',
  },
  {
    table: 'authenticator_apps',
    column: 'secret',
    key: 'user_id',
    record: 't.user_id',
    owner: 't.user_id',
  },
  {
    table: 'orders',
    column: 'private_snapshot',
    key: 'id',
    record: `t.user_id || '/' || t.idempotency_key`,
    owner: 't.user_id',
  },
  {
    table: 'orders',
    column: 'recalculated_snapshot',
    key: 'id',
    record: `t.user_id || '/' || t.idempotency_key`,
    owner: 't.user_id',
    where: 't.recalculated_snapshot is not null',
  },
  {
    table: 'orders',
    column: 'end_note',
    key: 'id',
    record: `t.user_id || '/' || t.idempotency_key`,
    owner: 't.user_id',
    where: `t.end_reason = 'SALARY_DATA_CHANGED'`,
  },
  {
    table: 'order_commutes',
    column: 'commute',
    key: 'id',
    record: `t.order_id || '/' || round(extract(epoch from t.entered_at) * 1000)`,
    owner: 't.user_id',
  },
  {
    table: 'order_trips',
    column: 'days',
    key: 'id',
    record: `t.order_id || '/' || t.month`,
    owner: 't.user_id',
  },
  {
    table: 'order_charging',
    column: 'content',
    key: 'id',
    record: `t.order_id || '/' || t.month`,
    owner: 't.user_id',
  },
  {
    table: 'order_appointments',
    column: 'content',
    key: 'id',
    record: `t.order_id || '/' || t.kind`,
    owner: 't.user_id',
  },
  {
    table: 'leases',
    column: 'policy_number',
    key: 'id',
    record: 't.order_id',
    owner: 't.user_id',
    where: 't.policy_number is not null',
  },
  {
    table: 'lease_records',
    column: 'content',
    key: 'id',
    record: `t.lease_id || '/' || t.kind || '/' || t.number`,
    owner: 't.user_id',
  },
  {
    table: 'lease_readings',
    column: 'km',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
  },
  {
    table: 'lease_package_changes',
    column: 'net_rates',
    key: 'id',
    record: `t.lease_id || '/' || t.number`,
    owner: 't.user_id',
  },
  {
    table: 'lease_extensions',
    column: 'net_rates',
    key: 'id',
    record: `t.lease_id || '/' || t.number`,
    owner: 't.user_id',
  },
  {
    table: 'lease_damages',
    column: 'report',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
  },
  {
    table: 'lease_damages',
    column: 'handling',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.handling is not null',
  },
  {
    table: 'lease_damages',
    column: 'excess_reason',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.excess_reason is not null',
  },
  {
    table: 'lease_damages',
    column: 'excess_objection',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.excess_objection is not null',
  },
  {
    table: 'lease_damages',
    column: 'excess_answer',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.excess_answer is not null',
  },
  {
    table: 'lease_drivers',
    column: 'person',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.person is not null',
  },
  {
    table: 'lease_drivers',
    column: 'result',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.result is not null',
  },
  {
    table: 'lease_fines',
    column: 'content',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
  },
  {
    table: 'lease_fines',
    column: 'answer',
    key: 'id',
    record: `t.lease_id || '/' || t.name`,
    owner: 't.user_id',
    where: 't.answer is not null',
  },
  {
    table: 'lease_reports',
    column: 'content',
    key: 'id',
    record: 't.lease_id',
    owner: 't.user_id',
  },
  {
    table: 'lease_self_checks',
    column: 'content',
    key: 'id',
    record: 't.lease_id',
    owner: 't.user_id',
  },
  {
    table: 'payroll_files',
    column: 'bookings',
    key: 'id',
    record: `t.tenant_id || '/' || t.month || '/' || t.sha256`,
    owner: 'null::bigint',
  },
  {
    table: 'verification_cases',
    column: 'request',
    key: 'id',
    record: 't.callback_id',
    owner: 't.user_id',
  },
  {
    table: 'verification_cases',
    column: 'reason',
    key: 'id',
    record: 't.callback_id',
    owner: 't.user_id',
  },
  {
    table: 'verification_cases',
    column: 'result',
    key: 'id',
    record: 't.callback_id',
    owner: 't.user_id',
  },
];

/** The place of a row's value, as its store seals it. */
export function placeOfRow({ table, column }: SealedColumn, { record, ownerId }: SealedRow): SealedPlace {
  return { table, column, record, ownerId };
}
