import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { boundBodyTime } from './bound-body-time.ts';

/** For arriving bodies: a slow machine must not take longer between two pieces. */
const WIDE_MS = 2_000;

const app = (boundMs: number) => {
  const server = Fastify();
  boundBodyTime(server, boundMs);
  server.post('/form', () => ({ done: true }));
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(401).send();
  server.post('/closed', { onRequest }, () => ({ done: true }));
  const config = { takesFile: true };
  server.post('/file', { config }, () => ({ done: true }));
  server.post('/closed-file', { config, onRequest }, () => ({ done: true }));
  void server.register((files, _options, done) => {
    files.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    files.post<{ Body: Readable }>('/half-file', { config }, async ({ body }) => {
      for await (const _piece of body.iterator({ destroyOnReturn: false })) break;
      return { done: true };
    });
    done();
  });
  return server;
};
let server: ReturnType<typeof app>;
async function listen(boundMs: number): Promise<void> {
  server = app(boundMs);
  await server.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(() => server.close());

/** Sends a head, and the body on demand. */
async function send(path: string, bodyWhen: (socket: ReturnType<typeof connect>) => Promise<unknown>) {
  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n`,
  );
  await bodyWhen(socket);
  if (!socket.readableEnded) socket.write('{}');
  if (!socket.closed) await once(socket, 'close');
  return answer.split('\r\n')[0];
}

it('closes the connection when the body does not arrive', async () => {
  await listen(30);
  expect(await send('/form', (socket) => once(socket, 'end'))).toBe('HTTP/1.1 408 Request Timeout');
});

it('does not disturb an arriving body', async () => {
  await listen(60_000);
  expect(await send('/form', () => Promise.resolve())).toBe('HTTP/1.1 200 OK');
});

it('waits for a file longer than for a form', async () => {
  await listen(30);
  // The form that never gets its body is the clock: it is hung up later than it was begun.
  expect(await send('/file', () => send('/form', (socket) => once(socket, 'end')))).toBe('HTTP/1.1 200 OK');
});

/** Sends the head of a request that is refused without its body, on a connection that may stay open. */
async function refused(path = '/closed') {
  const [address] = server.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 401');
  return socket;
}

it.each(['/closed', '/closed-file'])(
  'closes the connection of a refused request to %s when its rest does not arrive',
  async (path) => {
    await listen(30);
    const [hadError] = await once(await refused(path), 'close');
    expect(hadError).toBe(false);
  },
  30_000,
);

it('serves the next request after an answer to a file that was not read to its end', async () => {
  await listen(WIDE_MS);
  const [address] = server.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  const size = 1_000_000;
  socket.write(
    `POST /half-file HTTP/1.1\r\nHost: a\r\nContent-Type: text/csv\r\nContent-Length: ${size}\r\n\r\n`,
  );
  socket.write('a'.repeat(size / 2));
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('HTTP/1.1 200');
  socket.write('a'.repeat(size / 2));
  socket.write('GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n');
  const [second] = await once(socket, 'data');
  expect(String(second)).toContain('HTTP/1.1 404');
  socket.destroy();
}, 30_000);

it('keeps the connection of a refused request when its rest arrives', async () => {
  await listen(WIDE_MS);
  const socket = await refused();
  socket.write('{}');
  // A form that never gets its body is the clock: it is hung up later than the refused request would have been.
  await send('/form', (form) => once(form, 'end'));
  socket.write('GET /form HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 404');
  socket.destroy();
});
