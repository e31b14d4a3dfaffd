export { verifyPdfSignature, type SignatureRefusal } from './verify-pdf-signature.ts';
