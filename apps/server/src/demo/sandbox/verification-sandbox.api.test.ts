import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCENARIOS, type Scenario } from './sandbox-case.ts';
import { REVIEW_MS } from './sandbox-context.ts';
import { smallPdf } from './testing/small-pdf.ts';
import { SANDBOX_KEY, SANDBOX_MOUNT, startSandbox, type RunningSandbox } from './testing/start-sandbox.ts';

const API = `${SANDBOX_MOUNT}/sp/stromwandel/cases`;
const HOUR_MS = 3_600_000;
const document = smallPdf();
const sha256 = createHash('sha256').update(document).digest('hex');
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function caseBody(change: object = {}) {
  return {
    product: 'DRIVERS_LICENCE',
    loa: 'SUBSTANTIAL',
    requested: ['GIVEN_NAME', 'FAMILY_NAME', 'LICENCE_CLASSES'],
    callbackUri: 'http://portal.example/order/1/workflow',
    serverCallbackUri: `${sandbox.callbackBase}/v1/callbacks/verification/${randomUUID()}`,
    locale: 'de',
    expected: { givenName: 'Jörg <b>', familyName: 'Weiß', birthDate: '1990-05-14' },
    ...change,
  };
}

const signBody = () =>
  caseBody({ product: 'SIGN', documents: [{ id: 'contract', filename: 'Vertrag.pdf', sha256 }] });

function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: object = {},
) {
  return sandbox.app.inject({
    method,
    url,
    headers: { 'x-api-key': SANDBOX_KEY, ...headers },
    ...(payload ? { payload } : {}),
  });
}

async function open(body: object, key: string = randomUUID()) {
  const reply = await send('POST', API, body, { 'idempotency-key': key });
  return {
    status: reply.statusCode,
    body: reply.json<{ caseId: string; jumpUrl: string; state: string; expiresAt: string }>(),
  };
}

const upload = (caseId: string, payload: Buffer = document) =>
  send('PUT', `${API}/${caseId}/documents/contract`, payload, { 'content-type': 'application/pdf' });

const finish = (caseId: string, scenario: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: `${SANDBOX_MOUNT}/cases/${caseId}/finish`,
    payload: { scenario },
  });

async function pull(caseId: string) {
  return (await send('GET', `${API}/${caseId}`)).json<{
    state: string;
    history: { state: string; reason: string | null; success: boolean | null }[];
    result?: { person: object; licence?: { classes: string[] } };
  }>();
}

describe('the API for the client', () => {
  test('opens a case that lives 48 hours', async () => {
    const { status, body } = await open(caseBody());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'CREATED',
      jumpUrl: `http://localhost:3000${SANDBOX_MOUNT}/cases/${body.caseId}`,
      expiresAt: '2026-11-22T10:00:00.000Z',
    });
  });

  test('gives the same case for the same key, and refuses the key for another request', async () => {
    const body = caseBody();
    const [first, second] = [await open(body, 'key-1'), await open(body, 'key-1')];
    expect(second.body.caseId).toBe(first.body.caseId);
    expect((await open(caseBody(), 'key-1')).status).toBe(409);
  });

  test('asks for the right key of the client', async () => {
    for (const headers of [{}, { 'x-api-key': 'wrong' }]) {
      const reply = await sandbox.app.inject({ method: 'GET', url: `${API}/${randomUUID()}`, headers });
      expect(reply.statusCode).toBe(401);
    }
  });

  test.each([
    ['an unknown field', { extra: 1 }],
    ['an unknown product', { product: 'CAR' }],
    ['signing without documents', { product: 'SIGN' }],
    ['an address that is no web address', { callbackUri: 'javascript:alert(1)' }],
    ['an impossible birth date', { expected: { givenName: 'A', familyName: 'B', birthDate: '1990-02-30' } }],
  ])('refuses %s', async (_title, change) => {
    expect((await open(caseBody(change))).status).toBe(400);
  });

  test('needs an idempotency key', async () => {
    expect((await send('POST', API, caseBody())).statusCode).toBe(400);
  });

  test('knows nothing of a deleted case', async () => {
    const { caseId } = (await open(caseBody())).body;
    expect((await send('DELETE', `${API}/${caseId}`)).statusCode).toBe(204);
    expect((await send('GET', `${API}/${caseId}`)).statusCode).toBe(404);
    expect((await send('DELETE', `${API}/${caseId}`)).statusCode).toBe(404);
    expect((await send('GET', `${API}/not-a-case`)).statusCode).toBe(404);
  });

  test('takes only the announced document, unchanged', async () => {
    const { caseId } = (await open(signBody())).body;
    expect((await upload(caseId, Buffer.concat([document, Buffer.from(' ')]))).statusCode).toBe(422);
    expect((await upload(caseId)).statusCode).toBe(204);
    const other = await send('PUT', `${API}/${caseId}/documents/other`, document, {
      'content-type': 'application/pdf',
    });
    expect(other.statusCode).toBe(404);
  });
});

describe('scenarios', () => {
  const expected: Record<Scenario, [state: string, reason: string | null, callbacks: number]> = {
    success: ['SUCCESS', null, 1],
    name_mismatch: ['FAILED', 'NAME_MISMATCH', 1],
    expired_doc: ['FAILED', 'DOCUMENT_EXPIRED', 1],
    no_class_b: ['FAILED', 'LICENCE_CLASS_MISSING', 1],
    abort: ['ABORTED', 'USER_CANCELLED', 1],
    slow: ['REVIEW', null, 0],
    late_callback: ['SUCCESS', null, 0],
    no_callback: ['SUCCESS', null, 0],
    double_callback: ['SUCCESS', null, 2],
    tech_error: ['FAILED', 'TECHNICAL', 1],
  };

  test.each(SCENARIOS)('%s', async (scenario) => {
    const body = caseBody();
    const { caseId } = (await open(body)).body;
    const [state, reason, callbacks] = expected[scenario];
    const reply = await finish(caseId, scenario);
    expect(reply.json()).toEqual({ caseId, state });
    const pulled = await pull(caseId);
    expect(pulled.history.at(-1)).toMatchObject({ state, reason });
    expect(pulled.result !== undefined).toBe(state === 'SUCCESS');
    const path = new URL(body.serverCallbackUri).pathname;
    expect(sandbox.callbacks.filter((call) => call === `PUT ${path}`)).toHaveLength(callbacks);
  });

  test('a slow case succeeds after its review and is reported then', async () => {
    const body = caseBody();
    const { caseId } = (await open(body)).body;
    await finish(caseId, 'slow');
    expect((await pull(caseId)).state).toBe('REVIEW');
    sandbox.advance(REVIEW_MS);
    expect((await pull(caseId)).state).toBe('SUCCESS');
    await sandbox.runScheduled();
    expect(sandbox.callbacks).toContain(`PUT ${new URL(body.serverCallbackUri).pathname}`);
  });

  test('a client that does not answer the callback changes nothing', async () => {
    const { caseId } = (await open(caseBody({ serverCallbackUri: 'http://127.0.0.1:1/callback' }))).body;
    expect((await finish(caseId, 'success')).json()).toEqual({ caseId, state: 'SUCCESS' });
  });

  test('the result carries the name as documents do, and the licence classes', async () => {
    const { caseId } = (await open(caseBody())).body;
    await finish(caseId, 'success');
    expect((await pull(caseId)).result).toMatchObject({
      person: { givenName: 'JOERG B', familyName: 'WEISS', birthDate: '1990-05-14' },
      licence: { classes: ['AM', 'B', 'L'] },
    });
  });

  test('a finished case stays as it is, also for two at once', async () => {
    const { caseId } = (await open(caseBody())).body;
    const replies = await Promise.all([finish(caseId, 'success'), finish(caseId, 'abort')]);
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 409]));
    const { history } = await pull(caseId);
    expect(history.filter(({ success }) => success !== null)).toHaveLength(1);
  });

  test('a case nobody finishes expires after 48 hours', async () => {
    const { caseId } = (await open(caseBody())).body;
    sandbox.advance(48 * HOUR_MS);
    expect((await pull(caseId)).state).toBe('EXPIRED');
    expect((await finish(caseId, 'success')).statusCode).toBe(409);
  });

  test('refuses unknown scenarios and cases', async () => {
    const { caseId } = (await open(caseBody())).body;
    expect((await finish(caseId, 'magic')).statusCode).toBe(400);
    expect((await finish(randomUUID(), 'success')).statusCode).toBe(404);
  });
});

describe('signing', () => {
  test('waits for the document, then gives it back signed with its beginning unchanged', async () => {
    const { caseId } = (await open(signBody())).body;
    expect((await finish(caseId, 'success')).json()).toMatchObject({ error: 'DOCUMENT_MISSING' });
    await upload(caseId);
    const early = await send('GET', `${API}/${caseId}/documents/contract/signed`);
    expect(early.statusCode).toBe(404);
    await finish(caseId, 'success');
    const signed = await send('GET', `${API}/${caseId}/documents/contract/signed`);
    expect(signed.headers['content-type']).toBe('application/pdf');
    expect(signed.rawPayload.subarray(0, document.length).equals(document)).toBe(true);
    expect(signed.rawPayload.toString('latin1')).toContain('/ByteRange [0 ');
    expect((await upload(caseId)).statusCode).toBe(409);
  });

  test('uses one certificate for good', async () => {
    const { rows } = await sandbox.pool.query('SELECT 1 FROM verification_sandbox.signing_certificate');
    expect(rows).toHaveLength(1);
  });
});

describe('the pages for a person', () => {
  const page = (caseId: string) => sandbox.app.inject({ url: `${SANDBOX_MOUNT}/cases/${caseId}` });

  const submit = (caseId: string, scenario: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${SANDBOX_MOUNT}/cases/${caseId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `scenario=${scenario}`,
    });

  test('offers all scenarios, success first, and escapes the name', async () => {
    const { caseId } = (await open(caseBody())).body;
    const reply = await page(caseId);
    const offered = Array.from(reply.body.matchAll(/value="(\w+)"/g), (match) => match[1]);
    expect(offered).toEqual([...SCENARIOS]);
    expect(reply.body).toContain('value="success" checked');
    expect(reply.body).toContain('Simulierter Ident-Dienst');
    expect(reply.body).toContain('Jörg &lt;b&gt; Weiß');
    expect((await pull(caseId)).state).toBe('OPENED');
  });

  test('speaks English for an English case', async () => {
    const { caseId } = (await open(caseBody({ locale: 'en' }))).body;
    const { body } = await page(caseId);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Check driving licence and identity');
  });

  test('needs no inline code and says so in its policy', async () => {
    const { caseId } = (await open(caseBody())).body;
    const reply = await page(caseId);
    expect(reply.body).not.toMatch(/<script|<style|style="|onclick/);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(reply.headers['content-security-policy']).toContain('http://portal.example');
    const style = await sandbox.app.inject({ url: `${SANDBOX_MOUNT}/style.css` });
    expect(style.headers['content-type']).toContain('text/css');
  });

  test('tells the client before it sends the person back', async () => {
    const body = caseBody();
    const { caseId } = (await open(body)).body;
    const reply = await submit(caseId, 'abort');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, body.callbackUri]);
    expect(sandbox.callbacks).toContain(`PUT ${new URL(body.serverCallbackUri).pathname}`);
    expect((await page(caseId)).body).toContain('Dieser Vorgang ist abgeschlossen');
    expect((await submit(caseId, 'success')).body).toContain('Dieser Vorgang ist abgeschlossen');
  });

  test('shows the document to be signed and waits until it is there', async () => {
    const { caseId } = (await open(signBody())).body;
    expect((await submit(caseId, 'success')).statusCode).toBe(409);
    await upload(caseId);
    expect((await page(caseId)).body).toContain('Vertrag.pdf');
    const shown = await sandbox.app.inject({ url: `${SANDBOX_MOUNT}/cases/${caseId}/documents/contract` });
    expect(shown.rawPayload.equals(document)).toBe(true);
  });

  test('knows what to say for an address without a case', async () => {
    for (const caseId of [randomUUID(), 'nothing']) {
      const reply = await page(caseId);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('There is no such case');
    }
  });
});
