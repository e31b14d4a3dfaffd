import { sign, X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  Certificate,
  CertificateList,
  RevokedCertificate,
  TBSCertList,
  Time,
} from '@peculiar/asn1-x509';

interface Issuer {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

const SHA256_WITH_RSA = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null });

const WEEK_MS = 7 * 86_400_000;

const tbsOf = (pem: string) => AsnConvert.parse(new X509Certificate(pem).raw, Certificate).tbsCertificate;

/** A list in PEM form with which an issuer revokes a certificate from a moment on. */
export function revocationList(issuer: Issuer, revokedPem: string, at: Date): string {
  const tbsCertList = new TBSCertList({
    version: 1,
    signature: SHA256_WITH_RSA,
    issuer: tbsOf(issuer.certificatePem).subject,
    thisUpdate: new Time(at),
    nextUpdate: new Time(new Date(at.getTime() + WEEK_MS)),
    revokedCertificates: [
      new RevokedCertificate({
        userCertificate: tbsOf(revokedPem).serialNumber,
        revocationDate: new Time(at),
      }),
    ],
  });
  const signed = Buffer.from(AsnConvert.serialize(tbsCertList));
  const signature = new Uint8Array(sign('sha256', signed, issuer.privateKeyPem)).buffer;
  const list = new CertificateList({ tbsCertList, signatureAlgorithm: SHA256_WITH_RSA, signature });
  const base64 = Buffer.from(AsnConvert.serialize(list)).toString('base64');
  return `-----BEGIN X509 CRL-----\n${base64}\n-----END X509 CRL-----\n`;
}
