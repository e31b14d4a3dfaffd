import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';

export type ToastKind = 'success' | 'warning' | 'error';

/** Colour and sign of each kind of message. */
export const TOAST_LOOKS = {
  success: { color: 'green', Icon: IconCheck },
  warning: { color: 'copper', Icon: IconAlertTriangle },
  error: { color: 'red', Icon: IconX },
} as const;
