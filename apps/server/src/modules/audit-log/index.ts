import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { findAuditEvents } from './audit-log-store.ts';

/** The search of the provider in the audit log. */
export function registerAuditLog(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  registerEndpoint(app, contract.searchAuditLog, async ({ query, caller }) => {
    const page = await findAuditEvents(db, query);
    await recordAuditEvent(db, {
      at: clock.now(),
      actorId: caller.userId,
      actorRole: 'ADMIN',
      tenantId: null,
      action: 'AUDIT_LOG_READ',
      record: 'audit',
      recordId: null,
      details: { filters: Object.keys(query).join(' ') || null },
    });
    return ok(page);
  });
}
