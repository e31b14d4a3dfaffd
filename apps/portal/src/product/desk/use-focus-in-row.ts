import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function focusOn(place: Element | null | undefined): void {
  const target = place?.querySelector<HTMLElement>('button, a') ?? place;
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}

/**
 * Keeps the focus in a list when an action takes away what had it: the button of the row's actions has it, else another
 * control of the row or the row; once the row is gone the one in its place, else the heading above the list.
 * @returns to be called when an action starts
 */
export function useFocusInRow(button: RefObject<HTMLElement | null>): () => void {
  const hasStarted = useRef(false);
  useLayoutEffect(() => {
    const row = button.current?.closest('li');
    return () => {
      const list = row?.parentElement;
      if (!hasStarted.current || !row || !list) return;
      const section = list.closest('section');
      const place = [...list.children].indexOf(row);
      // Only after the page has changed it shows what is left.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        if (row.isConnected) focusOn(row);
        else if (list.isConnected) focusOn(list.children[Math.min(place, list.children.length - 1)]);
        else if (section?.isConnected) focusOn(section.querySelector('h2'));
      });
    };
  }, [button]);
  useEffect(() => {
    // A button outside a list has no row to keep the focus in.
    if (hasStarted.current && isFocusLost() && button.current?.closest('li')) button.current.focus();
  });
  return () => {
    hasStarted.current = true;
  };
}
