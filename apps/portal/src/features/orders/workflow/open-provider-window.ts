import { markProviderWindow } from '../provider-window.ts';

/**
 * Opens a window for the provider while the click still counts as one, and sends it to the address once that is
 * known. Without a window (a blocker) this tab goes there; the provider leads back.
 */
export async function openProviderWindow(address: () => Promise<string>): Promise<void> {
  const opened = window.open('', '_blank');
  try {
    const url = await address();
    if (opened === null) {
      window.location.assign(url);
      return;
    }
    markProviderWindow(opened);
    opened.opener = null;
    opened.location.replace(url);
  } catch (error) {
    opened?.close();
    throw error;
  }
}
