import { constants, verify, type X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, CertificateList } from '@peculiar/asn1-x509';

/** A certificate that its issuer has revoked. */
export interface Revocation {
  /** Name of the issuer in DER, and number of the certificate, hexadecimal. */
  readonly issuer: string;
  readonly serialNumber: string;
  readonly at: Date;
}

const PEM = /-----BEGIN X509 CRL-----([^-]+)-----END X509 CRL-----/g;

/** Digests of the algorithms that sign lists; RSA-PSS names its own in parameters that are not read. */
const DIGESTS: Readonly<Record<string, readonly string[]>> = {
  '1.2.840.113549.1.1.11': ['sha256'],
  '1.2.840.113549.1.1.12': ['sha384'],
  '1.2.840.113549.1.1.13': ['sha512'],
  '1.2.840.113549.1.1.10': ['sha256', 'sha384', 'sha512'],
  '1.2.840.10045.4.3.2': ['sha256'],
  '1.2.840.10045.4.3.3': ['sha384'],
  '1.2.840.10045.4.3.4': ['sha512'],
};
const RSA_PSS = '1.2.840.113549.1.1.10';

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');

function isSignedBy({ publicKey }: X509Certificate, list: CertificateList, signed: ArrayBuffer): boolean {
  const { algorithm } = list.signatureAlgorithm;
  const padding = algorithm === RSA_PSS ? { padding: constants.RSA_PKCS1_PSS_PADDING } : undefined;
  const signature = Buffer.from(list.signature);
  return (DIGESTS[algorithm] ?? []).some((digest) =>
    verify(digest, Buffer.from(signed), { key: publicKey, ...padding }, signature),
  );
}

/** The name a certificate gives to itself, and what its issuer calls it, in DER. */
function namesOf(certificate: X509Certificate) {
  const { subject, issuer, serialNumber } = AsnConvert.parse(certificate.raw, Certificate).tbsCertificate;
  return {
    subject: hex(AsnConvert.serialize(subject)),
    issuer: hex(AsnConvert.serialize(issuer)),
    serialNumber: hex(serialNumber),
  };
}

/**
 * Reads the lists of revoked certificates (RFC 5280, section 5) in a PEM file. Expired lists still count, because a
 * revocation is final.
 * @param issuers issuers of lists; one of them must have signed each list
 * @throws Error when the file has no list, an unreadable one or one with another signer
 */
export function readRevocations(pem: string, issuers: readonly X509Certificate[]): Revocation[] {
  const found = [...pem.matchAll(PEM)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  if (found.length === 0) throw new Error('It holds no list of revoked certificates in PEM form');
  return found.flatMap((der) => {
    const list = AsnConvert.parse(der, CertificateList);
    // The library reads leniently and may pass over entries; what it would write differently it has not understood.
    if (!Buffer.from(AsnConvert.serialize(list)).equals(der)) {
      throw new Error('A list of revoked certificates cannot be read');
    }
    const issuer = hex(AsnConvert.serialize(list.tbsCertList.issuer));
    const signed = list.tbsCertListRaw ?? AsnConvert.serialize(list.tbsCertList);
    if (!issuers.some((one) => namesOf(one).subject === issuer && isSignedBy(one, list, signed))) {
      throw new Error('A list of revoked certificates is signed by nobody who is trusted');
    }
    return (list.tbsCertList.revokedCertificates ?? []).map(({ userCertificate, revocationDate }) => ({
      issuer,
      serialNumber: hex(userCertificate),
      at: revocationDate.getTime(),
    }));
  });
}

/** Whether a certificate is revoked at a moment. */
export function isRevoked(
  certificate: X509Certificate,
  revocations: readonly Revocation[],
  now: Date,
): boolean {
  const { issuer, serialNumber } = namesOf(certificate);
  return revocations.some(
    (one) => one.issuer === issuer && one.serialNumber === serialNumber && one.at.getTime() <= now.getTime(),
  );
}
