import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint, EndpointReply } from '@stromwandel/api-spec';

const compress = promisify(gzip);
const GZIP_LEVEL = 5;

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** Compresses a JSON text off the event loop. */
export function compressJson(text: string | Uint8Array): Promise<Buffer> {
  return compress(text, { level: GZIP_LEVEL });
}

/**
 * A reply of an endpoint that is checked by its schema and written already: once for all visitors, or in pieces for one
 * person. A reply for a person must not outlive its request.
 */
export class PreparedJson<E extends Endpoint> {
  readonly bytes: Buffer;
  readonly #endpoint: E;
  #compressed: Promise<Buffer> | null = null;

  private constructor(endpoint: E, bytes: Buffer) {
    this.#endpoint = endpoint;
    this.bytes = bytes;
  }

  /**
   * Checks some elements of an endpoint's list and serialises each. Long lists are written in pieces, so that other
   * requests get their turn.
   * @throws ZodError when an element violates the contract, which is a defect
   */
  static elements<E extends Endpoint>(
    endpoint: E,
    elements: EndpointReply<E> & readonly unknown[],
  ): readonly Buffer[] {
    if (typeof endpoint.reply === 'string') throw new Error(`${endpoint.path} does not answer with JSON`);
    const checked: unknown = endpoint.reply.parse(elements);
    if (!Array.isArray(checked)) throw new Error(`${endpoint.path} does not answer with a list`);
    return checked.map((element) => Buffer.from(JSON.stringify(element)));
  }

  /** The reply that lists elements which were checked and written before, each of them in one or more pieces. */
  static listOf<E extends Endpoint>(endpoint: E, elements: readonly (readonly Buffer[])[]): PreparedJson<E> {
    const pieces: Buffer[] = [];
    for (const element of elements) pieces.push(pieces.length === 0 ? OPEN : COMMA, ...element);
    if (pieces.length === 0) pieces.push(OPEN);
    return new PreparedJson(endpoint, Buffer.concat([...pieces, CLOSE]));
  }

  /** Whether a value of any kind is a reply that was prepared for this endpoint. */
  static isFor<E extends Endpoint>(endpoint: E, value: unknown): value is PreparedJson<E> {
    return value instanceof PreparedJson && value.#endpoint === endpoint;
  }

  compressed(): Promise<Buffer> {
    this.#compressed ??= compressJson(this.bytes);
    return this.#compressed;
  }
}
