import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendarDate } from '@stromwandel/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { smallPdf } from '../../demo/sandbox/testing/small-pdf.ts';
import {
  SANDBOX_KEY,
  SANDBOX_MOUNT,
  startSandbox,
  type RunningSandbox,
} from '../../demo/sandbox/testing/start-sandbox.ts';
import { createHttpVerificationProvider } from './http-verification-provider.ts';
import type { NewCase, VerificationProvider } from './verification-provider.ts';

const pdf = smallPdf();
const documents = [
  { id: 'contract', filename: 'Vertrag.pdf', sha256: createHash('sha256').update(pdf).digest('hex') },
];

function newCase(change: Partial<NewCase> = {}): NewCase {
  return {
    product: 'DRIVERS_LICENCE',
    callbackUri: 'http://localhost:3000/order/1/workflow',
    serverCallbackUri: 'http://127.0.0.1:1/none',
    locale: 'de',
    expected: { givenName: 'Anna', familyName: 'Schmidt', birthDate: calendarDate('1990-05-14') },
    documents: [],
    idempotencyKey: randomUUID(),
    ...change,
  };
}

describe('against the simulated provider', () => {
  let sandbox: RunningSandbox;
  let provider: VerificationProvider;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const address = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
    provider = createHttpVerificationProvider({
      baseUrl: () => `${address}${SANDBOX_MOUNT}`,
      provider: 'stromwandel',
      apiKey: SANDBOX_KEY,
    });
  });
  afterAll(() => sandbox.close());

  async function create(request: NewCase): Promise<string> {
    const created = await provider.createCase(request);
    if (!created.ok) throw new Error(created.error.detail);
    return created.value.caseId;
  }
  const finish = (caseId: string, scenario: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${SANDBOX_MOUNT}/cases/${caseId}/finish`,
      payload: { scenario },
    });

  test('a licence check from the case to the result', async () => {
    const caseId = await create(newCase());
    expect(await provider.getCase(caseId)).toEqual({
      ok: true,
      value: { state: 'CREATED', reason: null, result: null },
    });
    await finish(caseId, 'success');
    expect(await provider.getCase(caseId)).toEqual({
      ok: true,
      value: {
        state: 'SUCCESS',
        reason: null,
        result: {
          person: { givenName: 'ANNA', familyName: 'SCHMIDT', birthDate: '1990-05-14' },
          licence: { classes: ['AM', 'B', 'L'], issuedOn: '2017-01-15', validUntil: '2032-01-15' },
        },
      },
    });
  });

  test('a failed case carries its reason', async () => {
    const caseId = await create(newCase());
    await finish(caseId, 'expired_doc');
    expect(await provider.getCase(caseId)).toMatchObject({
      value: { state: 'FAILED', reason: 'DOCUMENT_EXPIRED' },
    });
  });

  test('a signature from the upload to the signed document', async () => {
    const caseId = await create(newCase({ product: 'SIGN', documents }));
    expect(await provider.putDocument(caseId, 'contract', pdf)).toEqual({ ok: true, value: undefined });
    expect(await provider.getSignedDocument(caseId, 'contract')).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    await finish(caseId, 'success');
    const signed = await provider.getSignedDocument(caseId, 'contract');
    expect(signed.ok && Buffer.from(signed.value).subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(await provider.getCase(caseId)).toMatchObject({ value: { result: { licence: null } } });
  });

  test('the same key gives the same case', async () => {
    const request = newCase();
    expect(await create(request)).toBe(await create(request));
  });

  test('a deleted case is gone, and deleting it again is fine', async () => {
    const caseId = await create(newCase());
    expect(await provider.deleteCase(caseId)).toEqual({ ok: true, value: undefined });
    expect(await provider.deleteCase(caseId)).toEqual({ ok: true, value: undefined });
    expect(await provider.getCase(caseId)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  test('a wrong key or a wrong request is refused for good', async () => {
    const address = `${sandbox.app.listeningOrigin}${SANDBOX_MOUNT}`;
    const stranger = createHttpVerificationProvider({
      baseUrl: () => address,
      provider: 'stromwandel',
      apiKey: 'wrong',
    });
    expect(await stranger.createCase(newCase())).toMatchObject({ error: { code: 'REFUSED' } });
    expect(await provider.createCase(newCase({ product: 'SIGN' }))).toMatchObject({
      error: { code: 'REFUSED' },
    });
  });
});

describe('against a provider in trouble', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function providerAnswering(
    answer: (response: ServerResponse) => void,
    timeoutMs = 60_000,
  ): Promise<VerificationProvider> {
    const server = createServer((_request, response) => {
      answer(response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return createHttpVerificationProvider({
      baseUrl: () => `http://127.0.0.1:${port}`,
      provider: 'p',
      apiKey: 'k',
      timeoutMs,
    });
  }

  test.each([500, 503, 429])('status %i may be tried again', async (status) => {
    const provider = await providerAnswering((response) => response.writeHead(status).end());
    expect(await provider.getCase('1')).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });

  test('no answer in time may be tried again', async () => {
    const provider = await providerAnswering(() => undefined, 50);
    expect(await provider.getCase('1')).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });

  test('nobody there may be tried again', async () => {
    const provider = createHttpVerificationProvider({
      baseUrl: () => 'http://127.0.0.1:1',
      provider: 'p',
      apiKey: 'k',
    });
    expect(await provider.deleteCase('1')).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });

  test.each([
    ['no JSON', 'hello', 'UNAVAILABLE'],
    ['an unknown state', '{"state":"MAYBE","history":[]}', 'REFUSED'],
    ['a success without a result', '{"state":"SUCCESS","history":[]}', 'REFUSED'],
  ])('%s is no answer', async (_title, body, code) => {
    const provider = await providerAnswering((response) => response.writeHead(200).end(body));
    expect(await provider.getCase('1')).toMatchObject({ ok: false, error: { code } });
  });

  test('an unknown reason counts as technical', async () => {
    const body = '{"state":"FAILED","history":[{"reason":"MOON_PHASE"}]}';
    const provider = await providerAnswering((response) => response.writeHead(200).end(body));
    expect(await provider.getCase('1')).toMatchObject({ value: { state: 'FAILED', reason: 'TECHNICAL' } });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'the person is not sent to %s',
    async (jumpUrl) => {
      const body = JSON.stringify({ caseId: '1', jumpUrl, expiresAt: '2026-11-23T10:00:00Z' });
      const provider = await providerAnswering((response) => response.writeHead(200).end(body));
      expect(await provider.createCase(newCase())).toMatchObject({ error: { code: 'REFUSED' } });
    },
  );

  test('an answer without end is cut off', async () => {
    const provider = await providerAnswering((response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
        response.once('drain', more);
      };
      more();
    });
    expect(await provider.getSignedDocument('1', 'contract')).toMatchObject({
      error: { code: 'UNAVAILABLE', detail: expect.stringContaining('too large') as string },
    });
  });

  test('redirects are not followed, for they would carry the key away', async () => {
    const provider = await providerAnswering((response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    expect(await provider.getCase('1')).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });
});
