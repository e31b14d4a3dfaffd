/** Whether a text says anything: at least one letter or digit of any script. Signs and invisible characters alone do not. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
