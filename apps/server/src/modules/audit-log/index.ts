import { contract } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { sealAuditEvents } from '../../platform/audit/seal-audit-events.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { findAuditEvents } from './audit-log-store.ts';
import { createHeadExport } from './export-audit-head.ts';

export { createCallRecorder } from './record-call.ts';

const SEAL_SECONDS = 1;
const EXPORT_SECONDS = 300;

/** The search in the audit log, of the provider in all of it, of an employer in its own; the jobs that chain it. */
export function registerAuditLog(app: FastifyInstance, services: Services): void {
  const { db, clock, jobs, configuration } = services;
  jobs.every('audit-seal', SEAL_SECONDS, () => sealAuditEvents(db));
  const { auditHead } = configuration;
  if (auditHead.file !== null || auditHead.url !== null)
    jobs.every('audit-head', EXPORT_SECONDS, createHeadExport(services, auditHead));
  const record = (caller: Caller, actorRole: 'ADMIN' | 'TENANT_ADMIN', query: object) =>
    recordAuditEvent(db, {
      at: clock.now(),
      actorId: caller.userId,
      actorRole,
      tenantId: caller.tenantId,
      action: 'AUDIT_LOG_READ',
      record: 'audit',
      recordId: null,
      details: { filters: Object.keys(query).join(' ') || null },
    });

  registerEndpoint(app, contract.searchAuditLog, async ({ query, caller }) => {
    const page = await findAuditEvents(db, query, null);
    await record(caller, 'ADMIN', query);
    return ok(page);
  });
  registerEndpoint(app, contract.searchEmployerAuditLog, async ({ query, caller }) => {
    if (caller.tenantId === null) return refuse({ code: 'FORBIDDEN' });
    const page = await findAuditEvents(db, query, caller.tenantId);
    await record(caller, 'TENANT_ADMIN', query);
    return ok(page);
  });
}
