import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Whether the request of the fatal round trip still reaches the database; its answer never comes back. */
export type CrashMoment = 'BEFORE' | 'AFTER';

/** Stands between server and database, counts round trips and breaks off at a given one. */
export interface DatabaseProxy {
  readonly connectionString: string;
  /** Counts anew; at this round trip (from 1) every connection breaks, and none is made until `heal`. */
  crashAt(roundTrip: number, moment: CrashMoment): void;
  /** The same at the first round trip after which the statements of a connection's transaction match. */
  crashWhen(transaction: RegExp, moment: CrashMoment): void;
  readonly crashed: boolean;
  heal(): void;
  /** From now on new connections go there; the old ones stay as they are. */
  redirect(target: string): void;
  close(): Promise<void>;
}

const HEADER_BYTES = 5;
/** Messages after which the client waits for the server: Query and Sync. */
const WAITING = new Set(['Q', 'S']);
/** Messages that carry statements: Query and Parse. */
const SPEAKING = new Set(['Q', 'P']);

/**
 * Cuts what a client sends into messages and calls back for each that ends a round trip, with the statements of the
 * transaction so far.
 */
function roundTripCounter(onRoundTrip: (transaction: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  let transaction = '';
  let isOpen = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    // The first message of a connection has a length, but no type.
    while (rest.length >= HEADER_BYTES) {
      const length = started ? rest.readInt32BE(1) + 1 : rest.readInt32BE(0);
      if (rest.length < length) return;
      const kind = started ? String.fromCharCode(rest.readUInt8(0)) : '';
      if (SPEAKING.has(kind)) {
        const statement = rest.toString('utf8', HEADER_BYTES, length).replaceAll('\0', '').trim();
        const begins = statement.startsWith('begin');
        isOpen ||= begins;
        transaction = begins ? '' : `${transaction}\n${statement}`;
      }
      if (WAITING.has(kind)) onRoundTrip(transaction);
      if (/\n(commit|rollback)$/.test(transaction)) isOpen = false;
      // A statement outside a transaction is one of its own.
      if (WAITING.has(kind) && !isOpen) transaction = '';
      started = true;
      rest = rest.subarray(length);
    }
  };
}

/**
 * Opens a proxy in front of the database with this address, on a free port of the loopback interface.
 * @param onCrash called before the connections break, for example to kill the server itself
 */
export async function startDatabaseProxy(
  target: string,
  onCrash: () => void = () => undefined,
): Promise<DatabaseProxy> {
  let address = new URL(target);
  const sockets = new Set<Socket>();
  let trips = 0;
  let isFatal: (transaction: string) => CrashMoment | null = () => null;
  let crashed = false;

  function crash(): void {
    crashed = true;
    onCrash();
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer((client) => {
    if (crashed) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(address.port || 5432), address.hostname);
    let deaf = false;
    const count = roundTripCounter((transaction) => {
      trips += 1;
      const moment = crashed ? null : isFatal(transaction);
      if (moment === 'BEFORE') crash();
      if (moment === 'AFTER') deaf = true;
    });
    client.on('data', (chunk) => {
      count(chunk);
      if (!crashed) upstream.write(chunk);
    });
    // The first word of the answer means that the request was carried out.
    upstream.on('data', (chunk) => (deaf ? crash() : void client.write(chunk)));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port');

  return {
    connectionString: Object.assign(new URL(target), {
      hostname: '127.0.0.1',
      port: String(bound.port),
      search: '',
    }).href,
    crashAt(roundTrip, moment) {
      trips = 0;
      isFatal = () => (trips === roundTrip ? moment : null);
    },
    crashWhen(pattern, moment) {
      isFatal = (transaction) => (pattern.test(transaction) ? moment : null);
    },
    get crashed() {
      return crashed;
    },
    heal() {
      isFatal = () => null;
      crashed = false;
    },
    redirect(other) {
      address = new URL(other);
    },
    async close() {
      crashed = true;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
