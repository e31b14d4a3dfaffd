import {
  fieldErrors,
  userInfoBodyWithin,
  type AddressInfo,
  type FieldError,
  type SalaryInfo,
} from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { userInfoWarnings, type UserInfoWarning } from '@stromwandel/pricing';
import type { Caller } from '../../access/caller.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { asSystem } from '../../database/as-system.ts';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { saveSalaryInfo } from '../../salary-data/index.ts';
import { findUserById, isNumberOfSomebodyElse, lockUser, updateUser, type User } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { normaliseSalaryInfo } from './normalise-salary-info.ts';
import { findCommuteDayBounds, type CommuteDayBounds } from './user-info-store.ts';

export interface UserInfo {
  readonly addressDto: AddressInfo;
  readonly salaryInfo: SalaryInfo;
}

function findErrors(
  userInfo: UserInfo,
  email: string,
  bounds: CommuteDayBounds,
  today: CalendarDate,
): FieldError[] {
  const errors: FieldError[] = [];
  const { addressDto } = userInfo;
  if (addressDto.email && addressDto.email.trim().toLowerCase() !== email) {
    errors.push({ path: 'body.addressDto.email', code: 'READ_ONLY', params: {} });
  }
  const checked = userInfoBodyWithin({ ...bounds, today }).safeParse(userInfo, { reportInput: true });
  if (!checked.success) errors.push(...fieldErrors(checked.error.issues, 'body'));
  return errors;
}

/**
 * What is wrong with the personnel number that somebody enters. The employer's own stands; without one a new number must
 * not be a colleague's, whose name is not told.
 */
async function findNumberErrors(
  tx: Transaction,
  user: User,
  entered: string | null,
): Promise<readonly FieldError[]> {
  const path = 'body.addressDto.employeeId';
  if (entered === null || entered === user.employeeId) return [];
  if (user.employeeIdSetByEmployer) return [{ path, code: 'READ_ONLY', params: {} }];
  const taken = await asSystem(tx, () => isNumberOfSomebodyElse(tx, user, entered));
  return taken ? [{ path, code: 'TAKEN', params: {} }] : [];
}

/** Saves the own address and salary data and answers with what the person should know about them. */
export async function saveUserInfo(
  { db, clock, seal }: AccountsServices,
  { userId, tenantId }: Caller,
  userInfo: UserInfo,
): Promise<Result<{ errors: UserInfoWarning[] }, Refusal>> {
  const [user, bounds] = await Promise.all([findUserById(db, userId), findCommuteDayBounds(db)]);
  if (!user) throw new Error(`The account ${userId} of a living session is gone`);
  if (tenantId === null) throw new Error(`The employee ${userId} has no employer`);
  const errors = findErrors(userInfo, user.email, bounds, clock.today());
  if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
  const { email: _readOnly, employeeId: entered, ...address } = userInfo.addressDto;
  const info = normaliseSalaryInfo(userInfo.salaryInfo);
  const now = clock.now();
  const wrong = await db.transaction(async (tx) => {
    const current = (await lockUser(tx, userId)) ?? user;
    const numberErrors = await findNumberErrors(tx, current, entered);
    if (numberErrors.length > 0) return numberErrors;
    const employeeId = current.employeeIdSetByEmployer ? current.employeeId : entered;
    await updateUser(tx, userId, { ...address, employeeId });
    await saveSalaryInfo(tx, seal, { userId, tenantId, info, now });
    await recordAuditEvent(tx, {
      at: now,
      actorId: userId,
      actorRole: 'EMPLOYEE',
      tenantId,
      action: 'USER_INFO_SAVED',
      record: 'user',
      recordId: userId,
    });
    return [];
  });
  if (wrong.length > 0) return refuse({ code: 'INVALID_INPUT', errors: wrong });
  return ok({ errors: userInfoWarnings(info, clock.today()) });
}
