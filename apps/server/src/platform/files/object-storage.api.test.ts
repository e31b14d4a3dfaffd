import { createHash } from 'node:crypto';
import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Storage, checkObjectStorage } from '../../adapters/object-storage/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';
import { startSwift, type SwiftServer } from '../../testing/start-swift.ts';
import { testSeal } from '../../testing/test-seal.ts';
import { files, orderDocuments, removedObjects } from '../database/schema/index.ts';
import { removeObjects, resealFiles, sweepObjects, type ObjectStorage } from './index.ts';

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const TWO_DAYS_MS = 2 * 24 * 3_600_000;

let swift: SwiftServer | null;

beforeAll(async () => {
  swift = await startSwift();
});
afterAll(() => swift?.stop());

// Installed by `npm test` on Debian, which says what is not proven elsewhere.
function storageOr(change: Partial<SwiftServer['settings']> = {}): ObjectStorage | null {
  return swift && createS3Storage({ ...swift.settings, ...change });
}

describe('the object storage', () => {
  it('keeps bytes under keys, and finds nothing under others', async () => {
    const storage = storageOr({ url: `${swift?.settings.url}/Ordner mit ü` });
    if (!storage) return;
    const content = Buffer.from([0, 255, 10, 13]);
    for (const key of ['1/a', '1/b', '2/ä ö&']) await storage.put(key, content, hashOf(content));
    expect(await storage.get('2/ä ö&')).toEqual(content);
    expect(await storage.head('1/a')).toBe(4);
    expect(await storage.get('1/c')).toBeNull();
    expect(await storage.head('1/c')).toBeNull();
    const listed = await storage.list('');
    expect(listed.map(({ key }) => key)).toEqual(['1/a', '1/b', '2/ä ö&']);
    expect(Math.abs((listed[0]?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(TWO_DAYS_MS);
    expect((await storage.list('1/a')).map(({ key }) => key)).toEqual(['1/b', '2/ä ö&']);
    for (const { key } of listed) await storage.delete(key);
    await storage.delete('1/a');
    expect(await storage.list('')).toEqual([]);
  });

  it('refuses content with another hash, and a wrong secret, also at the start', async () => {
    const wrong = storageOr({ secretAccessKey: 'wrong' });
    const content = Buffer.from('content');
    if (!wrong) return;
    await expect(storageOr()?.put('1/a', content, hashOf(Buffer.from('other')))).rejects.toThrow('400');
    await expect(wrong.put('1/a', content, hashOf(content))).rejects.toMatchObject({ status: 403 });
    await expect(checkObjectStorage(wrong)).rejects.toThrow(/S3_SECRET_ACCESS_KEY.*403/s);
  });
});

describe('a server with object storage', () => {
  let server: TestApp;
  let person: TestPerson;
  let orderId: number;

  beforeAll(async () => {
    if (!swift) return;
    const { url, accessKeyId, secretAccessKey } = swift.settings;
    const environment = { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    server = await createTestApp({ environment });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    person = await createOrderingPerson(server);
    orderId = await orderJourney(server).signedAtProvider(person, await createTestOffer(server));
  });
  afterAll(() => server?.close());

  const documentOf = async () => {
    const [row] = await server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId));
    const params = { orderId: String(orderId), documentId: String(row?.id) };
    return server.call(contract.getDocument, { params }, person);
  };
  const keys = async (storage: ObjectStorage) => (await storage.list('')).map(({ key }) => key);

  it('keeps sealed documents there alone, under their hash, and the signed one in place of the preview', async () => {
    const storage = storageOr();
    if (!storage) return;
    const rows = await server.db.select().from(files);
    expect(rows).toMatchObject([{ content: null, tenantId: person.tenantId, userId: person.userId }]);
    const key = rows[0]?.key ?? '';
    const sealed = await storage.get(key);
    expect(key).toBe(`${person.tenantId}/${hashOf(sealed!)}`); // a document was signed
    expect(sealed?.toString('latin1')).toMatch(/^sw1\./);
    const document = await documentOf();
    expect(document.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // The preview's object goes after the commit.
    expect(await server.db.select().from(removedObjects)).toHaveLength(1);
    expect(await keys(storage)).toHaveLength(2);
    await removeObjects(server.db, storage);
    expect(await keys(storage)).toEqual([key]);
    expect(await server.db.select().from(removedObjects)).toEqual([]);
  });

  it('removes a day later what no transaction inserted, and nothing else', async () => {
    const storage = storageOr();
    if (!storage) return;
    await server.services.files.put({ name: 'lost', tenantId: null, ownerId: null }, Buffer.from('lost'));
    expect(await sweepObjects(server.db, storage, new Date())).toBe(0);
    // A deleted file belongs to the job that waits for back-ups.
    const deleted = await server.services.files.put(
      { name: 'deleted', tenantId: null, ownerId: null },
      Buffer.from('deleted'),
    );
    await server.db.insert(removedObjects).values({ key: deleted.key });
    expect(await sweepObjects(server.db, storage, new Date(Date.now() + TWO_DAYS_MS))).toBe(1);
    expect(await storage.get(deleted.key)).not.toBeNull();
    await removeObjects(server.db, storage);
    expect((await documentOf()).status).toBe(200);
  });

  it('answers 503 while the storage is away', async () => {
    if (!swift) return;
    const away = await createTestApp({
      environment: { S3_URL: 'http://127.0.0.1:9/files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    });
    await away.app.listen({ host: '127.0.0.1', port: 0 });
    const someone = await createOrderingPerson(away);
    const order = await orderJourney(away).orderAt(someone, await createTestOffer(away), 'PREVIEW_CONTRACT');
    const answer = await away.call(contract.getContract, { params: { orderId: String(order) } }, someone);
    expect(answer).toMatchObject({ status: 503, problem: { code: 'TEMPORARILY_UNAVAILABLE' } });
    await away.close();
  });

  it('takes over the files of a database', async () => {
    const storage = storageOr();
    if (!storage) return;
    const { db } = server;
    const content = await storage.get((await db.select().from(files))[0]?.key ?? '');
    await db.update(files).set({ content });
    expect((await documentOf()).status).toBe(200);
    expect(await resealFiles(db, testSeal(), storage)).toBe(1);
    expect(await db.select({ content: files.content }).from(files)).toEqual([{ content: null }]);
    expect((await documentOf()).status).toBe(200);
    expect(await resealFiles(db, testSeal(), storage)).toBe(0);
  });

  it('notes the object of a deleted order', async () => {
    if (!swift) return;
    const [file] = await server.db.select().from(files);
    await server.db.delete(orderDocuments).where(eq(orderDocuments.orderId, orderId));
    expect(await server.db.select().from(files)).toEqual([]);
    expect(await server.db.select().from(removedObjects)).toEqual([{ key: file?.key }]);
  });
});
