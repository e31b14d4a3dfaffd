import { TITLES, type AddressReply, type UserInfoReply } from '@stromwandel/api-spec';
import type { Caller } from '../../platform/scope/caller.ts';
import { findSalaryInfo } from '../salary-data/index.ts';
import type { AccountsServices } from './accounts-services.ts';
import { findUserById, type User } from './account-store.ts';

function addressOf(user: User): AddressReply {
  const {
    firstName,
    lastName,
    street,
    streetNumber,
    place,
    postcode,
    state,
    placeOfBirth,
    employeeId,
    email,
  } = user;
  const title = TITLES.find((one) => one === user.title) ?? null;
  return {
    title,
    firstName,
    lastName,
    street,
    streetNumber,
    place,
    postcode,
    state,
    placeOfBirth,
    employeeId,
    email,
  };
}

/** The caller's address and salary data. */
export async function getUserInfo(
  { db, seal }: Pick<AccountsServices, 'db' | 'seal'>,
  { userId }: Caller,
): Promise<UserInfoReply> {
  const [user, salaryInfo] = await Promise.all([findUserById(db, userId), findSalaryInfo(db, seal, userId)]);
  if (!user) throw new Error(`The account ${userId} of a living session is gone`);
  return { addressDto: addressOf(user), salaryInfo, employeeIdSetByEmployer: user.employeeIdSetByEmployer };
}
