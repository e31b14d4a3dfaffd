import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { Pool } from 'pg';
import type { SandboxPerson } from '../sandbox-case.ts';

/** A key and its certificate: the sandbox's own, or a signer's. */
export interface SigningIdentity {
  readonly privateKeyPem: string;
  readonly certificatePem: string;
  /** Of what issued the certificate; missing where it issued itself. */
  readonly issuerPem?: string;
}

const KEY_BITS = 2048;
const VALID_YEARS = 20;
const DAY_MS = 86_400_000;
const NAME = [
  { shortName: 'CN', value: 'TEST - keine qualifizierte Signatur' },
  { shortName: 'O', value: 'Simulierter Ident-Dienst' },
  { shortName: 'C', value: 'DE' },
];

function randomSerial(): string {
  // A serial number must be positive; the leading 01 keeps its sign bit clear.
  return `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
}

function certificateFor(publicKeyPem: string, privateKeyPem: string, serialHex: string, now: Date): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKeyPem);
  certificate.serialNumber = serialHex;
  certificate.validity.notBefore = new Date(now.getTime() - DAY_MS);
  certificate.validity.notAfter = new Date(now.getTime() + VALID_YEARS * 365 * DAY_MS);
  certificate.setSubject(NAME);
  certificate.setIssuer(NAME);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
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
  return {
    privateKeyPem: privateKey,
    certificatePem: certificateFor(publicKey, privateKey, randomSerial(), now),
  };
}

/** What a certificate calls a natural person (EN 319 412-2, 4.2.4). */
function subjectOf({
  givenName,
  familyName,
}: Pick<SandboxPerson, 'givenName' | 'familyName'>): forge.pki.CertificateField[] {
  const fields = {
    '2.5.4.6': 'DE',
    '2.5.4.42': givenName,
    '2.5.4.4': familyName,
    '2.5.4.3': `TEST ${givenName} ${familyName}`,
  };
  return Object.entries(fields).map(([type, value]) => ({
    type,
    value,
    // The library's types call the kind of a string a class.
    valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
  }));
}

/** Issues a certificate that names a person. It has the issuer's own key, which is enough for a test signature. */
export function signerFor(
  issuer: SigningIdentity,
  person: Pick<SandboxPerson, 'givenName' | 'familyName'>,
  at: Date,
): SigningIdentity {
  const ca = forge.pki.certificateFromPem(issuer.certificatePem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = ca.publicKey;
  certificate.serialNumber = randomSerial();
  certificate.validity.notBefore = new Date(at.getTime() - DAY_MS);
  certificate.validity.notAfter = new Date(at.getTime() + 365 * DAY_MS);
  certificate.setSubject(subjectOf(person));
  certificate.setIssuer(ca.subject.attributes);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', nonRepudiation: true, critical: true },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(issuer.privateKeyPem), forge.md.sha256.create());
  return {
    privateKeyPem: issuer.privateKeyPem,
    certificatePem: forge.pki.certificateToPem(certificate),
    issuerPem: issuer.certificatePem,
  };
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
