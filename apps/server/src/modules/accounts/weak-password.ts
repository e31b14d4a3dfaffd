import { readFileSync } from 'node:fs';
import type { FieldError } from '@stromwandel/api-spec';

const LEAKED = new URL('./common-passwords/passwords.txt', import.meta.url);

// What people here would try first and the list of published leaks does not have.
const LOCAL = `0123456789 0987654321 87654321 12341234 abcdefgh p@ssword passwort1 kennwort geheimes qwertzui
  qwertzuiop qwertz123 ichliebedich willkommen willkommen1 schatzi1 hallo1234 hallohallo default1 sommer2025
  sommer2026 winter2025 winter2026 herbst2026 fruehling`;

const COMMON: ReadonlySet<string> = new Set(
  `${readFileSync(LEAKED, 'utf8')} ${LOCAL}`.split(/\s+/).filter((word) => word.length > 0),
);

/** Words of this product: with digits around them they are as easy to guess as the person's own name. */
const PRODUCT_WORDS = ['stromwandel', 'elektroauto', 'dienstwagen', 'gehaltsumwandlung', 'leasing'];

const MINIMUM_PART = 4;

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1;
}

/**
 * Refuses a password that everybody tries first: a common one, one repeated character, or one made of nothing but the
 * person's own names, address and words of the product with digits around.
 * @param own names, address and the like of the person
 * @param path of the field
 */
export function findWeakPassword(password: string, own: readonly string[], path: string): FieldError[] {
  const lower = password.toLowerCase();
  const rest = [...own, ...PRODUCT_WORDS]
    .flatMap((text) => text.toLowerCase().split(/[\s@.\-_]+/))
    .filter((part) => part.length >= MINIMUM_PART)
    .reduce((text, part) => text.replaceAll(part, ''), lower);
  const isOnlyKnownWords = rest !== lower && /^[\d\W_]{0,6}$/u.test(rest);
  const isWeak = COMMON.has(lower) || isOneCharacter(password) || isOnlyKnownWords;
  return isWeak ? [{ path, code: 'PASSWORD_TOO_COMMON', params: {} }] : [];
}
