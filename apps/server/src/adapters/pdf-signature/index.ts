export { readRevocations, type Revocation } from './revocations.ts';
export { signerName } from './signer-name.ts';
export { verifyPdfSignature, type SignatureRefusal } from './verify-pdf-signature.ts';
