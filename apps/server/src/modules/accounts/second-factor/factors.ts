import type { AuthReply, Role } from '@stromwandel/api-spec';
import { requiresSecondFactor } from '../../../platform/access/requires-second-factor.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { countRecoveryCodes, findApp } from './authenticator-app-store.ts';
import { findPasskeys } from './passkey-store.ts';

type Method = NonNullable<AuthReply['secondFactor']>['methods'][number];

/** A person's second factors. */
export interface Factors {
  readonly hasApp: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: number;
}

/** Reads the factors that a person has set up. */
export async function findFactors(db: DatabaseOrTransaction, userId: number): Promise<Factors> {
  const app = await findApp(db, userId);
  const keys = await findPasskeys(db, userId);
  const hasApp = Boolean(app?.confirmedAt);
  return {
    hasApp,
    recoveryCodesLeft: hasApp ? await countRecoveryCodes(db, userId) : 0,
    passkeys: keys.length,
  };
}

/**
 * The methods that must follow the password; empty when it is enough. A passkey beside the password is an
 * alternative, unless the role requires two factors.
 */
export function methodsAfterPassword(
  { configuration }: Pick<AccountsServices, 'configuration'>,
  roles: readonly Role[],
  { hasApp, recoveryCodesLeft, passkeys }: Factors,
): Method[] {
  const isPasskeyNeeded = passkeys > 0 && requiresSecondFactor(configuration, roles);
  if (!hasApp && !isPasskeyNeeded) return [];
  return [
    ...(hasApp ? (['APP'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
    ...(passkeys > 0 ? (['PASSKEY'] as const) : []),
  ];
}
