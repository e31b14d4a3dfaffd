import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint, EndpointReply } from '@stromwandel/api-spec';

const compress = promisify(gzip);
const GZIP_LEVEL = 5;

/** Compresses a JSON text off the event loop. */
export function compressJson(text: string | Uint8Array): Promise<Buffer> {
  return compress(text, { level: GZIP_LEVEL });
}

/**
 * A reply of an endpoint that is the same for everybody: checked by its schema, written and compressed once. Never holds
 * anything personal.
 */
export class PreparedJson<E extends Endpoint> {
  readonly bytes: Buffer;
  readonly #endpoint: E;
  #compressed: Promise<Buffer> | null = null;

  /** @throws ZodError when the value does not fulfil the contract, which is a defect */
  constructor(endpoint: E, value: EndpointReply<E>) {
    this.#endpoint = endpoint;
    if (typeof endpoint.reply === 'string') throw new Error(`${endpoint.path} does not answer with JSON`);
    this.bytes = Buffer.from(JSON.stringify(endpoint.reply.parse(value)));
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
