export { verifyPdfSignature } from './verify-pdf-signature.ts';
