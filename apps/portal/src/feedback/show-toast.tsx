import { closeWhenLeftAlone } from './close-when-left-alone.ts';
import { loadToasts } from './load-toasts.ts';
import { TOAST_LOOKS, type ToastKind } from './toast-kind.ts';
import { toastsWanted } from './toasts-wanted.ts';

interface Toast {
  readonly kind: ToastKind;
  readonly message: string;
  /** Name of the close button for screen readers. */
  readonly closeLabel: string;
  /** Time on screen; it pauses while the pointer or the focus rests on the toast. */
  readonly milliseconds: number;
}

/** Shows a short message at the edge of the screen; afterwards the list of messages keeps it. */
export async function showToast({ kind, message, closeLabel, milliseconds }: Toast): Promise<void> {
  const { color, Icon } = TOAST_LOOKS[kind];
  const { notifications } = await loadToasts();
  toastsWanted.want();
  // The library's own time stops for the pointer alone.
  const closing = closeWhenLeftAlone(milliseconds, () => notifications.hide(id));
  const id = notifications.show({
    ...closing,
    message,
    color,
    icon: <Icon size={18} stroke={2.4} aria-hidden="true" />,
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': closeLabel },
    role: kind === 'success' ? 'status' : 'alert',
  });
}
