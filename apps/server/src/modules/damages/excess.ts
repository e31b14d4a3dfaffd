import { toCents, type CallOf } from '@stromwandel/api-spec';
import { assertNever, ok, refuse, type Result } from '@stromwandel/kernel';
import { decideExcess, type Excess, type ExcessCommand, type ExcessRefusal } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseDamages } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { findSamePerson } from '../tenant-admins/index.ts';
import {
  excessOf,
  findDamages,
  lockLease,
  NOT_FOUND,
  sealExcessWords,
  type DamageRow,
  type ExcessWords,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { excessMails } from './excess-mails.ts';

type Done = Result<void, Refusal>;

/** What a side does, with its words. */
interface Act {
  readonly role: 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN';
  readonly command: ExcessCommand;
  readonly words: ExcessWords;
}

const SIDES = { EMPLOYEE: 'EMPLOYEE', TENANT_ADMIN: 'EMPLOYER', ADMIN: 'PROVIDER' } as const;

const ACTIONS = {
  PROPOSE: 'EXCESS_PROPOSED',
  DECIDE: 'EXCESS_DECIDED',
  OBJECT: 'EXCESS_OBJECTED',
  SETTLE: 'EXCESS_SETTLED',
} as const;

/** A refusal with the fields and figures that explain it. */
function asProblem(refusal: ExcessRefusal): Refusal {
  switch (refusal.code) {
    case 'EXCESS_COMMAND_NOT_ALLOWED':
      return NOT_FOUND;
    case 'EXCESS_TOO_HIGH':
      return { code: refusal.code, params: { mostCents: refusal.mostCents } };
    case 'EXCESS_OBJECTION_TOO_LATE':
    case 'EXCESS_EMPLOYER_DECIDES':
      return { code: refusal.code, params: { day: refusal.until } };
    case 'EXCESS_NOT_PROPOSABLE':
    case 'EXCESS_COST_MISSING':
    case 'EXCESS_DECIDED':
    case 'EXCESS_BEARER_NOT_POSSIBLE':
    case 'EXCESS_NOT_OBJECTABLE':
      return { code: refusal.code };
    default:
      return assertNever(refusal);
  }
}

async function store(
  tx: Transaction,
  { seal }: Pick<OrderServices, 'seal'>,
  row: DamageRow,
  excess: Excess,
  words: ExcessWords,
): Promise<void> {
  await tx
    .update(leaseDamages)
    .set({
      excessCents: excess.excessCents,
      excessBearer: excess.bearer,
      excessState: excess.state,
      excessSince: excess.since,
      ...sealExcessWords(seal, row, words),
    })
    .where(eq(leaseDamages.id, row.id));
}

/** Carries out what a side does about an excess, under the lock of the lease. */
async function carryOut(
  services: OrderServices,
  caller: Caller,
  damageId: number,
  mayAct: (tx: Transaction, record: LeaseRecord) => Promise<Done>,
  { role, command, words }: Act,
): Promise<Done> {
  const { db, clock } = services;
  return db.transaction(async (tx): Promise<Done> => {
    const one = () => findDamages(tx, eq(leaseDamages.id, damageId));
    // Employers reach no damage and lock no lease.
    const record = await asSystem(tx, async () => {
      const [found] = await one();
      return found ? await lockLease(tx, found.leaseId) : null;
    });
    if (!record) return refuse(NOT_FOUND);
    const allowed = await mayAct(tx, record);
    if (!allowed.ok) return allowed;
    const [row] = await asSystem(tx, one);
    if (!row) return refuse(NOT_FOUND);
    const { state, costCents } = row;
    const decision = decideExcess(command, role, {
      state,
      costCents,
      excess: excessOf(row),
      today: clock.today(),
    });
    if (!decision.ok) return refuse(asProblem(decision.error));
    const excess = decision.value;
    if (excess === null) return ok(undefined);
    await asSystem(tx, () => store(tx, services, row, excess, words));
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: caller.userId,
      actorRole: role,
      tenantId: record.tenantId,
      action: ACTIONS[command.type],
      record: 'lease',
      recordId: record.id,
      details: {},
      personId: record.userId,
    });
    const news = { excess, by: SIDES[role] };
    for (const mail of await excessMails(tx, services, record, row, news)) {
      await enqueueMail(tx, mail, clock.now());
    }
    return ok(undefined);
  });
}

const anyCase = async (): Promise<Done> => ok(undefined);

/** The provider proposes who bears how much. */
export const proposeExcess = (
  services: OrderServices,
  caller: Caller,
  damageId: number,
  { excessEur, bearer, reason }: CallOf<'proposeExcess'>['body'],
): Promise<Done> =>
  carryOut(services, caller, damageId, anyCase, {
    role: 'ADMIN',
    command: { type: 'PROPOSE', excessCents: toCents(excessEur), bearer },
    words: { excessReason: reason },
  });

/** The employer decides, for the case of another person. */
export const decideExcessAsEmployer = (
  services: OrderServices,
  caller: Caller,
  damageId: number,
  { bearer }: CallOf<'decideExcess'>['body'],
): Promise<Done> => {
  const mayDecide = async (tx: Transaction, { tenantId, userId }: LeaseRecord): Promise<Done> => {
    if (tenantId !== caller.tenantId) return refuse(NOT_FOUND);
    const isOwn = userId === caller.userId || (await findSamePerson(tx, caller.userId)).has(userId);
    return isOwn ? refuse({ code: 'EXCESS_OWN_CASE' }) : ok(undefined);
  };
  return carryOut(services, caller, damageId, mayDecide, {
    role: 'TENANT_ADMIN',
    command: { type: 'DECIDE', bearer },
    words: {},
  });
};

/** The driver objects to bearing the excess. */
export const objectToExcess = (
  services: OrderServices,
  caller: Caller,
  { leaseId, damageId }: { readonly leaseId: number; readonly damageId: number },
  { text }: CallOf<'objectToExcess'>['body'],
): Promise<Done> => {
  const isOwn = async (_tx: Transaction, { id, userId }: LeaseRecord): Promise<Done> =>
    id === leaseId && userId === caller.userId ? ok(undefined) : refuse(NOT_FOUND);
  return carryOut(services, caller, damageId, isOwn, {
    role: 'EMPLOYEE',
    command: { type: 'OBJECT' },
    words: { excessObjection: text },
  });
};

/** The provider decides an objection, or in place of a silent employer. */
export const settleExcess = (
  services: OrderServices,
  caller: Caller,
  damageId: number,
  { bearer, reason }: CallOf<'settleExcess'>['body'],
): Promise<Done> =>
  carryOut(services, caller, damageId, anyCase, {
    role: 'ADMIN',
    command: { type: 'SETTLE', bearer },
    words: { excessAnswer: reason },
  });
