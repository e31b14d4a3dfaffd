import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import { printedTime, printWithdrawalReceipt } from '../../contract-printing/index.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { findOwnOrder, recordDownload } from './read-orders.ts';
import { vehicleName } from '../record/snapshot.ts';

/** To the second, with the zone: 20.11.2026, 14:30:12 MEZ. */
const momentText = (instant: Date, language: 'de' | 'en') =>
  printedTime(instant, language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });

/**
 * Prints the withdrawal receipt of an own order from the data stored with it; not found before a withdrawal.
 * @param language German is binding; the English one adds a translation
 */
export async function findWithdrawalReceipt(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  language: 'de' | 'en',
): Promise<Result<Uint8Array, Refusal>> {
  const order = await findOwnOrder(services, caller, orderId);
  if (!order.ok) return order;
  const { id, snapshot, row } = order.value;
  const { endReason, endedAt, signedAt } = row;
  if (endReason !== 'WITHDRAWN' || endedAt === null || signedAt === null) {
    return refuse({ code: 'NOT_FOUND' });
  }
  await recordDownload(services, caller, order.value, { kind: 'WITHDRAWAL_RECEIPT' });
  const moments = (of: 'de' | 'en') => ({
    signedAt: momentText(signedAt, of),
    receivedAt: momentText(endedAt, of),
  });
  const facts = {
    contractNumber: String(id),
    lessor: snapshot.lessor,
    employeeName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
    employerName: snapshot.employer.name,
    vehicle: vehicleName(snapshot),
    ...moments('de'),
    date: printedTime(endedAt, 'de'),
    english: language === 'en' ? moments('en') : null,
  };
  return ok(await printWithdrawalReceipt(facts, endedAt));
}
