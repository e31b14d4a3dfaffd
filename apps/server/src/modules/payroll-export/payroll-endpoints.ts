import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { payrollMonth } from '@stromwandel/payroll-export';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { OrderServices } from '../orders/index.ts';
import { createPayrollFile } from './create-payroll-file.ts';
import { fileReply, previewReply, settingsFrom, settingsReply } from './payroll-replies.ts';
import { findFiles, findSettings, saveSettings } from './payroll-store.ts';
import { planPayroll } from './preview-payroll.ts';
import { readPayrollTrips } from './read-payroll-trips.ts';
import { readPayrollFile } from './read-payroll-file.ts';

/** The caller's employer. */
function tenantOf({ tenantId }: Caller): Result<number, Refusal> {
  return tenantId === null ? refuse({ code: 'FORBIDDEN' }) : ok(tenantId);
}

/** Registers an employer's payroll bookings and files. */
export function registerPayrollEndpoints(app: FastifyInstance, services: OrderServices): void {
  const { db, clock } = services;

  registerEndpoint(app, contract.getPayrollSettings, async ({ caller }) => {
    const tenant = tenantOf(caller);
    return tenant.ok ? ok(settingsReply(await findSettings(db, tenant.value))) : tenant;
  });
  registerEndpoint(app, contract.savePayrollSettings, async ({ caller, body }) => {
    const tenant = tenantOf(caller);
    if (!tenant.ok) return tenant;
    const now = clock.now();
    await db.transaction(async (tx) => {
      await saveSettings(tx, tenant.value, settingsFrom(body), now);
      await recordAuditEvent(tx, {
        at: now,
        actorId: caller.userId,
        actorRole: 'TENANT_ADMIN',
        tenantId: tenant.value,
        action: 'PAYROLL_SETTINGS_SAVED',
        record: 'tenant',
        recordId: tenant.value,
        details: { format: body.format },
      });
    });
    return ok(body);
  });
  registerEndpoint(app, contract.previewPayroll, async ({ caller, query }) => {
    const tenant = tenantOf(caller);
    if (!tenant.ok) return tenant;
    const month = payrollMonth(query.month);
    const plan = await planPayroll(db, services, caller, { tenantId: tenant.value, month });
    return ok(previewReply(query.month, plan));
  });
  registerEndpoint(app, contract.getPayrollTrips, async ({ caller, params, query }) => {
    const tenant = tenantOf(caller);
    if (!tenant.ok) return tenant;
    return readPayrollTrips(services, caller, {
      tenantId: tenant.value,
      month: payrollMonth(params.month),
      orderId: query.orderId ?? null,
    });
  });
  registerEndpoint(app, contract.listPayrollFiles, async ({ caller }) => {
    const tenant = tenantOf(caller);
    return tenant.ok ? ok((await findFiles(db, tenant.value)).map(fileReply)) : tenant;
  });
  registerEndpoint(app, contract.createPayrollFile, async ({ caller, body }) => {
    const tenant = tenantOf(caller);
    if (!tenant.ok) return tenant;
    const created = await createPayrollFile(services, caller, tenant.value, payrollMonth(body.month));
    return created.ok ? ok(fileReply(created.value)) : created;
  });
  registerEndpoint(app, contract.getPayrollFile, async ({ caller, params }) => {
    const tenant = tenantOf(caller);
    return tenant.ok ? readPayrollFile(services, caller, tenant.value, params.fileId) : tenant;
  });
}
