import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { startTracing } from './start-tracing.ts';

interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const bodies: string[] = [];
const lines: string[] = [];
let collector: Server;
let tracing: Tracing;
let server: TestApp;
let person: TestPerson;

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`);
      response.end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const bound = collector.address();
  if (bound === null || typeof bound === 'string') throw new Error('The collector has no port');
  tracing = await startTracing(`http://127.0.0.1:${bound.port}/`);
  server = await createTestApp({
    tracing,
    environment: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
  person = await server.createPerson({ email: 'traced.person@firma.example' });
  await server.call(contract.getMe, {}, person, { traceparent: `00-${TRACE}-${CALLER}-01` });
  await server.call(contract.requestPasswordReset, { params: { address: person.email } });
  await server.services.outbox.runDue();
  await server.close();
  await tracing.close();
});
afterAll(async () => {
  collector.close();
  await once(collector, 'close');
});

function spans(): CollectedSpan[] {
  return bodies.flatMap((line) => {
    // What the exporter sends, as its protocol describes it.
    const sent = JSON.parse(line.slice(line.indexOf(' '))) as {
      resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
    };
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}

test('a request is a span of its caller’s trace, and its statements are spans below it', () => {
  expect(bodies[0]).toMatch(/^\/v1\/traces /);
  const request = spans().find(({ name }) => name === 'GET /v1/user/me');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select legal_texts');
});

test('a job is a trace of its own', () => {
  const job = spans().find(({ name }) => name === 'job REQUEST_PASSWORD_RESET');
  expect(job?.traceId).not.toBe(TRACE);
  expect(spans().some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
});

test('spans name no person, no value and no path', () => {
  const all = bodies.join();
  expect(all).toContain('/v1/confirm/password/reset/mail/:address');
  expect(all).not.toMatch(/traced|firma\.example|\$1|set_config/);
});

test('log lines of a request name its trace', () => {
  expect(lines.some((line) => line.includes(`"traceId":"${TRACE}"`))).toBe(true);
});
