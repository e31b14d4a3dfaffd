/** Names belong to the catalogue, which changes rarely. */
export const NAMES_STALE_MILLISECONDS = 10 * 60_000;
