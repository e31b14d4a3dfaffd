import { closeWhenLeftAlone } from './close-when-left-alone.ts';
import { loadToasts } from './load-toasts.ts';
import { toastsWanted } from './toasts-wanted.ts';
import classes from './show-undo.module.css';

/** Longer than other messages: there is something to decide and to reach. */
const MILLISECONDS = 10_000;

interface Undo {
  readonly message: string;
  readonly undoLabel: string;
  /** Name of the close button for screen readers. */
  readonly closeLabel: string;
  readonly undo: () => unknown;
  /** What has the focus when the removed thing is back. */
  readonly focusOn: () => HTMLElement | null;
}

/** Says what was removed, with a button that brings it back. The time stops for pointer and focus. */
export async function showUndo({ message, undoLabel, closeLabel, undo, focusOn }: Undo): Promise<void> {
  const { notifications } = await loadToasts();
  toastsWanted.want();
  const closing = closeWhenLeftAlone(MILLISECONDS, () => notifications.hide(id));
  const bringBack = async (): Promise<void> => {
    await undo();
    // The query cache reports its changes in the next task.
    setTimeout(() => {
      focusOn()?.focus();
      notifications.hide(id);
    });
  };
  const id = notifications.show({
    ...closing,
    message: (
      <span className={classes['message']}>
        <span>{message}</span>
        <button type="button" className={classes['undo']} onClick={() => void bringBack()}>
          {undoLabel}
        </button>
      </span>
    ),
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': closeLabel },
    role: 'status',
  });
}
