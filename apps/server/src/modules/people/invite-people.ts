import type { InvitedPerson, ReplyOf } from '@stromwandel/api-spec';
import { ok, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { countAttempt, forgetAttempt } from '../../platform/limits/attempt-limit.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { insertInvited, invitationLimit, type InviteServices } from './invite-person.ts';
import { findKnownStates, type Office } from './people-store.ts';

type Results = ReplyOf<'invitePeople'>['results'];

async function invite(
  services: InviteServices,
  tx: Transaction,
  office: Office,
  people: readonly InvitedPerson[],
): Promise<Map<string, Results[number]['outcome']>> {
  const outcomes = new Map<string, Results[number]['outcome']>();
  for (const person of people) {
    const user = await insertInvited(services, tx, office, { ...person, tenantAdmin: false });
    if (user.ok) outcomes.set(person.email, 'INVITED');
    else {
      const isAddress = user.error.code === 'EMAIL_NOT_AVAILABLE';
      outcomes.set(person.email, isAddress ? 'NOT_AVAILABLE' : 'NUMBER_TAKEN');
    }
  }
  return outcomes;
}

/**
 * Invites the people of a file in one transaction: all or none. People with an account get no second mail, so a call
 * whose answer was lost can be repeated. Only new people count against the limit.
 */
export async function invitePeople(
  services: InviteServices,
  office: Office,
  people: readonly InvitedPerson[],
): Promise<Result<{ results: Results }, Refusal>> {
  return services.db.transaction(async (tx) => {
    await lockTenant(tx, office.tenantId);
    const known = await findKnownStates(
      tx,
      office.tenantId,
      people.map(({ email }) => email),
    );
    const unknown = new Map(
      people.filter(({ email }) => !known.has(email)).map((person) => [person.email, person] as const),
    );
    if (unknown.size > 0) {
      const limit = { ...invitationLimit(services, office), tries: unknown.size };
      const counted = await countAttempt(tx, limit, office.now);
      if (!counted.ok) {
        // No invitation was sent, so the attempt must not count: a smaller file may still fit.
        await forgetAttempt(tx, limit);
        return counted;
      }
    }
    const invited = await invite(services, tx, office, [...unknown.values()]);
    return ok({
      results: people.map(({ email }) => ({
        email,
        outcome: known.get(email) ?? invited.get(email) ?? 'NOT_AVAILABLE',
      })),
    });
  });
}
