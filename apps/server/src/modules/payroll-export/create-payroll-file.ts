import { ok, refuse, type Result } from '@stromwandel/kernel';
import { writePayrollFile, type PayrollMonth } from '@stromwandel/payroll-export';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { OrderServices } from '../orders/index.ts';
import { sumOf } from './payroll-replies.ts';
import { keepFile, type KeptFile } from './payroll-store.ts';
import { planPayroll } from './preview-payroll.ts';

/**
 * Makes and stores the file of a month. Refuses a month without bookings, or with blocks, whose number it returns.
 * The employer is locked before anything is read, so that two simultaneous calls make one file, with everything saved
 * before.
 */
export async function createPayrollFile(
  services: OrderServices,
  caller: Caller,
  tenantId: number,
  month: PayrollMonth,
): Promise<Result<KeptFile, Refusal>> {
  const { db, clock } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const { bookings, settings, people } = await planPayroll(tx, services, caller, { tenantId, month });
    if (bookings.length === 0) return refuse({ code: 'PAYROLL_EMPTY' });
    const written = writePayrollFile(bookings, settings, month, people);
    if (!written.ok) return refuse({ code: 'PAYROLL_NOT_READY', params: { blocks: written.error.length } });
    const { file, isNew } = await keepFile(tx, services, {
      tenantId,
      month,
      format: settings.format,
      file: written.value,
      bookings,
      totals: sumOf(bookings),
      createdAt: now,
    });
    if (!isNew) return ok(file);
    await recordAuditEvent(tx, {
      at: now,
      actorId: caller.userId,
      actorRole: 'TENANT_ADMIN',
      tenantId,
      action: 'PAYROLL_FILE_CREATED',
      record: 'payroll_file',
      recordId: file.id,
      details: { month, format: settings.format, bookings: bookings.length },
    });
    return ok(file);
  });
}
