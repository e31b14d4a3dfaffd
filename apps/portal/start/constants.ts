// What the script in the page (`page-start.js`) and the portal must agree on: the build writes it into the script, the portal
// imports it.

/** Keys of the browser's storage; the one of the colours is Mantine's own. */
export const AUTH_DATA_KEY = 'authData';
export const LANGUAGE_KEY = 'language';
export const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';

/** The page to which `/` leads. */
export const FIRST_PAGE = '/search';

/** Address of the service worker; at the top, because a worker serves the addresses below its own. */
export const OFFLINE_WORKER = '/offline-worker.js';

/** Address of the service worker of the pages of the own car, and the addresses that it serves. */
export const LEASE_WORKER = '/lease-worker.js';
export const LEASE_SCOPES = ['/profile/car', '/lease/'] as const;
