import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { provideEmployerCopy } from '../contracts/index.ts';
import { type OrderRecord, type OrderCommandServices, recordDownload } from '../orders/index.ts';

/** The employer's copy of a signed contract, without salary and tax data. The download is recorded. */
export async function readEmployerCopy(
  services: OrderCommandServices,
  caller: Caller,
  order: OrderRecord,
): Promise<Result<Uint8Array, Refusal>> {
  if (order.row.signedAt === null) return refuse({ code: 'NOT_FOUND' });
  await recordDownload(services, caller, order, { kind: 'EMPLOYER_COPY' });
  const copy = await provideEmployerCopy(services, order);
  return copy === null ? refuse({ code: 'NOT_FOUND' }) : ok(copy);
}
