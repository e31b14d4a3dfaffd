import { SIGNATURE_PLACE } from '@stromwandel/contract-document';
import { signerName, verifyPdfSignature, type SignatureRefusal } from '../../adapters/pdf-signature/index.ts';
import type { PersonName } from './document-name.ts';
import type { SignedContract } from './order-port.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import type { VerificationCase } from './verification-store.ts';

/**
 * What a file that the provider calls the signed contract is to us: the previewed contract with a signature that we
 * have verified, and the person that the signer's certificate names, another contract, the previewed one with no or no good signature, one signed by somebody we do
 * not know (yet), or one that we cannot judge while the lists of revoked certificates cannot be read.
 */
export type SignedContractVerdict =
  | (SignedContract & { readonly kind: 'SIGNED'; readonly signer: PersonName | null })
  | { readonly kind: 'OTHER_CONTRACT' | 'SIGNATURE_INVALID' | 'SIGNER_NOT_TRUSTED' }
  | { readonly kind: 'REVOCATIONS_UNREADABLE' };

/** What refusals mean that are no mere faults of the signature. */
const VERDICTS: Partial<Record<SignatureRefusal, 'OTHER_CONTRACT' | 'SIGNER_NOT_TRUSTED'>> = {
  SIGNER_NOT_TRUSTED: 'SIGNER_NOT_TRUSTED',
  // The update shows something else than what was previewed, so the file is another contract.
  CONTRACT_CHANGED: 'OTHER_CONTRACT',
};

/**
 * Judges the file: it must begin with the previewed contract, byte for byte, and carry a signature over all of it behind
 * that. A refused file is logged with the reason.
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
  return { kind: 'SIGNED', content, signer: signerName(signer), stampedAt };
}
