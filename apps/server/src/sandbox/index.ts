export { ensureSandboxSchema, SANDBOX_SCHEMA } from './sandbox-schema.ts';
export { verificationSandbox } from './verification-sandbox.ts';
