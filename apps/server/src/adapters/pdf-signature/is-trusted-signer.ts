import type { X509Certificate } from 'node:crypto';

/** A signer's certificate, those of issuers in between and one that is trusted: real chains have three or four. */
const LONGEST_CHAIN = 6;

function isValidAt({ validFrom, validTo }: X509Certificate, at: Date): boolean {
  return Date.parse(validFrom) <= at.getTime() && at.getTime() <= Date.parse(validTo);
}

function issued(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/**
 * Whether a certificate is one of the trusted ones, or was issued by one of them, directly or over the certificates that
 * came along. Every certificate of the way must be valid at the moment; whether one was revoked is another question.
 */
export function isTrustedSigner(
  signer: X509Certificate,
  along: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
  at: Date,
): boolean {
  let current = signer;
  for (let length = 0; length < LONGEST_CHAIN; length += 1) {
    const below = current;
    if (!isValidAt(below, at)) return false;
    if (trusted.some(({ raw }) => raw.equals(below.raw))) return true;
    if (trusted.some((anchor) => isValidAt(anchor, at) && issued(anchor, below))) return true;
    const issuer = along.find((other) => !other.raw.equals(below.raw) && issued(other, below));
    if (issuer === undefined) return false;
    current = issuer;
  }
  return false;
}
