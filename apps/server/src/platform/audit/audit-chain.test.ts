import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { recordAuditEvent, type AuditEvent } from './record-audit-event.ts';
import { sealAuditEvents } from './seal-audit-events.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
let owner: pg.Client;

const event = (recordId: number): AuditEvent => ({
  at: new Date('2026-11-21T12:00:00.123Z'),
  actorId: null,
  actorRole: 'SYSTEM',
  tenantId: 7,
  action: 'ORDER_ENDED',
  record: 'order',
  recordId,
  details: { reason: 'Grüße: "ä" | 1:2', rank: 1.5, none: null },
});

// What is proved here is no question of time, also on a busy machine.
const PATIENCE = { statementMs: 60_000, lockMs: 60_000, connectionMs: 60_000 };

async function openDatabase(): Promise<void> {
  database = await createTestDatabase();
  connection = connectDatabase(database.connectionString, {
    max: 12,
    patience: PATIENCE,
    onError: () => undefined,
  });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
}
async function closeDatabase(): Promise<void> {
  await connection.close();
  await owner.end();
  await database.drop();
}

/** Runs a statement as an intruder with the owner's account. */
async function forge(statement: string): Promise<void> {
  await owner.query(`set session_replication_role = replica; ${statement}`);
}

/** Records events and chains them. */
async function record(...recordIds: number[]): Promise<void> {
  for (const recordId of recordIds) await recordAuditEvent(connection.db, event(recordId));
  await sealAuditEvents(connection.db);
}

describe('the chain', () => {
  // Each test breaks the log in its own way, so each has a database of its own.
  beforeEach(openDatabase);
  afterEach(closeDatabase);

  it('has each committed event once, however many write and chain at the same time', async () => {
    const write = (index: number) =>
      connection.db.transaction(async (tx) => {
        await recordAuditEvent(tx, event(index));
        await recordAuditEvent(tx, event(index + 1000));
        if (index % 5 === 0) throw new Error('undone');
      });
    const writes = Array.from({ length: 20 }, (_, index) => write(index));
    const seals = Array.from({ length: 5 }, () => sealAuditEvents(connection.db));
    await Promise.allSettled(writes);
    await Promise.all(seals);
    await sealAuditEvents(connection.db);
    expect(await verifyAuditChain(connection.db)).toMatchObject({
      intact: true,
      events: 32,
      unsealed: { events: 0, seconds: 0 },
    });
  });

  it('waits for no open transaction, and takes in an event that commits after later ones', async () => {
    const slow = await connection.pool.connect();
    await slow.query('begin');
    await slow.query(
      `insert into audit_events (at, actor_role, action, record, details) values (now(), 'SYSTEM', 'LOGIN', 'user', '{}')`,
    );
    await record(1);
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 1 });
    await slow.query('commit');
    slow.release();
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, unsealed: { events: 1 } });
    await sealAuditEvents(connection.db);
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 2 });
  });

  it('leaves the work to the process that has begun it, and nothing half done when that one ends', async () => {
    await recordAuditEvent(connection.db, event(1));
    await owner.query(`begin; set local app.scope = 'SYSTEM'; select seal_audit_events(10)`);
    expect(await sealAuditEvents(connection.db)).toBe(0);
    await owner.query('rollback');
    expect(await verifyAuditChain(connection.db)).toMatchObject({ events: 0, unsealed: { events: 1 } });
    expect(await sealAuditEvents(connection.db)).toBe(1);
  });

  it('reveals an event that was removed before it was chained', async () => {
    await recordAuditEvent(connection.db, event(1));
    await forge(`delete from audit_events`);
    await record(2);
    expect(await verifyAuditChain(connection.db)).toMatchObject({
      firstBreak: { position: 2, reason: 'EVENT_MISSING' },
    });
  });

  it('reveals the first changed event', async () => {
    await record(1, 2, 3);
    await forge(`update audit_events set actor_id = 5 where record_id = 2`);
    expect(await verifyAuditChain(connection.db)).toMatchObject({
      intact: false,
      firstBreak: { position: 2, reason: 'EVENT_CHANGED' },
    });
  });

  it('reveals removed events and links', async () => {
    await record(1, 2, 3);
    await forge(`delete from audit_events where record_id = 3`);
    expect(await verifyAuditChain(connection.db)).toMatchObject({
      firstBreak: { position: 3, reason: 'EVENT_MISSING' },
    });
    await forge(`delete from audit_chain where position = 1`);
    expect(await verifyAuditChain(connection.db)).toMatchObject({
      firstBreak: { position: 2, reason: 'LINK_MISSING' },
    });
  });

  it('reveals an inserted event', async () => {
    await record(1);
    await forge(
      `insert into audit_events (at, actor_role, action, record, details) values (now(), 'ADMIN', 'LOGIN', 'user', '{}')`,
    );
    expect(await verifyAuditChain(connection.db)).toMatchObject({
      firstBreak: { position: 2, reason: 'EVENT_WITHOUT_LINK' },
    });
  });

  it('reveals by a noted head that the end was cut off or the chain rewritten', async () => {
    await record(1, 2);
    const verdict = await verifyAuditChain(connection.db);
    const head = verdict.intact && verdict.head ? [verdict.head] : [];
    await record(3);
    expect(await verifyAuditChain(connection.db, head)).toMatchObject({ intact: true, events: 3 });
    await forge(`delete from audit_chain where position > 1; delete from audit_events where record_id > 1`);
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true });
    expect(await verifyAuditChain(connection.db, head)).toMatchObject({
      firstBreak: { reason: 'LINK_MISSING' },
    });
    await record(9);
    expect(await verifyAuditChain(connection.db, head)).toMatchObject({
      firstBreak: { position: 2, reason: 'NOT_THE_NOTED_CHAIN' },
    });
  });
});

describe('the account of the server', () => {
  beforeAll(async () => {
    await openDatabase();
    await record(1);
  });
  afterAll(closeDatabase);

  it.each([
    'update audit_events set actor_id = 1',
    'delete from audit_events',
    'truncate audit_events',
    'alter table audit_events disable trigger all',
    'drop trigger audit_events_queue on audit_events',
    'delete from audit_unsealed',
    'insert into audit_unsealed (event_id) values (9)',
    'drop table audit_events',
    `insert into audit_chain (position, event_id, hash) values (9, 9, '')`,
    'update audit_chain set hash = $$$$',
    'delete from audit_chain',
    'create table public.own_table (id integer)',
    `create or replace function audit_digest(text, audit_events) returns text language sql as 'select 1::text'`,
    'set session_replication_role = replica',
    'set role stromwandel',
  ])('may not: %s', async (statement) => {
    await expect(connection.pool.query(statement)).rejects.toThrow(
      /permission denied|must be owner|does not exist/,
    );
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 1 });
  });

  it('is not the only one: the owner is refused too, unless it removes the trigger', async () => {
    for (const statement of ['update audit_events set actor_id = 1', 'delete from audit_chain']) {
      await expect(owner.query(statement)).rejects.toThrow('only ever appended');
    }
  });
});
