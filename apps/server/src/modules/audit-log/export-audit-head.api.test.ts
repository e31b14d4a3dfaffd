import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHeads } from '../../platform/audit/chain-head.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/database.ts';
import { sealAuditEvents } from '../../platform/audit/seal-audit-events.ts';
import { createClock } from '../../platform/clock/clock.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createHeadExport } from './export-audit-head.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
const folder = mkdtempSync(join(tmpdir(), 'audit-heads-'));
const file = join(folder, 'heads');
const systemClock = createClock(() => new Date('2026-11-21T12:00:00Z'));

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.connectionString, { onError: () => undefined });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function record(): Promise<void> {
  await recordAuditEvent(connection.db, {
    at: systemClock.now(),
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId: null,
    action: 'ORDER_ENDED',
    record: 'order',
    recordId: 1,
  });
  await sealAuditEvents(connection.db);
}

/** Exports as a process that has just started. */
const exportAnew = (receivers: { file: string | null; url: string | null }) =>
  runAsSystem(createHeadExport({ db: connection.db, systemClock }, receivers));

it('appends each new head to the file and sends it to the address', async () => {
  const received: unknown[] = [];
  let status = 204;
  const receiver = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => received.push(JSON.parse(text)));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/heads`;
  await exportAnew({ file, url });
  expect(received).toEqual([]);
  await record();
  const exportHead = createHeadExport({ db: connection.db, systemClock }, { file, url });
  await runAsSystem(exportHead);
  await runAsSystem(exportHead);
  await record();
  await runAsSystem(exportHead);
  const heads = readHeads(readFileSync(file, 'utf8'));
  expect(heads.map(({ position }) => position)).toEqual([1, 2]);
  expect(received).toEqual(heads.map((head) => ({ ...head, at: '2026-11-21T12:00:00.000Z' })));
  expect(await verifyAuditChain(connection.db, heads)).toMatchObject({ intact: true });
  await record();
  status = 500;
  await expect(exportAnew({ file: null, url })).rejects.toThrow('answered 500');
  receiver.close();
});

it('reveals a cut end, also after a restart, and goes on failing while the log grows again', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`set session_replication_role = replica; delete from audit_chain where position > 1;
    delete from audit_events where id > 1`);
  await owner.end();
  await expect(exportAnew({ file, url: null })).rejects.toThrow('cut or rewritten');
  for (let events = 0; events < 5; events += 1) await record();
  await expect(exportAnew({ file, url: null })).rejects.toThrow('cut or rewritten');
  expect(readHeads(readFileSync(file, 'utf8'))).toHaveLength(2);
  expect(await verifyAuditChain(connection.db, readHeads(readFileSync(file, 'utf8')))).toMatchObject({
    firstBreak: { reason: 'NOT_THE_NOTED_CHAIN' },
  });
});
