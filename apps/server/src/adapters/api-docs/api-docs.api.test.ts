import { contract, PROBLEM_STATUS, type Endpoint } from '@stromwandel/api-spec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('serves the contract as OpenAPI 3.1', async () => {
  const answer = await test.app.inject('/openapi.json');
  const document = answer.json<{ openapi: string; paths: Record<string, object> }>();
  expect(document.openapi).toBe('3.1.0');
  for (const { path, method } of Object.values<Endpoint>(contract)) {
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  }
});

it('serves it as a page without script that names every call and refusal', async () => {
  const { payload, headers } = await test.app.inject('/docs');
  expect(headers['content-type']).toContain('text/html');
  expect(payload).not.toContain('<script');
  for (const { path } of Object.values<Endpoint>(contract)) expect(payload).toContain(path);
  for (const code of Object.keys(PROBLEM_STATUS)) expect(payload).toContain(`id="${code}"`);
  const style = await test.app.inject('/docs/pages.css');
  expect(style.headers['content-type']).toContain('text/css');
});
