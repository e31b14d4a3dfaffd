/** Version of the terms that people are asked to accept. */
export const CURRENT_TERMS_VERSION = '2026-11';
