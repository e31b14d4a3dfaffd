import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { ApiError, createClient, type ClientRequest } from './create-client.ts';

function clientAnswering(status: number, json: unknown) {
  const sent: ClientRequest[] = [];
  const call = createClient(async (request) => {
    sent.push(request);
    return { ok: status < 300, status, json: async () => json, arrayBuffer: async () => new ArrayBuffer(0) };
  });
  return { call, sent };
}

test('places in the path and the query are encoded', async () => {
  const { call, sent } = clientAnswering(200, { message: 'ok' });
  await call(contract.requestPasswordReset, { params: { address: 'a+b/c@x.example' } });
  expect(sent[0]?.path).toBe('/v1/confirm/password/reset/mail/a%2Bb%2Fc%40x.example');

  const list = clientAnswering(200, []);
  await list.call(contract.searchVehicles, { query: { manufacturerIds: 'Škoda,BMW' } });
  expect(list.sent[0]?.path).toBe('/v1/search?manufacturerIds=%C5%A0koda%2CBMW');
});

test('a refusal carries its status and problem', async () => {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'NOT_FOUND' };
  const { call } = clientAnswering(404, problem);
  const refusal = await call(contract.getOrder, { params: { orderId: '1' } }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
});

test('an answer outside the contract is a defect, not a value', async () => {
  const { call } = clientAnswering(200, { orderId: 'seven' });
  await expect(
    call(contract.createOrder, { body: { leasePackageId: 1, color: 1, delivery: 1 } }),
  ).rejects.toThrow();
});
