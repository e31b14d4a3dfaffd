import { constants, createHash, verify, type X509Certificate } from 'node:crypto';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { DIGESTS } from './digests.ts';
import { isTrustedSigner } from './is-trusted-signer.ts';
import { isRevoked, type Revocation } from './revocations.ts';
import { readSignedData, type SignedMessage } from './read-signed-data.ts';
import type { StampPlace } from './judge-stamp.ts';
import { judgeUpdate, type UpdateRefusal } from './judge-update.ts';
import { findSignatureHole, type HoleRefusal } from './signature-hole.ts';

/**
 * Why a signed file is refused:
 * - no signature
 * - a byte range with gaps
 * - a message that is no signature over plain data
 * - content other than the signed one
 * - a signature not made by the certificate's key
 * - an update that changes the document or holds more than the signature
 * - a valid signature by an untrusted signer
 * - a revoked certificate
 */
export type SignatureRefusal =
  | HoleRefusal
  | 'MESSAGE_UNREADABLE'
  | 'CONTENT_DIFFERENT'
  | 'SIGNATURE_WRONG'
  | UpdateRefusal
  | 'SIGNER_NOT_TRUSTED'
  | 'SIGNER_REVOKED';

export interface SignatureQuestion {
  /** Bytes of the document as it was before it was signed; the signature lies behind them. */
  readonly unsignedLength: number;
  /** Where on the last page of the document the signature may be shown. */
  readonly place: StampPlace;
  readonly trusted: readonly X509Certificate[];
  /** Certificates that must no longer sign. */
  readonly revocations: readonly Revocation[];
  readonly at: Date;
}

export interface VerifiedSignature {
  readonly signer: X509Certificate;
  /** What the time stamp over the signature says; null without one. */
  readonly stampedAt: Date | null;
}

const RSA_PSS = '1.2.840.113549.1.1.10';
/** RSA (PKCS #1 v1.5) alone and with each digest, RSA-PSS, and ECDSA with each digest. */
const SIGNATURE_KEYS: Readonly<Record<string, 'rsa' | 'ec'>> = {
  '1.2.840.113549.1.1.1': 'rsa',
  '1.2.840.113549.1.1.11': 'rsa',
  '1.2.840.113549.1.1.12': 'rsa',
  '1.2.840.113549.1.1.13': 'rsa',
  [RSA_PSS]: 'rsa',
  '1.2.840.10045.4.3.2': 'ec',
  '1.2.840.10045.4.3.3': 'ec',
  '1.2.840.10045.4.3.4': 'ec',
};
const SHORTEST_RSA_BITS = 2048;

function isMadeByKey(message: SignedMessage, digest: string): boolean {
  const { publicKey } = message.signer;
  const { modulusLength = SHORTEST_RSA_BITS } = publicKey.asymmetricKeyDetails ?? {};
  const wanted = SIGNATURE_KEYS[message.signatureAlgorithm];
  if (wanted === undefined || publicKey.asymmetricKeyType !== wanted || modulusLength < SHORTEST_RSA_BITS) {
    return false;
  }
  const padding =
    message.signatureAlgorithm === RSA_PSS ? { padding: constants.RSA_PKCS1_PSS_PADDING } : undefined;
  return verify(digest, message.signedAttributes, { key: publicKey, ...padding }, message.signature);
}

/**
 * Verifies the PAdES signature after a document:
 * - it covers the whole file, and its digest matches these bytes
 * - the key of its certificate made it
 * - the update after the document holds nothing else
 * - the certificate is trusted and not revoked
 *
 * Supports SHA-2 with RSA from 2048 bits, RSA-PSS and ECDSA.
 * @returns the signer's certificate and the time of its time stamp
 */
export function verifyPdfSignature(
  file: Buffer,
  { unsignedLength, place, trusted, revocations, at }: SignatureQuestion,
): Result<VerifiedSignature, SignatureRefusal> {
  const hole = findSignatureHole(file, unsignedLength);
  if (!hole.ok) return hole;
  const message = readSignedData(hole.value.message);
  const digest = message === null ? undefined : DIGESTS[message.digestAlgorithm];
  if (message === null || digest === undefined) return refuse('MESSAGE_UNREADABLE');
  if (!createHash(digest).update(hole.value.signedBytes).digest().equals(message.contentDigest)) {
    return refuse('CONTENT_DIFFERENT');
  }
  if (!isMadeByKey(message, digest)) return refuse('SIGNATURE_WRONG');
  const update = judgeUpdate(file, { unsignedLength, place, message: hole.value.message });
  if (!update.ok) return update;
  if (!isTrustedSigner(message.signer, message.certificates, trusted, at))
    return refuse('SIGNER_NOT_TRUSTED');
  // Issuers that came along count too: with one of them revoked, the way to whom we trust is none.
  const ofMessage = [message.signer, ...message.certificates];
  return ofMessage.some((one) => isRevoked(one, revocations, at))
    ? refuse('SIGNER_REVOKED')
    : ok({ signer: message.signer, stampedAt: message.stampedAt });
}
