import { ok, refuse, type Result } from '@stromwandel/kernel';
import { asSystem } from '../../database/as-system.ts';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { endSessionsOfUser } from '../accounts/index.ts';
import { isActive, lockPerson, setActive, type Office, type PersonRow } from './people-store.ts';
import { recordPersonEvent } from './record-person-event.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'systemClock'>;

/** Somebody else of the employer, for a change by an office that is still active itself. */
async function lockOther(tx: Transaction, office: Office, id: number): Promise<Result<PersonRow, Refusal>> {
  const user = await lockPerson(tx, office.tenantId, id);
  if (!user) return refuse({ code: 'NOT_FOUND' });
  if (id === office.userId) return refuse({ code: 'OWN_ACCOUNT' });
  // Two that deactivate each other at once would leave an employer without anybody.
  return (await isActive(tx, office.userId)) ? ok(user) : refuse({ code: 'FORBIDDEN' });
}

/** Deactivates an account and ends its sessions at once, or activates it again. What stands already stays. */
export async function setPersonAccess(
  services: Needed,
  office: Office,
  { id, active }: { readonly id: number; readonly active: boolean },
): Promise<Result<PersonRow, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockOther(tx, office, id);
    if (!user.ok || user.value.active === active) return user;
    await setActive(tx, id, active);
    if (!active) {
      await asSystem(tx, () => endSessionsOfUser(tx, id, 'DEACTIVATED', services.systemClock.now()));
    }
    await recordPersonEvent(services, tx, office, active ? 'ACCESS_RESTORED' : 'ACCESS_DEACTIVATED', id);
    return user;
  });
}

/** Signs somebody else out everywhere. */
export async function endPersonSessions(
  services: Needed,
  office: Office,
  id: number,
): Promise<Result<undefined, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockOther(tx, office, id);
    if (!user.ok) return user;
    await asSystem(tx, () => endSessionsOfUser(tx, id, 'ENDED_BY_EMPLOYER', services.systemClock.now()));
    await recordPersonEvent(services, tx, office, 'PERSON_SIGNED_OUT', id);
    return ok(undefined);
  });
}
