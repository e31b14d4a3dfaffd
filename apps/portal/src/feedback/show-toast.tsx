import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { toastsWanted } from './toasts-wanted.ts';

export type ToastKind = 'success' | 'warning' | 'error';

interface Toast {
  readonly kind: ToastKind;
  readonly message: string;
  /** Name of the close button for screen readers. */
  readonly closeLabel: string;
  /** Time on screen; it pauses while the pointer or the focus rests on the toast. Errors stay until closed. */
  readonly milliseconds: number;
}

const LOOKS = {
  success: { color: 'green', Icon: IconCheck },
  warning: { color: 'copper', Icon: IconAlertTriangle },
  error: { color: 'red', Icon: IconX },
} as const;

/** Shows a short message at the edge of the screen. */
export async function showToast({ kind, message, closeLabel, milliseconds }: Toast): Promise<void> {
  const { color, Icon } = LOOKS[kind];
  const { notifications } = await import('@mantine/notifications');
  toastsWanted.want();
  notifications.show({
    message,
    color,
    icon: <Icon size={18} stroke={2.4} aria-hidden="true" />,
    autoClose: kind === 'error' ? false : milliseconds,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': closeLabel },
    role: kind === 'success' ? 'status' : 'alert',
  });
}
