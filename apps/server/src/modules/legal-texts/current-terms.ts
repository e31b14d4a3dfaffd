import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { FIRST_TERMS } from './first-terms.ts';
import { findLegalText } from './legal-text-store.ts';

/** How people's consents name the terms that hold until the provider publishes its own. */
export const FIRST_TERMS_VERSION = '2026-11';

/** The terms of use in force. */
export interface Terms {
  /** How people's consents name them. */
  readonly version: string;
  readonly publishedAt: Date | null;
  readonly text: { readonly de: string; readonly en: string };
}

/** The terms of use that people are asked to accept. */
export async function currentTerms(db: DatabaseOrTransaction): Promise<Terms> {
  const row = await findLegalText(db, 'terms');
  if (row === null) return { version: FIRST_TERMS_VERSION, publishedAt: null, text: FIRST_TERMS };
  const { version, publishedAt, textDe, textEn } = row;
  return { version: String(version), publishedAt, text: { de: textDe, en: textEn } };
}

/** The number among the versions of the legal text that a consent names; null for what was never one. */
export function termsNumber(version: string | null): number | null {
  if (version === FIRST_TERMS_VERSION) return 0;
  return version !== null && /^[1-9]\d{0,5}$/.test(version) ? Number(version) : null;
}
