import { X509Certificate } from 'node:crypto';
import type { Pool } from 'pg';
import { storedSigningIdentity } from './signature/signing-identity.ts';

/** The certificate with which the sandbox signs, as a provider tells its clients. Made when it is needed first. */
export async function sandboxCertificate(pool: Pool, now: Date): Promise<X509Certificate> {
  return new X509Certificate((await storedSigningIdentity(pool, now)).certificatePem);
}
