import type { FieldError } from '@stromwandel/api-spec';

// The most used passwords of at least eight characters of published leaks, and what people here would try first.
const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 0987654321 87654321 11111111 00000000 88888888 12341234 11223344
  12344321 password password1 passwort passwort1 passw0rd p@ssw0rd p@ssword kennwort geheimes qwertyui qwertyuiop
  qwertzui qwertzuiop qwerty123 qwertz123 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl
  abcd1234 abcdefgh abc12345 abc123456 iloveyou ichliebedich sunshine princess football baseball fussball
  superman starwars welcome1 willkommen willkommen1 trustno1 whatever computer internet letmein1 michelle jennifer
  schatzi1 hallo123 hallo1234 hallohallo test1234 testtest administrator changeme default1 sommer2025 sommer2026
  winter2025 winter2026 herbst2026 fruehling stromwandel stromwandel1 elektroauto dienstwagen`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);

const MINIMUM_PART = 4;

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1;
}

/**
 * Refuses a password that everybody tries first: a common one, one repeated character, or one made of nothing but the
 * person's own names and address with digits around.
 * @param own names, address and the like of the person
 * @param path of the field
 */
export function findWeakPassword(password: string, own: readonly string[], path: string): FieldError[] {
  const lower = password.toLowerCase();
  const rest = own
    .flatMap((text) => text.toLowerCase().split(/[\s@.\-_]+/))
    .filter((part) => part.length >= MINIMUM_PART)
    .reduce((text, part) => text.replaceAll(part, ''), lower);
  const isOwnName = rest !== lower && /^[\d\W_]{0,4}$/u.test(rest);
  const isWeak = COMMON.has(lower) || isOneCharacter(password) || isOwnName;
  return isWeak ? [{ path, code: 'PASSWORD_TOO_COMMON', params: {} }] : [];
}
