import { readFileSync } from 'node:fs';
import type { FieldError } from '@stromwandel/api-spec';

const LEAKED = new URL('./common-passwords/passwords.txt', import.meta.url);

// Common local passwords that the published list of leaks lacks.
const LOCAL = `0123456789 0987654321 87654321 12341234 abcdefgh p@ssword geheimes qwertzui qwertzuiop ichliebedich
  fruehling frühling sommer herbst winter hallo hallohallo kennwort passwort geheim willkommen qwertz schatz schatzi
  default januar februar märz april juni juli august september oktober november dezember`;

const SHORTEST_WORD = 4;

/** The text without digits and signs at its ends. */
function wordOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const COMMON: ReadonlySet<string> = new Set(
  `${readFileSync(LEAKED, 'utf8')} ${LOCAL}`.split(/\s+/).filter((word) => word.length > 0),
);

/** The words of the common passwords: other digits and signs around them do not make them safer. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  [...COMMON].map(wordOf).filter((word) => word.length >= SHORTEST_WORD),
);

/** Words of this product: with digits around them they are as easy to guess as the person's name. */
const PRODUCT_WORDS = ['stromwandel', 'elektroauto', 'dienstwagen', 'gehaltsumwandlung', 'leasing'];

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1;
}

/**
 * Refuses a password that attackers try first:
 * - a common one, also with other digits and signs at its ends
 * - one repeated character
 * - only the person's names, address or words of the product, with digits around
 * @param own names, address and the like of the person
 * @param path of the field
 */
export function findWeakPassword(password: string, own: readonly string[], path: string): FieldError[] {
  const lower = password.toLowerCase();
  const rest = [...own, ...PRODUCT_WORDS]
    .flatMap((text) => text.toLowerCase().split(/[\s@.\-_]+/))
    .filter((part) => part.length >= SHORTEST_WORD)
    .reduce((text, part) => text.replaceAll(part, ''), lower);
  const isOnlyKnownWords = rest !== lower && /^[\d\W_]{0,6}$/u.test(rest);
  const isWeak =
    COMMON.has(lower) || COMMON_WORDS.has(wordOf(lower)) || isOneCharacter(password) || isOnlyKnownWords;
  return isWeak ? [{ path, code: 'PASSWORD_TOO_COMMON', params: {} }] : [];
}
