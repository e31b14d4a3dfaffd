import type { AuditAction, CallOf } from '@stromwandel/api-spec';
import { CURRENT_CONTRACT_TEXTS, readContractTexts } from '@stromwandel/contract-document';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { contractTextsName } from './texts-in-force.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { SHIPPED_NUMBER } from './contract-text-replies.ts';
import {
  deleteVersion,
  findDraft,
  findVersion,
  insertDraft,
  lockVersion,
  nextNumber,
  updateVersion,
  type ContractTextRow,
} from './contract-text-store.ts';

type Changing = Pick<Services, 'db' | 'clock'>;
type Outcome = Result<ContractTextRow, Refusal>;

async function record(
  tx: Transaction,
  { clock }: Changing,
  { userId }: Caller,
  action: AuditAction,
  { id, number, validFrom }: ContractTextRow,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: userId,
    actorRole: 'ADMIN',
    tenantId: null,
    action,
    record: 'contract_texts',
    recordId: id,
    details: { number, ...(validFrom !== null && { validFrom }) },
  });
}

/** Returns the present draft, else a new one with the newest published texts. */
export function draftTexts(services: Changing, caller: Caller): Promise<ContractTextRow> {
  return services.db.transaction(async (tx) => {
    const existing = await findDraft(tx);
    if (existing) return existing;
    const number = await nextNumber(tx, SHIPPED_NUMBER + 1);
    const before = (await findVersion(tx, number - 1))?.texts ?? CURRENT_CONTRACT_TEXTS;
    const draft = await insertDraft(tx, {
      number,
      texts: { ...before, version: contractTextsName(number) },
      draftedAt: services.clock.now(),
      draftedBy: caller.userId,
    });
    if (draft) {
      await record(tx, services, caller, 'CONTRACT_TEXTS_DRAFTED', draft);
      return draft;
    }
    const others = await findDraft(tx);
    if (!others) throw new Error('Neither this nor another draft was stored');
    return others;
  });
}

/** Locks a draft. Refuses a published one, and a revision other than the caller's. */
async function lockDraft(tx: Transaction, number: number, revision: number | null): Promise<Outcome> {
  if (number === SHIPPED_NUMBER) return refuse({ code: 'CONTRACT_TEXTS_PUBLISHED' });
  const row = await lockVersion(tx, number);
  if (!row) return refuse({ code: 'NOT_FOUND' });
  if (row.state === 'PUBLISHED') return refuse({ code: 'CONTRACT_TEXTS_PUBLISHED' });
  if (revision !== null && row.revision !== revision) return refuse({ code: 'CONTRACT_TEXTS_CHANGED' });
  return ok(row);
}

/** Saves a draft, if a contract can be printed from it. */
export function saveTexts(
  services: Changing,
  caller: Caller,
  number: number,
  { revision, ...source }: CallOf<'saveContractTexts'>['body'],
): Promise<Outcome> {
  return services.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number, revision);
    if (!draft.ok) return draft;
    const texts = readContractTexts(source, contractTextsName(number));
    if (!texts.ok) {
      const errors = texts.error.map(({ path, code, params }) => ({ path: `body.${path}`, code, params }));
      return refuse({ code: 'INVALID_INPUT', errors });
    }
    const row = await updateVersion(tx, draft.value, {
      texts: texts.value,
      revision: revision + 1,
      changedAt: services.clock.now(),
      changedBy: caller.userId,
    });
    await record(tx, services, caller, 'CONTRACT_TEXTS_SAVED', row);
    return ok(row);
  });
}

/** Deletes a draft. */
export function discardTexts(
  services: Changing,
  caller: Caller,
  number: number,
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number, null);
    if (!draft.ok) return draft;
    await deleteVersion(tx, draft.value);
    await record(tx, services, caller, 'CONTRACT_TEXTS_DISCARDED', draft.value);
    return ok(undefined);
  });
}

/** Publishes a draft for orders from a day on, today at the earliest. */
export function publishTexts(
  services: Changing,
  caller: Caller,
  number: number,
  { revision, validFrom }: { readonly revision: number; readonly validFrom: CalendarDate },
): Promise<Outcome> {
  return services.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number, revision);
    if (!draft.ok) return draft;
    if (validFrom < services.clock.today()) {
      return refuse({
        code: 'INVALID_INPUT',
        errors: [{ path: 'body.validFrom', code: 'IN_THE_PAST', params: {} }],
      });
    }
    const row = await updateVersion(tx, draft.value, {
      state: 'PUBLISHED',
      validFrom,
      publishedAt: services.clock.now(),
      publishedBy: caller.userId,
    });
    await record(tx, services, caller, 'CONTRACT_TEXTS_PUBLISHED', row);
    return ok(row);
  });
}
