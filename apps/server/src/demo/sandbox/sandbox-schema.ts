import type { ClientBase } from 'pg';

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

/** The schema of the sandbox; the account of the server may use it, but not make it. */
export const SANDBOX_SCHEMA = 'verification_sandbox';

/** Creates the sandbox's own schema when it is missing. @param owner of the database, one process at a time */
export async function ensureSandboxSchema(owner: ClientBase): Promise<void> {
  await owner.query(STATEMENTS);
}
