import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { orderDocuments, orders } from '../platform/database/schema/index.ts';
import { openPrivateSnapshot, readDocument, readSnapshot } from '../modules/orders/index.ts';
import { createFileStore } from '../platform/files/index.ts';
import { testSeal } from './test-seal.ts';

/** Each query finds rows that must not exist. The unique ones are constraints of the database besides. */
const INVARIANTS = {
  'one order per idempotency key': sql`
    select user_id from orders group by user_id, idempotency_key having count(*) > 1`,
  'a live order waits at exactly one step, an ended one at its final one alone': sql`
    select o.id from orders o
    join order_steps s on s.order_id = o.id
    left join user_steps started on started.step_id = s.id and started.status is null
    left join user_steps decided on decided.step_id = s.id and decided.status is not null
    group by o.id, o.ended_at, o.end_reason
    having count(*) filter (where started.id is not null and decided.id is null)
      <> case when o.ended_at is not null and o.end_reason is null then 0 else 1 end
    or (o.end_reason is not null) <> bool_or(s.final and s.success is false and started.id is not null)`,
  'accepted steps are a prefix': sql`
    select later.order_id from order_steps later
    join user_steps a on a.step_id = later.id and a.status = 'ACCEPTED'
    join order_steps earlier on earlier.order_id = later.order_id and earlier.id < later.id
    where not exists (
      select from user_steps b where b.step_id = earlier.id and b.status = 'ACCEPTED')`,
  'one start and one decision a step': sql`
    select step_id from user_steps group by step_id, (status is null) having count(*) > 1`,
  'signed means: the signed contract is there, in place of the previewed one': sql`
    select o.id from orders o
    left join order_documents p on p.order_id = o.id and p.kind = 'CONTRACT_PREVIEW'
    left join order_documents d on d.order_id = o.id and d.kind = 'CONTRACT_SIGNED'
    where (o.signed_at is not null or d.id is not null) and (
      o.signed_at is null or p.id is not null or d.id is null or d.preview_sha256 is null)`,
  'a file has a row, and a removed one has none': sql`
    select id from files where not exists (select from order_documents where file_id = files.id)
      and not exists (select from lease_fines where file_id = files.id)
      and not exists (select from lease_reports where file_id = files.id)
      and not exists (select from photo_images where file_id = files.id)
      and not exists (select from payroll_files where file_id = files.id)`,
  'each transition has its audit event': sql`
    select u.id from user_steps u where not exists (
      select from audit_events a where a.record = 'order' and a.record_id = u.order_id
        and (a.details ->> 'stepId')::bigint = u.step_id
        and a.action = case when u.status is null then 'STEP_STARTED' else 'STEP_' || u.status end)`,
  // What was sent is emptied in the outbox: then the mail lies in the mailbox.
  'an ended order has told its employee': sql`
    select o.id from orders o join users u on u.id = o.user_id where o.ended_at is not null and not exists (
      select from outbox m where m.kind = 'MAIL' and m.payload -> 'content' ->> 'orderId' = o.id::text
        and m.created_at = o.ended_at) and not exists (
      select from mailbox_messages m where m."to" = u.email and m.subject || m.text like '%' || o.id || '%')`,
  'an ended order waits for nothing': sql`
    select o.id from orders o where o.ended_at is not null and (o.deadline is not null or exists (
      select from verification_cases c where c.order_id = o.id and c.finished_at is null))`,
  'owner and tenant belong together': sql`
    select o.id from orders o join users u on u.id = o.user_id where u.tenant_id is distinct from o.tenant_id`,
} as const;

/** Orders whose sealed parts do not fit: the price is that of the snapshot. */
async function wrongPrices(db: Database): Promise<number[]> {
  const rows = await db.select().from(orders);
  return rows
    .filter((row) => {
      const { leasePackage } = readSnapshot(row.snapshot);
      const { price } = openPrivateSnapshot(testSeal(), { row }).taxResult;
      return leasePackage.totalMonthlyGrossCostCents !== Math.round(price * 100);
    })
    .map(({ id }) => id);
}

/** Orders whose documents were changed, or whose signed contract does not begin with the previewed one. */
async function wrongDocuments(db: Database): Promise<number[]> {
  const rows = await db
    .select({ document: orderDocuments, userId: orders.userId })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .orderBy(orderDocuments.id);
  const files = createFileStore(testSeal(), null);
  const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const wrong: number[] = [];
  for (const { document, userId } of rows) {
    const { orderId, sha256, previewBytes, previewSha256 } = document;
    const stored = await readDocument(db, files, { id: orderId, userId }, document);
    const content = stored?.content ?? Buffer.alloc(0);
    if (hashOf(content) !== sha256) wrong.push(orderId);
    if (previewBytes !== null && hashOf(content.subarray(0, previewBytes)) !== previewSha256)
      wrong.push(orderId);
  }
  return wrong;
}

/** Names of the invariants of orders that the database breaks; none, always. */
export async function brokenOrderInvariants(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await db.execute(query);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  for (const [name, find] of [
    ['a price is that of its snapshot', wrongPrices],
    ['documents are what was stored, and what is signed begins with what was previewed', wrongDocuments],
  ] as const) {
    const wrong = await find(db);
    if (wrong.length > 0) broken.push(`${name}: ${JSON.stringify(wrong.slice(0, 3))}`);
  }
  return broken;
}
