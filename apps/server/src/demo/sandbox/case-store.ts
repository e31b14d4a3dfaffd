import type { Pool, PoolClient } from 'pg';
import type { CaseRequest, SandboxCase, SandboxEvent, SandboxState } from './sandbox-case.ts';

interface CaseRow {
  readonly id: string;
  readonly request: CaseRequest;
  readonly state: SandboxState;
  readonly history: readonly SandboxEvent[];
  readonly result: unknown;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly review_until: Date | null;
}

export interface StoredDocument {
  readonly id: string;
  readonly content: Buffer;
  readonly signed: Buffer | null;
}

type Executor = Pool | PoolClient;

function toCase(row: CaseRow): SandboxCase {
  return {
    id: row.id,
    request: row.request,
    state: row.state,
    history: row.history,
    result: row.result,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    reviewUntil: row.review_until,
  };
}

/** Stores a new case, or finds the one made earlier with the same key. */
export async function insertCase(
  executor: Executor,
  created: SandboxCase,
  idempotencyKey: string,
): Promise<SandboxCase> {
  const { rows } = await executor.query<CaseRow>(
    `INSERT INTO verification_sandbox.cases
       (id, idempotency_key, request, state, history, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
     RETURNING *`,
    [
      created.id,
      idempotencyKey,
      JSON.stringify(created.request),
      created.state,
      JSON.stringify(created.history),
      created.createdAt,
      created.expiresAt,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert returned no row');
  return toCase(row);
}

export async function saveCase(executor: Executor, changed: SandboxCase): Promise<void> {
  await executor.query(
    `UPDATE verification_sandbox.cases SET state = $2, history = $3, result = $4, review_until = $5 WHERE id = $1`,
    [
      changed.id,
      changed.state,
      JSON.stringify(changed.history),
      JSON.stringify(changed.result),
      changed.reviewUntil,
    ],
  );
}

export async function removeCase(executor: Executor, id: string): Promise<boolean> {
  const { rowCount } = await executor.query('DELETE FROM verification_sandbox.cases WHERE id = $1', [id]);
  return (rowCount ?? 0) > 0;
}

export async function removeCasesBefore(executor: Executor, expiredBefore: Date): Promise<void> {
  await executor.query('DELETE FROM verification_sandbox.cases WHERE expires_at < $1', [expiredBefore]);
}

/** Changes a case under its lock. Null when the case does not exist. */
export async function withLockedCase<T>(
  pool: Pool,
  id: string,
  change: (client: PoolClient, locked: SandboxCase) => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<CaseRow>(
      'SELECT * FROM verification_sandbox.cases WHERE id = $1 FOR UPDATE',
      [id],
    );
    const result = rows[0] === undefined ? null : await change(client, toCase(rows[0]));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** Stores an uploaded document; a repeated upload replaces it. */
export async function saveDocument(
  executor: Executor,
  caseId: string,
  documentId: string,
  content: Buffer,
): Promise<void> {
  await executor.query(
    `INSERT INTO verification_sandbox.documents (case_id, document_id, content) VALUES ($1, $2, $3)
     ON CONFLICT (case_id, document_id) DO UPDATE SET content = excluded.content`,
    [caseId, documentId, content],
  );
}

export async function saveSignedDocument(
  executor: Executor,
  caseId: string,
  documentId: string,
  signed: Buffer,
): Promise<void> {
  await executor.query(
    'UPDATE verification_sandbox.documents SET signed = $3 WHERE case_id = $1 AND document_id = $2',
    [caseId, documentId, signed],
  );
}

export async function findDocuments(executor: Executor, caseId: string): Promise<readonly StoredDocument[]> {
  const { rows } = await executor.query<StoredDocument>(
    `SELECT document_id AS id, content, signed FROM verification_sandbox.documents
     WHERE case_id = $1 ORDER BY document_id`,
    [caseId],
  );
  return rows;
}
