import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { Pool } from 'pg';

/** The sandbox's own test key and certificate. */
export interface SigningIdentity {
  readonly privateKeyPem: string;
  readonly certificatePem: string;
}

const KEY_BITS = 2048;
const VALID_YEARS = 20;
const DAY_MS = 86_400_000;
const NAME = [
  { shortName: 'CN', value: 'TEST - keine qualifizierte Signatur' },
  { shortName: 'O', value: 'Simulierter Ident-Dienst' },
  { shortName: 'C', value: 'DE' },
];

function certificateFor(publicKeyPem: string, privateKeyPem: string, serialHex: string, now: Date): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKeyPem);
  certificate.serialNumber = serialHex;
  certificate.validity.notBefore = new Date(now.getTime() - DAY_MS);
  certificate.validity.notAfter = new Date(now.getTime() + VALID_YEARS * 365 * DAY_MS);
  certificate.setSubject(NAME);
  certificate.setIssuer(NAME);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKeyPem), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/** Makes a new key with a self-signed certificate that says it is a test. */
export async function createSigningIdentity(now: Date): Promise<SigningIdentity> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  // A serial number must be positive; the leading 01 keeps its sign bit clear.
  const serialHex = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  return { privateKeyPem: privateKey, certificatePem: certificateFor(publicKey, privateKey, serialHex, now) };
}

/** The identity kept in the sandbox's schema; made once, also when several processes start together. */
export async function storedSigningIdentity(pool: Pool, now: Date): Promise<SigningIdentity> {
  const read = async () => {
    const { rows } = await pool.query<{ private_key_pem: string; certificate_pem: string }>(
      'SELECT private_key_pem, certificate_pem FROM verification_sandbox.signing_certificate',
    );
    return rows[0];
  };
  if ((await read()) === undefined) {
    const made = await createSigningIdentity(now);
    await pool.query(
      `INSERT INTO verification_sandbox.signing_certificate (private_key_pem, certificate_pem)
       VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [made.privateKeyPem, made.certificatePem],
    );
  }
  const stored = await read();
  if (stored === undefined) throw new Error('The signing certificate was not stored');
  return { privateKeyPem: stored.private_key_pem, certificatePem: stored.certificate_pem };
}
