import { PassThrough, type Readable } from 'node:stream';
import pg from 'pg';

/** A message of a base backup begins with what it is. */
const DATA = 'd'.charCodeAt(0);

interface Wire {
  readonly stream: { pause(): void; resume(): void };
}

/** Hands on the data that a statement copies out; pg's own query drops them. */
class CopyingQuery extends pg.Query {
  readonly #to: PassThrough;

  constructor(statement: string, to: PassThrough) {
    // pg's query also takes a callback without values; its types know it only with a result.
    super(statement, (error) => (error ? to.destroy(error) : to.end()));
    this.#to = to;
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: Wire): void {
    if (chunk[0] !== DATA) return;
    // pg overwrites its buffer.
    if (this.#to.write(Buffer.from(chunk.subarray(1)))) return;
    stream.pause();
    this.#to.once('drain', () => stream.resume());
  }
}

/**
 * A running PostgreSQL's data directory as a tar file, with the log that makes it consistent: what `pg_basebackup` asks for, without
 * the program, which the embedded PostgreSQL lacks.
 */
export async function readBaseBackup(connectionString: string): Promise<Readable> {
  const client = new pg.Client({ connectionString, replication: 'true' } as pg.ClientConfig); // its types leave it out
  const content = new PassThrough({ highWaterMark: 4 * 1024 * 1024 });
  client.on('error', (error) => content.destroy(error));
  await client.connect();
  content.once('close', () => void client.end());
  client.query(
    new CopyingQuery(
      `BASE_BACKUP (LABEL 'stromwandel', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`,
      content,
    ),
  );
  return content;
}
