import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { RootSecret } from '../../../access/root-secret.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (rootSecret: RootSecret) => rootSecret.deriveKey('authenticator-app');
// A ciphertext copied to another person's row does not open there.
const ownerOf = (userId: number) => Buffer.from(`authenticator_apps:${userId}`);

/** Encrypts the secret of a person's authenticator app; opens for this person only. */
export function sealAppSecret(rootSecret: RootSecret, userId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(rootSecret), nonce).setAAD(ownerOf(userId));
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url');
}

/** Opens what `sealAppSecret` made. @throws Error when it was changed or belongs to somebody else */
export function openAppSecret(rootSecret: RootSecret, userId: number, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(rootSecret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(ownerOf(userId))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
  return text + decipher.final('utf8');
}
