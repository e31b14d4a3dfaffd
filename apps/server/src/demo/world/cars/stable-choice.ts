const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A whole number from 0 to `size` - 1 that depends on the text alone (FNV-1a), so that every start makes the same world. */
export function stableChoice(text: string, size: number): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  // The low bits of FNV-1a follow the last character too closely; folding mixes the high ones in.
  return ((hash ^ (hash >>> 15)) >>> 0) % size;
}

/** The list, starting at an entry that depends on the text alone. */
export function stableRotation<T>(text: string, list: readonly T[]): T[] {
  const start = stableChoice(text, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}
