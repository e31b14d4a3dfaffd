import { SIGNATURE_PLACE } from '@stromwandel/contract-document';
import { signerName, verifyPdfSignature, type SignatureRefusal } from '../../adapters/pdf-signature/index.ts';
import type { PersonName } from './document-name.ts';
import type { SignedContract } from './order-port.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import type { VerificationCase } from './verification-store.ts';

/**
 * The verdict on a file that the provider reports as the signed contract:
 * - the previewed contract with a verified signature and the person named by its certificate
 * - another contract
 * - the previewed contract without a valid signature
 * - a signature by an untrusted signer, who may become trusted
 * - no verdict, while the revocation lists are unreadable
 */
export type SignedContractVerdict =
  | (SignedContract & { readonly kind: 'SIGNED'; readonly signer: PersonName | null })
  | { readonly kind: 'OTHER_CONTRACT' | 'SIGNATURE_INVALID' | 'SIGNER_NOT_TRUSTED' }
  | { readonly kind: 'REVOCATIONS_UNREADABLE' };

/** Verdicts for refusals other than an invalid signature. */
const VERDICTS: Partial<Record<SignatureRefusal, 'OTHER_CONTRACT' | 'SIGNER_NOT_TRUSTED'>> = {
  SIGNER_NOT_TRUSTED: 'SIGNER_NOT_TRUSTED',
  // The update changes visible content, so the file is another contract.
  CONTRACT_CHANGED: 'OTHER_CONTRACT',
};

/**
 * Judges a file: it must begin with the previewed contract, byte for byte, followed by a signature over all of it. A
 * refused file is logged with the reason.
 */
export async function judgeSignedContract(
  { db, clock, orders, trustedCertificates, revocations, log }: VerificationDependencies,
  { id, orderId, userId }: Pick<VerificationCase, 'id' | 'orderId' | 'userId'>,
  content: Uint8Array,
): Promise<SignedContractVerdict> {
  const refused = (
    kind: Exclude<SignedContractVerdict['kind'], 'SIGNED' | 'REVOCATIONS_UNREADABLE'>,
    reason: string,
  ) => {
    log.warn({ orderId, caseId: id, reason, bytes: content.length }, 'signed contract refused');
    return { kind };
  };
  const file = Buffer.from(content.buffer, content.byteOffset, content.length);
  const previewed = await orders.findPreviewedContract(db, { orderId, userId });
  const beginning = previewed?.content.subarray(0, file.length);
  if (
    previewed === null ||
    beginning === undefined ||
    !file.subarray(0, beginning.length).equals(beginning)
  ) {
    return refused('OTHER_CONTRACT', 'NOT_THE_PREVIEWED_CONTRACT');
  }
  const revoked = await revocations().catch((error: unknown) => {
    log.warn({ orderId, caseId: id, error }, 'signed contract not judged');
    return null;
  });
  if (revoked === null) return { kind: 'REVOCATIONS_UNREADABLE' };
  const verified = verifyPdfSignature(file, {
    unsignedLength: previewed.content.length,
    place: SIGNATURE_PLACE,
    trusted: await trustedCertificates(),
    revocations: revoked,
    at: clock.now(),
  });
  if (!verified.ok) return refused(VERDICTS[verified.error] ?? 'SIGNATURE_INVALID', verified.error);
  const { signer, stampedAt } = verified.value;
  const put = await orders.putSignedContract({ orderId }, content);
  if (put === null) return refused('OTHER_CONTRACT', 'ORDER_DELETED');
  return { kind: 'SIGNED', put, signer: signerName(signer), stampedAt };
}
