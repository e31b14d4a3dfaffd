import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { endOfGermanDay } from '../../platform/clock/end-of-german-day.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { newRegisterCode } from './new-register-code.ts';
import {
  countLiveCodes,
  deactivateRegisterCode,
  findRegisterCodes,
  insertRegisterCode,
  type RegisterCodeRow,
} from './register-code-store.ts';

type CodeReply = ReplyOf<'createRegisterCode'>;

/** Codes of one employer that are not ended. */
const MOST_LIVE_CODES = 100;

function stateOf({ active, validUntil, maximumUses, uses }: RegisterCodeRow, now: Date): CodeReply['state'] {
  if (!active) return 'ENDED';
  if (validUntil !== null && validUntil <= now) return 'EXPIRED';
  return maximumUses !== null && uses >= maximumUses ? 'USED_UP' : 'USABLE';
}

function codeReply(row: RegisterCodeRow, now: Date): CodeReply {
  const { id, code, createdAt, validUntil, maximumUses, uses, allowedDomains } = row;
  return {
    id,
    code,
    state: stateOf(row, now),
    createdAt: createdAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    maximumUses,
    uses,
    allowedDomains: allowedDomains ?? [],
  };
}

const noTenant = () => refuse({ code: 'FORBIDDEN' } as const);

/** The codes an employer hands out for registration. */
export function registerRegisterCodeEndpoints(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  const record = (
    tx: Transaction,
    { userId, tenantId }: Caller,
    action: 'REGISTER_CODE_CREATED' | 'REGISTER_CODE_ENDED',
    recordId: number,
  ) =>
    recordAuditEvent(tx, {
      at: clock.now(),
      actorId: userId,
      actorRole: 'TENANT_ADMIN',
      tenantId,
      action,
      record: 'register_code',
      recordId,
    });

  registerEndpoint(app, contract.listRegisterCodes, async ({ caller: { tenantId } }) => {
    if (tenantId === null) return noTenant();
    const now = clock.now();
    return ok((await findRegisterCodes(db, tenantId)).map((row) => codeReply(row, now)));
  });
  registerEndpoint(app, contract.createRegisterCode, async ({ caller, body }) => {
    const { tenantId } = caller;
    if (tenantId === null) return noTenant();
    const now = clock.now();
    const validUntil = body.validUntil && endOfGermanDay(body.validUntil);
    if (validUntil !== null && validUntil <= now) {
      const error = { path: 'body.validUntil', code: 'IN_THE_PAST', params: {} } as const;
      return refuse({ code: 'INVALID_INPUT', errors: [error] });
    }
    return db.transaction(async (tx) => {
      if ((await countLiveCodes(tx, tenantId)) >= MOST_LIVE_CODES) {
        return refuse({ code: 'TOO_MANY_REGISTER_CODES', params: { limit: MOST_LIVE_CODES } });
      }
      const row = await insertRegisterCode(tx, {
        tenantId,
        code: newRegisterCode(),
        validUntil,
        maximumUses: body.maximumUses,
        allowedDomains: body.allowedDomains.length === 0 ? null : [...new Set(body.allowedDomains)],
        createdAt: now,
      });
      await record(tx, caller, 'REGISTER_CODE_CREATED', row.id);
      return ok(codeReply(row, now));
    });
  });
  registerEndpoint(app, contract.endRegisterCode, async ({ caller, params }) => {
    const { tenantId } = caller;
    if (tenantId === null) return noTenant();
    return db.transaction(async (tx) => {
      const row = await deactivateRegisterCode(tx, tenantId, params.codeId);
      if (!row) return refuse({ code: 'NOT_FOUND' });
      await record(tx, caller, 'REGISTER_CODE_ENDED', row.id);
      return ok(codeReply(row, clock.now()));
    });
  });
}
