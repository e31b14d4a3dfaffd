import type { FieldError, ReplyOf } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import type { OrderCommand } from '@stromwandel/ordering';
import { stageOf } from '../record/list-columns.ts';
import type { OrderRecord } from '../record/order-record.ts';
import type { OrderServices } from '../record/order-services.ts';
import { payrollMonthsSince } from '../record/payroll-months.ts';

/** Calendar days, both included. */
interface HandoverDays {
  readonly first: string;
  readonly last: string;
}

/** The possible handover days: from the delivery until today. Null unless the handover is the next step. */
export function handoverDays({ state }: OrderRecord, today: CalendarDate): HandoverDays | null {
  if (state.deliveredOn === null || stageOf(state) !== 'READY_FOR_HANDOVER') return null;
  return { first: state.deliveredOn, last: today };
}

/**
 * The possible handover days for the provider's page, with the months since the first of them that have a payroll
 * file.
 */
export async function readHandoverDays(
  { db, clock }: OrderServices,
  order: OrderRecord,
): Promise<ReplyOf<'getProviderOrder'>['handoverDays']> {
  const days = handoverDays(order, clock.today());
  if (days === null) return null;
  const payrollMonths = await db.transaction((tx) => payrollMonthsSince(tx, order.tenantId, days.first));
  return { ...days, payrollMonths };
}

/** Returns the error of an impossible handover day; other steps have no such field. */
export function handoverDayErrors(command: OrderCommand, days: HandoverDays | null): FieldError[] {
  const path = 'body.handedOverOn';
  if (days === null) return [{ path, code: 'UNKNOWN_FIELD', params: {} }];
  const day = command.type === 'ACCEPT_STEP' ? command.handedOverOn : null;
  return day && day < days.first
    ? [{ path, code: 'TOO_SMALL', params: { minimum: days.first } }]
    : [{ path, code: 'TOO_LARGE', params: { maximum: days.last } }];
}
