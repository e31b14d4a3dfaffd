import type { FieldError } from '@stromwandel/api-spec';

function isForbidden(text: string): boolean {
  return text.includes('\0') || /\p{Cs}/u.test(text);
}

/**
 * Texts anywhere in the input that no database column can hold: a NUL character or half a surrogate pair.
 * @param path where the value lies ("body", "params")
 */
export function findForbiddenText(value: unknown, path: string): FieldError[] {
  if (typeof value === 'string') {
    return isForbidden(value) ? [{ path, code: 'INVALID_CHARACTERS', params: {} }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findForbiddenText(part, `${path}.${key}`));
}
