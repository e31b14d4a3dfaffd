/** A file is larger than the endpoint takes. */
export class FileTooLarge extends Error {}

/**
 * The pieces of a file as they arrive, until there are more bytes than allowed.
 * @param onBytes told how many have arrived
 * @throws FileTooLarge at the first piece that is too much
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
