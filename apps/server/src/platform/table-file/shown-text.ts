/**
 * Text of a file as it is shown to people: without controls (of which the database takes no NUL), direction marks and halves of
 * characters.
 */
export function shownText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
}
