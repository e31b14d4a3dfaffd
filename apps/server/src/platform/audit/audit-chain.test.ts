import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { recordAuditEvent, type AuditEvent } from './record-audit-event.ts';
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

// Each test breaks the log in its own way, so each has a database of its own.
beforeEach(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.connectionString, { max: 12, onError: () => undefined });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await connection.close();
  await owner.end();
  await database.drop();
});

/** Runs a statement as an intruder with the owner's account. */
async function forge(statement: string): Promise<void> {
  await owner.query(`set session_replication_role = replica; ${statement}`);
}

async function record(...recordIds: number[]): Promise<void> {
  for (const recordId of recordIds) await recordAuditEvent(connection.db, event(recordId));
}

describe('the chain', () => {
  it('is intact after many simultaneous transactions, and omits rolled-back ones', async () => {
    const write = async (index: number) => {
      await connection.db.transaction(async (tx) => {
        await recordAuditEvent(tx, event(index));
        await recordAuditEvent(tx, event(index + 1000));
        if (index % 5 === 0) throw new Error('undone');
      });
    };
    await Promise.allSettled(Array.from({ length: 40 }, (_, index) => write(index)));
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 64 });
  });

  it('does not block on an open transaction that has written an event', async () => {
    const slow = await connection.pool.connect();
    await slow.query('begin');
    await slow.query(
      `insert into audit_events (at, actor_role, action, record, details) values (now(), 'SYSTEM', 'LOGIN', 'user', '{}')`,
    );
    await record(1);
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 1 });
    await slow.query('commit');
    slow.release();
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 2 });
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
    const head = verdict.intact ? verdict.head : null;
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
  it.each([
    'update audit_events set actor_id = 1',
    'delete from audit_events',
    'truncate audit_events',
    'alter table audit_events disable trigger all',
    'drop trigger audit_events_chain on audit_events',
    'drop table audit_events',
    `insert into audit_chain (position, event_id, hash) values (9, 9, '')`,
    'update audit_chain set hash = $$$$',
    'delete from audit_chain',
    'create table public.own_table (id integer)',
    `create or replace function audit_digest(text, audit_events) returns text language sql as 'select 1::text'`,
    'set session_replication_role = replica',
    'set role stromwandel',
  ])('may not: %s', async (statement) => {
    await record(1);
    await expect(connection.pool.query(statement)).rejects.toThrow(
      /permission denied|must be owner|does not exist/,
    );
    expect(await verifyAuditChain(connection.db)).toMatchObject({ intact: true, events: 1 });
  });

  it('is not the only one: the owner is refused too, unless it removes the trigger', async () => {
    await record(1);
    for (const statement of ['update audit_events set actor_id = 1', 'delete from audit_chain']) {
      await expect(owner.query(statement)).rejects.toThrow('only ever appended');
    }
  });
});
