export { createHttpVerificationProvider } from './http-verification-provider.ts';
export type {
  CaseReport,
  CreatedCase,
  NewCase,
  CaseResult,
  ProviderReason,
  ProviderRefusal,
  VerificationProduct,
  VerificationProvider,
  VerifiedPerson,
} from './verification-provider.ts';
