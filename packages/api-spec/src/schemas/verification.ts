import { z } from 'zod';
import { instantSchema } from './basics.ts';

export const VERIFICATION_STATES = [
  'NONE',
  'OPEN',
  'IN_REVIEW',
  'SUCCESS',
  'FAILED',
  'ABORTED',
  'EXPIRED',
] as const;
export const VERIFICATION_REASONS = [
  'NAME_MISMATCH',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_UNSUPPORTED',
  'LICENCE_CLASS_MISSING',
  'LICENCE_TOO_YOUNG',
  'SELFIE_MISMATCH',
  'USER_CANCELLED',
  'TECHNICAL',
  'SIGNATURE_INVALID',
  'SIGNER_NOT_TRUSTED',
  'REVOCATIONS_UNREADABLE',
] as const;
/** A one-time link with which another device goes on with a check. */
export const handoverReply = z.object({ url: z.string(), expiresAt: instantSchema });
export const verificationStatusReply = z.object({
  state: z.enum(VERIFICATION_STATES),
  reason: z.enum(VERIFICATION_REASONS).nullable(),
  jumpUrl: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
  retryAllowed: z.boolean(),
  /** Another device opened the running check with its one-time link. */
  openedElsewhere: z.boolean(),
});
