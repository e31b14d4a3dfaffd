export { readRevocations, type Revocation } from './revocations.ts';
export { verifyPdfSignature } from './verify-pdf-signature.ts';
