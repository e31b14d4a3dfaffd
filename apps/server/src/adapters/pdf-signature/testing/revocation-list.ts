import { sign } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { CertificateList, RevokedCertificate, TBSCertList, Time } from '@peculiar/asn1-x509';
import {
  openPem,
  RSA_SHA256,
  type SigningIdentity,
} from '../../../demo/sandbox/signature/signing-identity.ts';

const WEEK_MS = 7 * 86_400_000;

/** A list in PEM form with which an issuer revokes a certificate from a moment on. */
export function revocationList(issuer: SigningIdentity, revokedPem: string, at: Date): string {
  const tbsCertList = new TBSCertList({
    version: 1,
    signature: RSA_SHA256,
    issuer: openPem(issuer.certificatePem).tbsCertificate.subject,
    thisUpdate: new Time(at),
    nextUpdate: new Time(new Date(at.getTime() + WEEK_MS)),
    revokedCertificates: [
      new RevokedCertificate({
        userCertificate: openPem(revokedPem).tbsCertificate.serialNumber,
        revocationDate: new Time(at),
      }),
    ],
  });
  const signed = Buffer.from(AsnConvert.serialize(tbsCertList));
  const signature = new Uint8Array(sign('sha256', signed, issuer.privateKeyPem)).buffer;
  const list = new CertificateList({ tbsCertList, signatureAlgorithm: RSA_SHA256, signature });
  const base64 = Buffer.from(AsnConvert.serialize(list)).toString('base64');
  return `-----BEGIN X509 CRL-----\n${base64}\n-----END X509 CRL-----\n`;
}
