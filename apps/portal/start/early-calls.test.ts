import { expect, test } from 'vitest';
import { fetchWithEarly, type SentCall } from './early-calls.ts';

const call = (changed: Partial<SentCall>): SentCall => ({
  path: '/v1/search',
  endpoint: 'searchVehicles',
  input: { query: {} },
  language: 'de',
  authorization: null,
  reply: Promise.resolve(new Response('early')),
  ...changed,
});

/** Asks twice, as a visitor who reads German, where the network answers "late". */
async function ask(early: SentCall, init: RequestInit = {}): Promise<string[]> {
  const fetch = fetchWithEarly(() => Promise.resolve(new Response('late')), [early]);
  const get = { method: 'GET', headers: { 'Accept-Language': 'de' }, ...init };
  const replies = [await fetch('/v1/search', get), await fetch('/v1/search', get)];
  return Promise.all(replies.map((reply) => reply.text()));
}

test('an early reply is taken once', async () => {
  expect(await ask(call({}))).toEqual(['early', 'late']);
});

test('what was sent for somebody else, in another language or by another method is asked anew', async () => {
  expect(await ask(call({ authorization: 'Bearer other' }))).toEqual(['late', 'late']);
  expect(await ask(call({ language: 'en' }))).toEqual(['late', 'late']);
  expect(await ask(call({}), { method: 'POST' })).toEqual(['late', 'late']);
  expect(await ask(call({ path: '/v1/user/me' }))).toEqual(['late', 'late']);
});

test('the own token counts', async () => {
  const headers = { 'Accept-Language': 'de', Authorization: 'Bearer own' };
  expect(await ask(call({ authorization: 'Bearer own' }), { headers })).toEqual(['early', 'late']);
});

test('a call whose way failed is made anew', async () => {
  const reply = Promise.reject(new TypeError('no network'));
  expect(await ask(call({ reply }))).toEqual(['late', 'late']);
});
