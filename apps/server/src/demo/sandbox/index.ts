export { ensureSandboxSchema, SANDBOX_SCHEMA } from './sandbox-schema.ts';
export { sandboxCertificate } from './sandbox-certificate.ts';
export { verificationSandbox } from './verification-sandbox.ts';
