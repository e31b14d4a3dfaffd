import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDocuments, orders } from '../../platform/database/schema/index.ts';
import { revocationList } from '../../adapters/pdf-signature/testing/revocation-list.ts';
import { lastPageNumber, openPdfFile } from '../../demo/sandbox/signature/pdf-file.ts';
import {
  appendUpdate,
  changedObjects,
  placeSignature,
  signPdf,
} from '../../demo/sandbox/signature/sign-pdf.ts';
import {
  createSigningIdentity,
  signerFor,
  storedSigningIdentity,
  type SigningIdentity,
} from '../../demo/sandbox/signature/signing-identity.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/create-test-app.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

let server: TestApp;
let log: string[];

async function start(environment: Record<string, string> = {}, options: TestAppOptions = {}) {
  log = [];
  const logTo = { write: (line: string) => void log.push(line) };
  server = await createTestApp({ environment: { LOG_LEVEL: 'warn', ...environment }, logTo, ...options });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
}
const isRefused = (reason: string) =>
  log.some((line) => line.includes('signed contract refused') && line.includes(reason));

async function signingStep() {
  const person = await createOrderingPerson(server);
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(person, await createTestOffer(server), 'NECT_SIGN');
  const params = await journey.stepParams(orderId, 'NECT_SIGN', person);
  const begin = async () => (await server.call(contract.startSigning, { params }, person)).body;
  /** Signs at the provider, which omits the callback; returns the provider's case. */
  const sign = async () => {
    const page = new URL(await begin()).pathname;
    const payload = { scenario: 'no_callback' };
    await server.app.inject({ method: 'POST', url: `${page}/finish`, payload });
    return page.slice(page.lastIndexOf('/') + 1);
  };
  return {
    orderId,
    begin,
    sign,
    status: async () => (await server.call(contract.getVerificationStatus, { params }, person)).body,
    passed: async () => (await server.call(contract.checkSigning, { params }, person)).body,
    kinds: async () => {
      const rows = await server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId));
      return rows.map(({ kind }) => kind);
    },
    endReason: async () =>
      (await server.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.endReason,
  };
}

/** Replaces the signed file at the provider. */
async function exchange(caseId: string, change: (signed: Buffer) => Buffer): Promise<void> {
  const { rows } = await server.db.execute<{ signed: Buffer }>(
    sql`select signed from verification_sandbox.documents where case_id = ${caseId}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was signed');
  await server.db.execute(
    sql`update verification_sandbox.documents set signed = ${change(row.signed)} where case_id = ${caseId}`,
  );
}

function flip(file: Buffer, place: number): Buffer {
  const changed = Buffer.from(file);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

function previewedPart(file: Buffer): Buffer {
  return file.subarray(0, file.indexOf('%%EOF') + '%%EOF\n'.length);
}

/** The signed file with another last page: everything after the contract is replaced and signed again. */
function withOtherPage(file: Buffer, identity: SigningIdentity): Buffer {
  const previewed = previewedPart(file);
  const document = openPdfFile(previewed);
  const objects = new Map(changedObjects(document, { signer: 'Anna Schmidt', at: new Date() }));
  const content = /\/Contents (\d+) 0 R/.exec(document.dictionary(lastPageNumber(document)))?.[1];
  objects.set(Number(content), '<<\n/Length 21\n>>\nstream\n72 700 200 200 re f  \nendstream');
  return placeSignature(appendUpdate(document, objects), previewed.length, identity);
}

describe('a file with an invalid signature', () => {
  beforeAll(async () => {
    await start();
    // The first contract of a process takes longest.
    await signingStep();
  });
  afterAll(() => server.close());

  test.each<[string, string, (signed: Buffer) => Buffer]>([
    ['a bit of the stamp is changed', 'CONTENT_DIFFERENT', (file) => flip(file, file.length - 120)],
    ['something follows', 'NOT_THE_WHOLE_FILE', (file) => Buffer.concat([file, Buffer.from('\n%%EOF\n')])],
    ['the end is missing', 'NOT_THE_WHOLE_FILE', (file) => file.subarray(0, file.length - 30)],
    ['it ends within the contract', 'SIGNATURE_MISSING', (file) => file.subarray(0, 2_000)],
  ])(
    'because %s: stores nothing, logs the reason, and lets the person sign again',
    async (_what, reason, change) => {
      const step = await signingStep();
      await exchange(await step.sign(), change);
      expect(await step.status()).toMatchObject({
        state: 'FAILED',
        reason: 'SIGNATURE_INVALID',
        jumpUrl: null,
        retryAllowed: true,
      });
      expect(await step.passed()).toBe(false);
      expect(await step.kinds()).toEqual(['CONTRACT_PREVIEW']);
      expect(await step.endReason()).toBeNull();
      expect(isRefused(reason)).toBe(true);
    },
  );

  test.each<[string, (identity: SigningIdentity) => SigningIdentity]>([
    [
      'of another person',
      (issuer) => signerFor(issuer, { givenName: 'Max', familyName: 'Fremd' }, server.clock.now()),
    ],
    ['that names no person', (issuer) => issuer],
  ])('because it was made with a certificate %s: stores nothing', async (_what, signerOf) => {
    const step = await signingStep();
    const caseId = await step.sign();
    const at = server.clock.now();
    const identity = signerOf(await storedSigningIdentity(server.services.pool, at));
    // The stamp names the correct person, but the certificate decides.
    const person = { givenName: 'Alex', familyName: 'Muster', birthDate: '1990-01-01' };
    await exchange(caseId, (file) => signPdf(previewedPart(file), { identity, person, at }));
    expect(await step.status()).toMatchObject({
      state: 'FAILED',
      reason: 'NAME_MISMATCH',
      retryAllowed: true,
    });
    expect(await step.kinds()).toEqual(['CONTRACT_PREVIEW']);
    expect(await step.endReason()).toBeNull();
    expect(isRefused('SIGNER_OTHER_PERSON')).toBe(true);
  });

  test('is replaced by a valid one: the contract is signed', async () => {
    const step = await signingStep();
    await exchange(await step.sign(), (file) => file.subarray(0, file.length - 1));
    expect((await step.status()).state).toBe('FAILED');
    await step.sign();
    expect(await step.status()).toMatchObject({ state: 'SUCCESS', reason: null });
    expect(await step.kinds()).toEqual(['CONTRACT_SIGNED']);
  });

  test.each<[string, (file: Buffer, identity: SigningIdentity) => Buffer]>([
    ['the contract before it is another one', (file) => flip(file, 2_000)],
    ['an update behind it replaces what the last page shows, with a good signature', withOtherPage],
  ])('because %s: the order ends', async (_what, change) => {
    const step = await signingStep();
    const caseId = await step.sign();
    const identity = await storedSigningIdentity(server.services.pool, new Date());
    await exchange(caseId, (file) => change(file, identity));
    await step.status();
    expect(await step.endReason()).toBe('CONTRACT_CHANGED');
    expect(await step.kinds()).toEqual(['CONTRACT_PREVIEW']);
  });
});

test('an untrusted signer waits for the provider to add the certificate; the person signs only once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'certificates-'));
  const file = join(directory, 'trusted.pem');
  const other = await createSigningIdentity(new Date('2026-11-20T10:00:00Z'));
  writeFileSync(file, other.certificatePem);
  const database = await createTestDatabase();
  const clock = createTestClock();
  await start({ VERIFICATION_CERTIFICATES: file }, { database, clock });
  const admin = await server.createPerson({ roles: ['ADMIN'] });
  const step = await signingStep();
  await step.sign();
  expect(await step.status()).toMatchObject({
    state: 'IN_REVIEW',
    reason: 'SIGNER_NOT_TRUSTED',
    jumpUrl: null,
    retryAllowed: false,
  });
  expect(await step.passed()).toBe(false);
  expect(isRefused('SIGNER_NOT_TRUSTED')).toBe(true);
  clock.advance({ minutes: 11 });
  await server.services.jobs.runNow('verification-sweep');
  await renewSessions(server);
  const { body: stuck } = await server.call(contract.listStuckWork, { query: {} }, admin);
  expect(stuck.items.filter(({ kind }) => kind === 'SIGNATURE')).toMatchObject([
    { state: 'FAILING', reason: 'SIGNER_NOT_TRUSTED', orderId: step.orderId, attempts: 2, retryable: true },
  ]);
  const ids = stuck.items.map(({ id }) => id);
  expect((await server.call(contract.retryStuckWork, { body: { ids } }, admin)).body.retried).toBe(1);
  await server.app.close();

  // The next start trusts the sandbox again, as a changed file would.
  await start({}, { database, clock });
  await server.services.jobs.runNow('verification-sweep');
  expect(await step.passed()).toBe(true);
  expect(await step.status()).toMatchObject({ state: 'SUCCESS', reason: null });
  expect(await step.kinds()).toEqual(['CONTRACT_SIGNED']);
  await server.close();
  rmSync(directory, { recursive: true });
});

test('a revoked certificate is refused: the file is read at each signature, and the person may sign again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'revocations-'));
  const [certificates, lists] = [join(directory, 'trusted.pem'), join(directory, 'revoked.pem')];
  const at = new Date('2026-11-19T10:00:00Z');
  const database = await createTestDatabase();
  await start({}, { database });
  const signer = await storedSigningIdentity(server.services.pool, at);
  await server.app.close();
  const other = await createSigningIdentity(at);
  writeFileSync(certificates, signer.certificatePem + other.certificatePem);
  writeFileSync(lists, 'nothing');
  const environment = { VERIFICATION_CERTIFICATES: certificates, VERIFICATION_REVOCATIONS: lists };
  await expect(start(environment, { database })).rejects.toThrow('VERIFICATION_REVOCATIONS');
  writeFileSync(lists, revocationList(other, other.certificatePem, at));
  await start(environment, { database });
  writeFileSync(lists, revocationList(signer, signer.certificatePem, at));
  const step = await signingStep();
  await step.sign();
  expect(await step.status()).toMatchObject({
    state: 'FAILED',
    reason: 'SIGNATURE_INVALID',
    retryAllowed: true,
  });
  expect(await step.kinds()).toEqual(['CONTRACT_PREVIEW']);
  expect(isRefused('SIGNER_REVOKED')).toBe(true);
  // A broken file decides nothing and does not block other cases.
  writeFileSync(lists, 'nothing');
  await step.sign();
  expect(await step.status()).toMatchObject({
    state: 'IN_REVIEW',
    reason: 'REVOCATIONS_UNREADABLE',
    jumpUrl: null,
    retryAllowed: false,
  });
  expect(log.some((line) => line.includes('signed contract not judged'))).toBe(true);
  server.clock.advance({ minutes: 11 });
  await server.services.jobs.runNow('verification-sweep');
  await renewSessions(server);
  const admin = await server.createPerson({ roles: ['ADMIN'] });
  const { body: stuck } = await server.call(contract.listStuckWork, { query: {} }, admin);
  expect(stuck.items.filter(({ kind }) => kind === 'SIGNATURE')).toMatchObject([
    { state: 'FAILING', reason: 'REVOCATIONS_UNREADABLE', orderId: step.orderId, retryable: true },
  ]);
  writeFileSync(lists, revocationList(other, other.certificatePem, at));
  server.clock.advance({ minutes: 2 });
  await server.services.jobs.runNow('verification-sweep');
  expect((await step.status()).state).toBe('SUCCESS');
  await server.close();
  rmSync(directory, { recursive: true });
});
