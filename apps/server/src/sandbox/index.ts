export { verificationSandbox, type VerificationSandboxOptions } from './verification-sandbox.ts';
