import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = Object.values<Endpoint>(contract);

/** Section 7 of the specification, to the letter. */
const SPECIFIED_CALLS = [
  'POST /v1/auth/refreshToken',
  'POST /v1/auth/login',
  'POST /v1/auth/register/{registerCode}',
  'POST /v1/confirm/password/reset/mail/{address}',
  'PUT /v1/confirm/password/reset',
  'POST /v1/confirm/email/code/{code}',
  'GET /v1/user/info',
  'PUT /v1/user/info',
  'PUT /v1/user/email/{address}',
  'GET /v1/user/user-info-config',
  'GET /v1/search',
  'GET /v1/search/manufacturers',
  'GET /v1/search/models',
  'GET /v1/vehicle/{vehicleId}',
  'GET /v1/lease-packages/{id}/tax',
  'POST /v1/order',
  'GET /v1/order',
  'GET /v1/order/{orderId}',
  'GET /v1/order/{orderId}/workflow',
  'GET /v1/order/{orderId}/contract',
  'GET /v1/order/{orderId}/contract/{documentId}',
  'PUT /v1/order/{orderId}/step/{stepId}/execute',
  'PUT /v1/order/{orderId}/step/{stepId}/accept',
  'PUT /v1/order/{orderId}/step/{stepId}/decline',
  'PUT /v1/order/{orderId}/step/{stepId}/nect-ident',
  'PUT /v1/order/{orderId}/step/{stepId}/nect-sign',
  'GET /v1/order/{orderId}/step/{stepId}/nect-ident-check',
  'GET /v1/order/{orderId}/step/{stepId}/nect-sign-check',
  'DELETE /v1/order/{orderId}',
];

test('every specified call exists under its exact method and path', () => {
  expect(endpoints.map((e) => `${e.method} ${e.path}`)).toEqual(expect.arrayContaining(SPECIFIED_CALLS));
});

test('no two endpoints share method and path', () => {
  const calls = endpoints.map((e) => `${e.method} ${e.path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('the parameters of each path are exactly the declared ones', () => {
  for (const endpoint of endpoints) {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {}), endpoint.path).toEqual(inPath);
  }
});

test('the OpenAPI document names every endpoint', () => {
  const document = openApiDocument();
  const operations = Object.values(document['paths'] as Record<string, object>).flatMap((path) =>
    Object.keys(path),
  );
  expect(operations).toHaveLength(endpoints.length);
});
