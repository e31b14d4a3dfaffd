import type { SignInMethodsReply } from '@stromwandel/api-spec';
import type { Caller } from '../../../platform/scope/caller.ts';
import { productTime } from '../../../platform/clock/product-time.ts';
import { requiresSecondFactor } from '../../../platform/access/requires-second-factor.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { countRecoveryCodes, findApp } from './authenticator-app-store.ts';
import { findPasskeys } from './passkey-store.ts';

/** A person's sign-in methods beside the password, and whether the role requires one. */
export async function getSignInMethods(
  services: AccountsServices,
  { userId, roles }: Caller,
): Promise<SignInMethodsReply> {
  const { configuration, db } = services;
  const shownTime = (instant: Date) => productTime(services, instant).toISOString();
  const app = await findApp(db, userId);
  const passkeys = await findPasskeys(db, userId);
  return {
    secondFactorRequired: requiresSecondFactor(configuration, roles),
    authenticatorApp: app?.confirmedAt ? { since: shownTime(app.confirmedAt) } : null,
    recoveryCodesLeft: app?.confirmedAt ? await countRecoveryCodes(db, userId) : 0,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: shownTime(createdAt),
      lastUsedAt: lastUsedAt && shownTime(lastUsedAt),
    })),
  };
}
