import type { ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { OrderServices } from '../orders/index.ts';
import { findFile, openBookings, readContent } from './payroll-store.ts';

/** A stored file with its content; records a reading of each person in it. */
export async function readPayrollFile(
  { db, seal, files, clock }: OrderServices,
  caller: Caller,
  tenantId: number,
  fileId: number,
): Promise<Result<ReplyOf<'getPayrollFile'>, Refusal>> {
  const file = await findFile(db, tenantId, fileId);
  if (!file) return refuse({ code: 'NOT_FOUND' });
  for (const { orderId, personId } of openBookings(seal, file)) {
    await recordReading(db, caller, {
      at: clock.now(),
      action: 'PAYROLL_READ',
      record: 'order',
      recordId: orderId,
      personId,
    });
  }
  const { name, mediaType } = file;
  const content = await readContent(db, files, file);
  return ok({ name, mediaType, contentBase64: content.toString('base64') });
}
