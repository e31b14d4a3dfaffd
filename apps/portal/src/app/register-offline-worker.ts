import { OFFLINE_WORKER } from '../../start/constants.ts';

/** The page is drawn by then. */
const REST_MS = 3000;

/** Without a connection the browser then shows our offline page. Nothing waits for it. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that forbids storage refuses it too; the portal works all the same.
  setTimeout(() => void navigator.serviceWorker.register(OFFLINE_WORKER).catch(() => undefined), REST_MS);
}
