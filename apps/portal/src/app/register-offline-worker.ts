import { OFFLINE_WORKER } from '../../start/constants.ts';

/** Without a connection the browser then shows our offline page. Runs when the page rests: nothing waits for it. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // A browser that forbids storage refuses it too; the portal works all the same.
  whenIdle(() => void navigator.serviceWorker.register(OFFLINE_WORKER).catch(() => undefined));
}
