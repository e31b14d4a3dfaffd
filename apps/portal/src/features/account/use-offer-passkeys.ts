import type { AuthReply } from '@stromwandel/api-spec';
import { useEffect, useRef } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import {
  askForPasskey,
  canOfferPasskeys,
  canUsePasskeys,
  stopOfferingPasskeys,
} from '../../product/second-factor/passkey-browser.ts';

/**
 * Lets the browser offer passkeys in the field of the username, as long as the page stands. Nothing happens where that
 * does not work: the button beside it still does.
 */
export function useOfferPasskeys(onReply: (reply: AuthReply) => Promise<void>): void {
  const call = useApiCall();
  const answer = useRef(onReply);
  useEffect(() => {
    answer.current = onReply;
  });

  useEffect(() => {
    if (!canUsePasskeys()) return;
    let gone = false;
    async function offer(): Promise<void> {
      if (!(await canOfferPasskeys()) || gone) return;
      const options = await call('startPasskeyLogin', {});
      if (gone) return;
      const credential = await askForPasskey(options, true);
      await answer.current(await call('loginWithPasskey', { body: { credential } }));
    }
    offer().catch(() => undefined);
    return () => {
      gone = true;
      void stopOfferingPasskeys();
    };
  }, [call]);
}
