import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { appSecretPlace } from './app-secret-place.ts';
import { findApp, useRecoveryCode, useStep } from './authenticator-app-store.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { isAppCode } from './second-factor-limits.ts';
import { findTotpStep } from './totp.ts';

type CodeServices = Pick<AccountsServices, 'rootSecret' | 'seal' | 'systemClock'>;

/** Marks a code of the person's app, confirmed or not, as used. False when it is wrong or was used before. */
export async function useAppCode(
  { seal, systemClock }: CodeServices,
  tx: DatabaseOrTransaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const app = await findApp(tx, userId);
  if (!app) return false;
  const digits = code.replace(/[\s-]/g, '');
  const secret = String(seal.open(app.secret, appSecretPlace(userId)));
  const step = findTotpStep(secret, digits, systemClock.now());
  return step !== null && useStep(tx, userId, step);
}

/** Marks a code of a confirmed app, or a recovery code, as used. Null when it is wrong or was used before. */
export async function useSecondFactorCode(
  services: CodeServices,
  tx: DatabaseOrTransaction,
  userId: number,
  code: string,
): Promise<'APP' | 'RECOVERY_CODE' | null> {
  if (!isAppCode(code)) {
    const codeHash = hashRecoveryCode(services.rootSecret, userId, code);
    const used = await useRecoveryCode(tx, userId, codeHash, services.systemClock.now());
    return used ? 'RECOVERY_CODE' : null;
  }
  const app = await findApp(tx, userId);
  if (!app?.confirmedAt) return null;
  return (await useAppCode(services, tx, userId, code)) ? 'APP' : null;
}
