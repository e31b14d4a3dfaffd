/**
 * A button is locked while what it started is on its way, and a locked button loses the focus. Gives it back to what was
 * pressed, unless the focus has gone elsewhere meanwhile.
 */
export function returnFocus(pressed: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus({ preventScroll: true });
}
