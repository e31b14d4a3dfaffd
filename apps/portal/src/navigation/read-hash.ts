/** The name of a place in a page, as the end of an address writes it; empty for what no browser would have written. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
