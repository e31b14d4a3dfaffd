import { contract, LEGAL_PAGES, type LegalPage } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents, legalTexts } from '../../platform/database/schema/index.ts';
import { runInScope } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const read = async (page: LegalPage) =>
  (await server.call(contract.getLegalText, { params: { page } }, null)).body;
const publish = (page: LegalPage, basedOn: number, de: string, en = 'English', as = admin) =>
  server.call(contract.publishLegalText, { params: { page }, body: { basedOn, text: { de, en } } }, as);
const pdf = (page: LegalPage, language: 'de' | 'en') =>
  server.app.inject(`/v1/legal/${page}/pdf/${language}`);

describe('a legal text', () => {
  it.each(LEGAL_PAGES)(
    '%s is a marked sample in both languages until the provider publishes its own',
    async (page) => {
      const text = await read(page);
      expect(text).toMatchObject({ page, version: 0, isPlaceholder: true, publishedAt: null });
      expect(text.text.de).toContain('## ');
      expect(text.text.en).not.toBe(text.text.de);
    },
  );

  it('is the last published version; earlier versions are kept', async () => {
    const first = await publish('imprint', 0, '  Eins GmbH\r\n\r\n## Kontakt\n\nTelefon 1 ', 'One Ltd');
    expect([first.status, first.body.version]).toEqual([200, 1]);
    await publish('imprint', 1, 'Zwei GmbH');
    expect(await read('imprint')).toMatchObject({
      version: 2,
      isPlaceholder: false,
      publishedAt: server.clock.now().toISOString(),
      text: { de: 'Zwei GmbH', en: 'English' },
    });
    const rows = await server.db
      .select()
      .from(legalTexts)
      .where(eq(legalTexts.page, 'imprint'))
      .orderBy(legalTexts.version);
    expect(rows.map(({ version, textDe }) => [version, textDe])).toEqual([
      [1, 'Eins GmbH\n\n## Kontakt\n\nTelefon 1'],
      [2, 'Zwei GmbH'],
    ]);
  });

  it('is kept in every version, readable for all visitors with its day', async () => {
    const before = await read('withdrawal');
    const published = await publish('withdrawal', before.version, 'Erste', 'First');
    await publish('withdrawal', published.body.version, 'Zweite', 'Second');
    const params = { page: 'withdrawal' } as const;
    const { body: versions } = await server.call(contract.listLegalVersions, { params }, null);
    const { version, publishedAt } = published.body;
    expect(versions.map((one) => one.version)).toEqual(
      Array.from({ length: version + 2 }, (_, at) => version + 1 - at),
    );
    expect(versions).toContainEqual({ version, publishedAt });
    expect(versions.at(-1)).toEqual({ version: 0, publishedAt: null });
    const one = (asked: number) =>
      server.call(contract.getLegalVersion, { params: { page: 'withdrawal', version: String(asked) } }, null);
    expect((await one(version)).body).toEqual(published.body);
    expect((await one(0)).body).toMatchObject({ version: 0, isPlaceholder: true });
    expect((await one(version + 2)).problem.code).toBe('NOT_FOUND');
  });

  it('of the terms requires a new consent before the next order', async () => {
    const person = await server.createPerson();
    const terms = async () => (await server.call(contract.getTerms, {}, person)).body;
    const isAccepted = async () => (await server.call(contract.getMe, {}, person)).body.termsAccepted;
    const accept = (version: string) => server.call(contract.acceptTerms, { body: { version } }, person);
    const first = await terms();
    expect([first.number, first.acceptedNumber, await isAccepted()]).toEqual([0, 0, true]);
    await publish('terms', (await read('terms')).version, '## 1. Neu\n\nAnders.', '## 1. New\n\nOther.');
    const second = await terms();
    expect(second).toMatchObject({
      version: '1',
      number: 1,
      acceptedVersion: first.version,
      acceptedNumber: 0,
      publishedAt: server.clock.now().toISOString(),
      text: { de: '## 1. Neu\n\nAnders.' },
    });
    expect(await isAccepted()).toBe(false);
    expect((await accept(first.version)).problem.code).toBe('TERMS_VERSION_OUTDATED');
    expect((await accept(second.version)).body.acceptedNumber).toBe(1);
    expect(await isAccepted()).toBe(true);
  });

  it('refuses a save based on an older version', async () => {
    const { version } = await read('privacy');
    const results = await Promise.all([publish('privacy', version, 'A'), publish('privacy', version, 'B')]);
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await publish('privacy', version, 'C')).problem.code).toBe('LEGAL_TEXT_CHANGED');
    expect((await publish('privacy', version + 7, 'D')).problem.code).toBe('LEGAL_TEXT_CHANGED');
  });

  it('is written by the provider only, and the audit log records it', async () => {
    for (const role of ['EMPLOYEE', 'TENANT_ADMIN'] as const) {
      const person = await server.createPerson({ roles: [role] });
      expect((await publish('accessibility', 0, 'Mein Text', 'x', person)).problem.code).toBe('FORBIDDEN');
    }
    const { version } = await read('accessibility');
    await publish('accessibility', version, 'Neue Erklärung');
    const [event] = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'LEGAL_TEXT_PUBLISHED'))
      .orderBy(desc(auditEvents.id));
    expect(event).toMatchObject({
      actorId: admin.userId,
      record: 'legal_text',
      details: { page: 'accessibility', version: version + 1 },
    });
  });

  it('refuses an empty or endless text and other control characters by its field', async () => {
    for (const [de, code] of [
      [' \n ', 'REQUIRED'],
      ['x'.repeat(40_001), 'TOO_LONG'],
      ['a\u0007b', 'INVALID_CHARACTERS'],
    ] as const) {
      const { status, problem } = await publish('imprint', 2, de);
      expect([status, problem.errors?.[0]]).toMatchObject([400, { path: 'body.text.de', code }]);
    }
    const unknown = await server.app.inject('/v1/legal/rules');
    expect(unknown.statusCode).toBe(400);
  });

  it('cannot be changed or removed once published, not even in the database', async () => {
    await publish('imprint', (await read('imprint')).version, 'Bleibt');
    const scope = { kind: 'SYSTEM', caller: null, origin: null, readingsOf: new Set<number>() } as const;
    await runInScope(scope, async () => {
      for (const statement of ['delete from legal_texts', "update legal_texts set text_de = ''"]) {
        expect((await server.services.pool.query(statement)).rowCount).toBe(0);
      }
    });
    expect((await read('imprint')).text.de).toBe('Bleibt');
  });
});

describe('its PDF', () => {
  it.each(LEGAL_PAGES)('of %s is public in both languages', async (page) => {
    for (const language of ['de', 'en'] as const) {
      const { statusCode, headers, rawPayload } = await pdf(page, language);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(rawPayload.toString('latin1')).toContain(language === 'de' ? 'de-DE' : 'en-GB');
    }
  });

  it('changes only with the text', async () => {
    const before = (await pdf('imprint', 'de')).rawPayload;
    expect((await pdf('imprint', 'de')).rawPayload.equals(before)).toBe(true);
    await publish('imprint', (await read('imprint')).version, 'Ganz anders');
    expect((await pdf('imprint', 'de')).rawPayload.equals(before)).toBe(false);
  });

  it('of an earlier version stays unchanged; an unknown version is not found', async () => {
    const of = (version: number) => server.app.inject(`/v1/legal/privacy/versions/${version}/pdf/de`);
    const before = (await pdf('privacy', 'de')).rawPayload;
    const { version } = await read('privacy');
    await publish('privacy', version, 'Neue Fassung');
    expect((await of(version)).rawPayload.equals(before)).toBe(true);
    expect((await of(version + 1)).rawPayload.equals((await pdf('privacy', 'de')).rawPayload)).toBe(true);
    expect([(await of(version + 2)).statusCode, (await of(version + 2)).json()]).toMatchObject([
      404,
      { code: 'NOT_FOUND' },
    ]);
  });
});
