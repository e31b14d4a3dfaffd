/** The number of a record as an address writes it; null for a text that is none, and then nothing is asked of the server. */
export function readId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
