import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundBodyTime } from './bound-body-time.ts';

const app = () => {
  const server = Fastify();
  boundBodyTime(server, 30);
  server.post('/form', () => ({ done: true }));
  server.post('/file', { config: { takesFile: true } }, () => ({ done: true }));
  return server;
};
let server: ReturnType<typeof app>;
beforeEach(async () => {
  server = app();
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

/** Sends a head, and the body when something was told to do so. */
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

it('hangs up when the body does not come', async () => {
  expect(await send('/form', (socket) => once(socket, 'end'))).toBe('HTTP/1.1 408 Request Timeout');
});

it('waits for a file longer than for a form, and disturbs no body that comes', async () => {
  expect(await send('/form', () => Promise.resolve())).toBe('HTTP/1.1 200 OK');
  // The form that never gets its body is the clock: it is hung up later than it was begun.
  expect(await send('/file', () => send('/form', (socket) => once(socket, 'end')))).toBe('HTTP/1.1 200 OK');
});

it('waits for no body of a request that was refused without it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refusing = Fastify();
  boundBodyTime(refusing, 30);
  refusing.addHook('onRequest', async (_request, reply) => reply.code(401).send());
  refusing.post('/form', () => ({ done: true }));
  const timers = vi.getTimerCount();
  expect((await refusing.inject({ method: 'POST', url: '/form', payload: {} })).statusCode).toBe(401);
  expect(vi.getTimerCount()).toBe(timers);
  vi.useRealTimers();
});
