import { useContext, useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ProductClockContext } from '../product-clock/product-clock-context.ts';
import { messageLog } from './message-log.ts';
import { loadToasts } from './load-toasts.ts';
import { showToast } from './show-toast.tsx';
import type { ToastKind } from './toast-kind.ts';

/** Times of the specification, section 9: the profile's notes are shorter. */
export const TOAST_MILLISECONDS = { order: 5000, password: 5000, profile: 3000, desk: 5000 } as const;

/** Shows toasts whose close button speaks the person's language. */
export function useToast(screen: keyof typeof TOAST_MILLISECONDS) {
  const { t } = useTranslation();
  const clock = useContext(ProductClockContext);
  // A toast that tells of a lost connection cannot be fetched any more.
  useEffect(() => void loadToasts().catch(() => undefined), []);
  return (kind: ToastKind, message: string): void => {
    messageLog.add(kind, message, Date.now() + clock.aheadMs());
    void showToast({
      kind,
      message,
      closeLabel: t('closeMessage'),
      milliseconds: TOAST_MILLISECONDS[screen],
    });
  };
}
