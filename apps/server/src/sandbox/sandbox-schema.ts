import type { Pool } from 'pg';

const STATEMENTS = `
  CREATE SCHEMA IF NOT EXISTS verification_sandbox;
  CREATE TABLE IF NOT EXISTS verification_sandbox.cases (
    id uuid PRIMARY KEY,
    idempotency_key text NOT NULL UNIQUE,
    request jsonb NOT NULL,
    state text NOT NULL,
    history jsonb NOT NULL,
    result jsonb,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    review_until timestamptz
  );
  CREATE TABLE IF NOT EXISTS verification_sandbox.documents (
    case_id uuid NOT NULL REFERENCES verification_sandbox.cases ON DELETE CASCADE,
    document_id text NOT NULL,
    content bytea NOT NULL,
    signed bytea,
    PRIMARY KEY (case_id, document_id)
  );
  CREATE TABLE IF NOT EXISTS verification_sandbox.signing_certificate (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    private_key_pem text NOT NULL,
    certificate_pem text NOT NULL
  );
`;

// Any fixed number will do; it keeps two starting processes from creating the same tables at once.
const SCHEMA_LOCK = 7_204_611;

/** Creates the sandbox's own schema when it is missing. Safe to run in several processes at once. */
export async function ensureSandboxSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(STATEMENTS);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
