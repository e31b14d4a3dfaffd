import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

/** A new one-time code for a link (256 bits), and the hash by which it is stored and found. */
export interface LinkCode {
  readonly code: string;
  readonly codeHash: string;
}

/** Hash of a presented code; the code itself is never stored. */
export function hashLinkCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Makes a one-time code for a link of a mail. */
export function createLinkCode(): LinkCode {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { code, codeHash: hashLinkCode(code) };
}
