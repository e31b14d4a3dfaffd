import { contract } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { findEmployerRules, hasTwoApprovers, lockEmployerRules, saveEmployerRules } from '../offer/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { rulesFromBody, rulesReply } from './rules-replies.ts';

const noTenant = () => refuse({ code: 'FORBIDDEN' } as const);

export function registerEmployerRulesEndpoints(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  registerEndpoint(app, contract.getEmployerRules, async ({ caller: { tenantId } }) =>
    tenantId === null ? noTenant() : ok(rulesReply(await findEmployerRules(db, tenantId))),
  );
  registerEndpoint(app, contract.saveEmployerRules, async ({ caller: { userId, tenantId }, body }) => {
    if (tenantId === null) return noTenant();
    const rules = rulesFromBody(body);
    const at = clock.now();
    return db.transaction(async (tx) => {
      const before = await lockEmployerRules(tx, tenantId);
      // One person could end it, approve alone and begin it again.
      if (before.fourEyes && !rules.fourEyes) return refuse({ code: 'FOUR_EYES_KEPT' });
      if (!before.fourEyes && rules.fourEyes && !(await hasTwoApprovers(tx, tenantId))) {
        return refuse({ code: 'SECOND_APPROVER_MISSING' });
      }
      await saveEmployerRules(tx, tenantId, rules, at);
      await recordAuditEvent(tx, {
        at,
        actorId: userId,
        actorRole: 'TENANT_ADMIN',
        tenantId,
        action: 'EMPLOYER_RULES_SAVED',
        record: 'tenant',
        recordId: tenantId,
        details: { rules: JSON.stringify(rulesReply(rules)) },
      });
      return ok(rulesReply(rules));
    });
  });
}
