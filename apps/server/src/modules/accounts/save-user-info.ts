import {
  fieldErrors,
  userInfoBodyWithin,
  type AddressInfo,
  type FieldError,
  type SalaryInfo,
} from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { userInfoWarnings, type UserInfoWarning } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { saveSalaryInfo } from '../salary-data/index.ts';
import { findUserById, isNumberOfSomebodyElse, lockUser, updateUser, type User } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { normaliseSalaryInfo } from './normalise-salary-info.ts';
import { findCommuteDayBounds, type CommuteDayBounds } from './user-info-store.ts';

/** The sent parts; an absent or null part stays unchanged. */
export interface UserInfo {
  readonly addressDto?: AddressInfo | null | undefined;
  readonly salaryInfo?: SalaryInfo | null | undefined;
  /**
   * The person's decision on unsigned orders with other salary data; without it and with such orders, nothing is
   * saved.
   */
  readonly runningOrders?: 'PRICE_ANEW' | undefined;
}

interface OrderOnOldSalary {
  readonly id: number;
  readonly vehicle: string;
}

/** Provided by the orders module, for saving salary data. */
export interface OrdersOnSalary {
  /** Locks the unsigned orders that the new data would end; must be the transaction's first lock. */
  readonly lock: (tx: Transaction, userId: number, info: SalaryInfo) => Promise<readonly OrderOnOldSalary[]>;
  /** Ends one of these orders and orders the same again. */
  readonly priceAnew: (
    tx: Transaction,
    caller: Caller,
    orderId: number,
    info: SalaryInfo,
  ) => Promise<{ readonly orderId: number } | { readonly refusal: Refusal }>;
  /** Judges the person's running leases with the saved data. */
  readonly judge: (tx: Transaction, userId: number) => Promise<void>;
}

/** Rolls the transaction back and becomes the answer. */
class SaveRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function findErrors(
  userInfo: UserInfo,
  email: string,
  bounds: CommuteDayBounds,
  today: CalendarDate,
): FieldError[] {
  const errors: FieldError[] = [];
  const { addressDto } = userInfo;
  if (addressDto?.email && addressDto.email.trim().toLowerCase() !== email) {
    errors.push({ path: 'body.addressDto.email', code: 'READ_ONLY', params: {} });
  }
  const checked = userInfoBodyWithin({ ...bounds, today }).safeParse(userInfo, { reportInput: true });
  if (!checked.success) errors.push(...fieldErrors(checked.error.issues, 'body'));
  return errors;
}

/**
 * Errors of a personnel number that a person enters. A number from the employer cannot change; a new one must not be
 * a colleague's, whose name stays hidden.
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

async function saveAddress(tx: Transaction, user: User, sent: AddressInfo): Promise<void> {
  const { email: _readOnly, employeeId: entered, ...address } = sent;
  const current = (await lockUser(tx, user.id)) ?? user;
  const errors = await findNumberErrors(tx, current, entered);
  if (errors.length > 0) throw new SaveRefused({ code: 'INVALID_INPUT', errors });
  const employeeId = current.employeeIdSetByEmployer ? current.employeeId : entered;
  await updateUser(tx, user.id, { ...address, employeeId });
}

/** Saves salary data. @returns the orders created anew */
async function saveSalary(
  tx: Transaction,
  { clock, seal, runningOrders }: SavingServices,
  caller: Caller & { readonly tenantId: number },
  info: SalaryInfo,
  { old, answer }: { readonly old: readonly OrderOnOldSalary[]; readonly answer: UserInfo['runningOrders'] },
): Promise<number[]> {
  if (old.length > 0 && answer === undefined) {
    const orders = old.map(({ id, vehicle }) => `${id} (${vehicle})`).join(', ');
    throw new SaveRefused({ code: 'ORDERS_WOULD_END', params: { count: old.length, orders } });
  }
  await saveSalaryInfo(tx, seal, {
    userId: caller.userId,
    tenantId: caller.tenantId,
    info,
    now: clock.now(),
  });
  const anew: number[] = [];
  for (const { id } of old) {
    const outcome = await runningOrders.priceAnew(tx, caller, id, info);
    if ('refusal' in outcome) throw new SaveRefused(outcome.refusal);
    anew.push(outcome.orderId);
  }
  await runningOrders.judge(tx, caller.userId);
  return anew;
}

interface SavingServices extends AccountsServices {
  readonly runningOrders: OrdersOnSalary;
}

interface SavedUserInfo {
  readonly errors: UserInfoWarning[];
  readonly orderIds: number[];
}

/**
 * Saves the sent parts of the caller's address and salary data. Returns warnings and the orders priced anew. Salary
 * data that would end an unsigned order are refused with ORDERS_WOULD_END until the person decides about it; a
 * refusal saves nothing.
 */
export async function saveUserInfo(
  services: SavingServices,
  caller: Caller,
  userInfo: UserInfo,
): Promise<Result<SavedUserInfo, Refusal>> {
  const { db, clock, runningOrders } = services;
  const { userId, tenantId } = caller;
  const [user, bounds] = await Promise.all([findUserById(db, userId), findCommuteDayBounds(db)]);
  if (!user) throw new Error(`The account ${userId} of a living session is gone`);
  if (tenantId === null) throw new Error(`The employee ${userId} has no employer`);
  const errors = findErrors(userInfo, user.email, bounds, clock.today());
  if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
  const { addressDto, salaryInfo, runningOrders: answer } = userInfo;
  const info = salaryInfo ? normaliseSalaryInfo(salaryInfo) : null;
  if (!addressDto && !info) return ok({ errors: [], orderIds: [] });
  try {
    const orderIds = await db.transaction(async (tx) => {
      // Orders are locked before people, as in all transactions.
      const old = info ? await runningOrders.lock(tx, userId, info) : [];
      if (addressDto) await saveAddress(tx, user, addressDto);
      const anew = info ? await saveSalary(tx, services, { ...caller, tenantId }, info, { old, answer }) : [];
      await recordAuditEvent(tx, {
        at: clock.now(),
        actorId: userId,
        actorRole: 'EMPLOYEE',
        tenantId,
        action: 'USER_INFO_SAVED',
        record: 'user',
        recordId: userId,
      });
      return anew;
    });
    return ok({ errors: info ? userInfoWarnings(info, clock.today()) : [], orderIds });
  } catch (error) {
    if (error instanceof SaveRefused) return refuse(error.refusal);
    throw error;
  }
}
