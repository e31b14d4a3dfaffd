import { expect, test } from 'vitest';
import { ApiError, createClient, type ClientRequest } from './create-client.ts';

function clientAnswering(status: number, json: unknown) {
  const sent: ClientRequest[] = [];
  const call = createClient(async (request) => {
    sent.push(request);
    return Response.json(json, { status });
  });
  return { call, sent };
}

test('places in the path and the query are encoded', async () => {
  const { call, sent } = clientAnswering(200, { message: 'ok' });
  await call('requestPasswordReset', { params: { address: 'a+b/c@x.example' } });
  expect(sent[0]?.path).toBe('/v1/confirm/password/reset/mail/a%2Bb%2Fc%40x.example');

  const list = clientAnswering(200, []);
  await list.call('searchVehicles', { query: { manufacturerIds: 'Škoda,BMW' } });
  expect(list.sent[0]?.path).toBe('/v1/search?manufacturerIds=%C5%A0koda%2CBMW');
});

test('a refusal carries its status and problem', async () => {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'NOT_FOUND' };
  const { call } = clientAnswering(404, problem);
  const refusal = await call('getOrder', { params: { orderId: '1' } }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
});

test('a PDF comes as bytes, an empty answer as nothing', async () => {
  const pdf = createClient(
    async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  );
  expect(await pdf('getDocument', { params: { orderId: '1', documentId: '2' } })).toEqual(
    new TextEncoder().encode('%PDF'),
  );
  const none = createClient(async () => new Response(null, { status: 204 }));
  expect(await none('logout', { body: { refreshToken: 'r' } })).toBeUndefined();
});

test('a refusal that is none of ours has no problem', async () => {
  const answers = [Response.json({ code: 502 }, { status: 502 }), new Response('<html>', { status: 502 })];
  for (const answer of answers) {
    const call = createClient(async () => answer);
    await expect(call('listOrders', {})).rejects.toMatchObject({ status: 502, problem: null });
  }
});

test('an answer that is no JSON is a defect, not a value', async () => {
  const call = createClient(async () => new Response('<html>'));
  await expect(call('listOrders', {})).rejects.toThrow(SyntaxError);
});
