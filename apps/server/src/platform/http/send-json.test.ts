import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { sendJson } from './send-json.ts';

const large = Array.from({ length: 1_000 }, (_, number) => ({ number, name: 'Elektroauto' }));
const app = Fastify();
app.get('/large', (_request, reply) => sendJson(reply, large));
app.get('/small', (_request, reply) => sendJson(reply, { ok: true }));
afterAll(() => app.close());

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it('compresses large answers for clients that accept it', async () => {
  const answer = await get('/large', 'gzip, deflate, br');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(large);
});

it.each([undefined, 'br', 'gzip;q=0', 'identity'])(
  'sends plain text to a client with %s',
  async (encoding) => {
    const answer = await get('/large', encoding);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(large);
  },
);

it('leaves small answers uncompressed', async () => {
  expect((await get('/small', 'gzip')).headers['content-encoding']).toBeUndefined();
});
