import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { findOwnOrder, type OrderCommandServices, recordDownload } from '../orders/index.ts';
import { provideContract } from './provide-contract.ts';

/** The contract of an own order, for checking. The download is recorded. */
export async function findOwnContract(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
): Promise<Result<Uint8Array, Refusal>> {
  const order = await findOwnOrder(services, caller, orderId);
  if (!order.ok) return order;
  if (order.value.row.confirmedAt === null) return refuse({ code: 'DOCUMENT_NOT_READY' });
  const contract = await provideContract(services, order.value);
  if (!contract) return refuse({ code: 'NOT_FOUND' });
  const { id: documentId, kind } = contract;
  await recordDownload(services, caller, order.value, { documentId, kind });
  return ok(contract.content);
}
