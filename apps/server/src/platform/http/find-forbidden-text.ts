import type { FieldError } from '@stromwandel/api-spec';

function isForbidden(text: string): boolean {
  return text.includes('\0') || /\p{Cs}/u.test(text);
}

// Twice what any call of the contract needs.
const DEEPEST = 10;

/**
 * Texts anywhere in the input that no database column can hold: a NUL character or half a surrogate pair; also values
 * nested deeper than any call needs, before anything descends into them.
 * @param path where the value lies ("body", "params")
 */
export function findForbiddenText(value: unknown, path: string, depth = 0): FieldError[] {
  if (typeof value === 'string') {
    return isForbidden(value) ? [{ path, code: 'INVALID_CHARACTERS', params: {} }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (depth >= DEEPEST) return [{ path, code: 'INVALID_FORMAT', params: {} }];
  return Object.entries(value).flatMap(([key, part]) => findForbiddenText(part, `${path}.${key}`, depth + 1));
}
