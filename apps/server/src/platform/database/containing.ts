/** A pattern of LIKE for texts that contain some letters, whatever signs of patterns are among them. */
export function containing(letters: string): string {
  return `%${letters.replace(/[\\%_]/g, '\\$&')}%`;
}
