import { safeCallbackPath } from './safe-callback-path.ts';

const KEY = 'registrationCallback';

/** Keeps the page that a person came from to register, until the link of the confirmation mail is opened in this browser. */
export function keepRegistrationCallback(callbackPath: string | null): void {
  const path = safeCallbackPath(callbackPath);
  if (path === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, path);
}

/** The page that was kept, once; null without one. */
export function takeRegistrationCallback(): string | null {
  const path = safeCallbackPath(localStorage.getItem(KEY));
  localStorage.removeItem(KEY);
  return path;
}
