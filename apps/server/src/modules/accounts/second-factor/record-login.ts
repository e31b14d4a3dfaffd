import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { UserWithRoles } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';

interface Login {
  /** Null when no account has the address or the passkey. */
  readonly user: UserWithRoles | null;
  readonly method: 'PASSWORD' | 'APP' | 'RECOVERY_CODE' | 'PASSKEY';
  readonly isAllowed: boolean;
  /** The password was correct, and the second step follows. */
  readonly isFirstStep?: boolean;
  /** Reason of the refusal, for the audit log. */
  readonly reason?: string;
}

/** Records an attempt to sign in. */
export async function recordLogin(
  { clock }: Pick<AccountsServices, 'clock'>,
  tx: DatabaseOrTransaction,
  { user, method, isAllowed, isFirstStep = false, reason }: Login,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: isAllowed && user ? user.id : null,
    actorRole: (isAllowed ? user?.roles[0] : null) ?? 'ANONYMOUS',
    tenantId: user?.tenantId ?? null,
    action: isFirstStep ? 'LOGIN_FIRST_STEP' : 'LOGIN',
    record: 'user',
    recordId: user?.id ?? null,
    outcome: isAllowed ? 'ALLOWED' : 'REFUSED',
    details: { method, ...(reason !== undefined && { reason }) },
  });
}
