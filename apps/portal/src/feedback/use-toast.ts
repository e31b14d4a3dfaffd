import { useTranslation } from 'react-i18next';
import { showToast, type ToastKind } from './show-toast.tsx';

/** Times of the specification, section 9: the profile's notes are shorter. */
export const TOAST_MILLISECONDS = { order: 5000, password: 5000, profile: 3000, desk: 5000 } as const;

/** Shows toasts whose close button speaks the person's language. */
export function useToast(screen: keyof typeof TOAST_MILLISECONDS) {
  const { t } = useTranslation();
  return (kind: ToastKind, message: string): void => {
    void showToast({
      kind,
      message,
      closeLabel: t('closeMessage'),
      milliseconds: TOAST_MILLISECONDS[screen],
    });
  };
}
