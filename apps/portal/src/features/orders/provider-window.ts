const MARK = 'stromwandel.provider-window';

/** Marks a window that this portal opened for the provider; the mark stays in it until it closes. */
export function markProviderWindow(opened: Window): void {
  opened.sessionStorage.setItem(MARK, 'yes');
}

/** Whether this window was opened for the provider, beside the page of the order. */
export function isProviderWindow(): boolean {
  return window.sessionStorage.getItem(MARK) !== null;
}
