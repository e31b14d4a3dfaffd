import type { CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockPerson, setEmployment, type Office, type PersonRow } from './people-store.ts';
import { findNumberHolders, takenNumber } from './personnel-numbers.ts';
import { recordPersonEvent } from './record-person-event.ts';

/**
 * Stores a person's employment data for the employer's rules and payroll. They apply to offers, new orders and the
 * next payroll file. Refuses a personnel number of another person, with that person's name.
 */
export async function setPersonEmployment(
  services: Pick<Services, 'db' | 'clock'>,
  office: Office,
  id: number,
  employment: CallOf<'setPersonEmployment'>['body'],
): Promise<Result<PersonRow, Refusal>> {
  return services.db.transaction(async (tx) => {
    // The lock prevents two people from getting the same number at the same moment.
    await lockTenant(tx, office.tenantId);
    const user = await lockPerson(tx, office.tenantId, id);
    if (!user) return refuse({ code: 'NOT_FOUND' });
    const numbers = employment.employeeId ? [employment.employeeId] : [];
    const holder = (await findNumberHolders(tx, office.tenantId, numbers)).find(
      ({ personId }) => personId !== id,
    );
    if (holder) return refuse({ code: 'INVALID_INPUT', errors: [takenNumber('body.employeeId', holder)] });
    await setEmployment(tx, id, employment);
    await recordPersonEvent(services, tx, office, 'EMPLOYMENT_SAVED', id);
    return ok(user);
  });
}
