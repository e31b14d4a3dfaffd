export { createHttpVerificationProvider } from './http-verification-provider.ts';
export type {
  CaseReport,
  CaseResult,
  ProviderReason,
  ProviderRefusal,
  VerificationProduct,
  VerificationProvider,
  VerifiedPerson,
} from './verification-provider.ts';
