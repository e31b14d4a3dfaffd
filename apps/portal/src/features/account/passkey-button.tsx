import { Button } from '@mantine/core';
import type { AuthReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { failureOf, type Failure } from '../../api/failure-notice.tsx';
import { askForPasskey, canUsePasskeys, isCancelled } from '../../product/second-factor/passkey-browser.ts';

interface PasskeyButtonProps {
  readonly onReply: (reply: AuthReply) => Promise<void>;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Signs in with a passkey; stands only where the browser knows passkeys. */
export function PasskeyButton({ onReply, onFailure }: PasskeyButtonProps) {
  const { t } = useTranslation('account');
  const call = useApiCall();
  const [busy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;

  function passkeyFailure(error: unknown): Failure {
    if (isCancelled(error)) return t('passkey.cancelled');
    return error instanceof DOMException ? t('passkey.failed') : failureOf(error);
  }

  async function logIn(): Promise<void> {
    onFailure(null);
    setBusy(true);
    try {
      const credential = await askForPasskey(await call('startPasskeyLogin', {}), false);
      await onReply(await call('loginWithPasskey', { body: { credential } }));
    } catch (error) {
      onFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="default" fullWidth loading={busy} onClick={() => void logIn()}>
      {t('passkey.logIn')}
    </Button>
  );
}
