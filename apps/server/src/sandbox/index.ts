export { verificationSandbox } from './verification-sandbox.ts';
