/** A file is larger than the endpoint takes. */
export class FileTooLarge extends Error {}

/**
 * Yields a file's pieces until it exceeds the limit.
 * @param onBytes called with the number of bytes so far
 * @throws FileTooLarge at the piece that exceeds it
 */
export async function* limitedFile(
  content: AsyncIterable<Uint8Array>,
  maximumBytes: number,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > maximumBytes) throw new FileTooLarge('The file is too large');
    onBytes(bytes);
    yield piece;
  }
}
