import {
  createHash,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { promisify } from 'node:util';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';
import type { Pool } from 'pg';
import type { SandboxPerson } from '../sandbox-case.ts';

/** A key and its certificate: the sandbox's own, or a signer's. */
export interface SigningIdentity {
  readonly privateKeyPem: string;
  readonly certificatePem: string;
  /** Of what issued the certificate; missing where it issued itself. */
  readonly issuerPem?: string;
}

interface CertificateRequest {
  readonly subject: x509.Name;
  readonly privateKeyPem: string;
  /** Missing where the certificate issues itself. */
  readonly issuer?: SigningIdentity;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly isAuthority: boolean;
  readonly keyUsage?: x509.KeyUsageFlags;
}

const { keyCertSign, cRLSign, nonRepudiation } = x509.KeyUsageFlags;
/** RSA over SHA-256. */
export const RSA_SHA256 = new x509.AlgorithmIdentifier({
  algorithm: '1.2.840.113549.1.1.11',
  parameters: null,
});
const KEY_BITS = 2048;
const VALID_YEARS = 20;
const DAY_MS = 86_400_000;
const NAME = nameOf(
  {
    '2.5.4.3': 'TEST - keine qualifizierte Signatur',
    '2.5.4.10': 'Simulierter Ident-Dienst',
    '2.5.4.6': 'DE',
  },
  'printableString',
);

/** A name in a certificate, from the object identifiers of its attributes to their values. */
export function nameOf(
  values: Readonly<Record<string, string>>,
  kind: 'printableString' | 'utf8String' = 'utf8String',
): x509.Name {
  const parts = Object.entries(values).map(([type, value]) => {
    const attributeValue = new x509.AttributeValue({ [kind]: value });
    return new x509.AttributeTypeAndValue({ type, value: attributeValue });
  });
  return new x509.Name(parts.map((part) => new x509.RelativeDistinguishedName([part])));
}

/** Opens a certificate in PEM form. */
export function openPem(pem: string): x509.Certificate {
  return AsnConvert.parse(new X509Certificate(pem).raw, x509.Certificate);
}

function extension(extnID: string, value: object, critical = true): x509.Extension {
  return new x509.Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });
}

/** Issues a certificate in PEM form for a private key, signed with RSA. Times are cut to the second. */
export function issueCertificate(request: CertificateRequest): string {
  const { subject, privateKeyPem, issuer, isAuthority, keyUsage } = request;
  const publicKey = createPublicKey(privateKeyPem).export({ type: 'spki', format: 'der' });
  const subjectPublicKeyInfo = AsnConvert.parse(publicKey, x509.SubjectPublicKeyInfo);
  const keyDigest = createHash('sha1').update(Buffer.from(subjectPublicKeyInfo.subjectPublicKey)).digest();
  const keyIdentifier = new x509.SubjectKeyIdentifier(keyDigest);
  const tbsCertificate = new x509.TBSCertificate({
    version: x509.Version.v3,
    // A serial number must be positive; the leading 1 keeps its sign bit clear.
    serialNumber: Uint8Array.of(1, ...randomBytes(15)).buffer,
    signature: RSA_SHA256,
    issuer: issuer ? openPem(issuer.certificatePem).tbsCertificate.subject : subject,
    validity: new x509.Validity(request),
    subject,
    subjectPublicKeyInfo,
    extensions: new x509.Extensions([
      extension(x509.id_ce_basicConstraints, new x509.BasicConstraints({ cA: isAuthority })),
      ...(keyUsage ? [extension(x509.id_ce_keyUsage, new x509.KeyUsage(keyUsage))] : []),
      ...(isAuthority ? [extension(x509.id_ce_subjectKeyIdentifier, keyIdentifier, false)] : []),
    ]),
  });
  const signed = Buffer.from(AsnConvert.serialize(tbsCertificate));
  const certificate = new x509.Certificate({
    tbsCertificate,
    signatureAlgorithm: RSA_SHA256,
    signatureValue: new Uint8Array(sign('sha256', signed, (issuer ?? request).privateKeyPem)).buffer,
  });
  return new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))).toString();
}

/** Makes a new key with a self-signed certificate that says it is a test. */
export async function createSigningIdentity(now: Date): Promise<SigningIdentity> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificatePem = issueCertificate({
    subject: NAME,
    privateKeyPem,
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + VALID_YEARS * 365 * DAY_MS),
    isAuthority: true,
    keyUsage: keyCertSign | cRLSign,
  });
  return { privateKeyPem, certificatePem };
}

/** Issues a certificate that names a person. It has the issuer's own key, which is enough for a test signature. */
export function signerFor(
  issuer: SigningIdentity,
  { givenName, familyName }: Pick<SandboxPerson, 'givenName' | 'familyName'>,
  at: Date,
): SigningIdentity {
  const { privateKeyPem } = issuer;
  const certificatePem = issueCertificate({
    // What a certificate calls a natural person (EN 319 412-2, 4.2.4).
    subject: nameOf({
      '2.5.4.6': 'DE',
      '2.5.4.42': givenName,
      '2.5.4.4': familyName,
      '2.5.4.3': `TEST ${givenName} ${familyName}`,
    }),
    privateKeyPem,
    issuer,
    notBefore: new Date(at.getTime() - DAY_MS),
    notAfter: new Date(at.getTime() + 365 * DAY_MS),
    isAuthority: false,
    keyUsage: nonRepudiation,
  });
  return { privateKeyPem, certificatePem, issuerPem: issuer.certificatePem };
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
