import { z } from 'zod';
import { idParam, idSchema, instantSchema, line } from './basics.ts';
import { MAX_PASSWORD_LENGTH } from './auth.ts';

const MAX_CODE_LENGTH = 40;
/** Longer than any answer of an authenticator. */
const MAX_CREDENTIAL_LENGTH = 20_000;

const ownPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);
/** Six digits of the authenticator app, or a recovery code; spaces, hyphens and case do not matter. */
const secondFactorCode = line(MAX_CODE_LENGTH);
const base64url = z
  .string()
  .min(1)
  .max(MAX_CREDENTIAL_LENGTH)
  .regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** The own password, asked again before something that guards the account changes. */
export const passwordBody = z.strictObject({ password: ownPassword });
export const passwordAndCodeBody = z.strictObject({ password: ownPassword, code: secondFactorCode });
export const secondFactorCodeBody = z.strictObject({ code: secondFactorCode });

/** The second step of signing in. */
export const secondStepBody = z.strictObject({
  challenge: z.string().min(1).max(200),
  code: secondFactorCode,
});

/** What an authenticator app needs; `uri` is the content of the QR code. */
export const authenticatorAppReply = z.object({ secret: z.string(), uri: z.string() });

/** Shown this once. */
export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });

export const signInMethodsReply = z.object({
  /** The role of the person demands a second factor. */
  secondFactorRequired: z.boolean(),
  /** Null while no authenticator app is set up. */
  authenticatorApp: z.object({ since: instantSchema }).nullable(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      createdAt: instantSchema,
      lastUsedAt: instantSchema.nullable(),
    }),
  ),
});
export type SignInMethodsReply = z.infer<typeof signInMethodsReply>;

const publicKeyType = z.literal('public-key');

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** Options of `navigator.credentials.create`, as JSON (WebAuthn level 3). */
export const passkeyCreationReply = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: publicKeyType })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(credentialDescriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
});

/** Options of `navigator.credentials.get`, as JSON (WebAuthn level 3); they contain no account. */
export const passkeyRequestReply = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
});

const anyCredential = { id: base64url, rawId: base64url, type: publicKeyType };

/** A new passkey as the browser gives it. What is not needed, such as extension results, is dropped. */
export const passkeyBody = z.strictObject({
  name: line(60),
  credential: z.object({
    ...anyCredential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  }),
});

/** The answer of a passkey as the browser gives it. */
export const passkeyLoginBody = z.strictObject({
  credential: z.object({
    ...anyCredential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((handle) => handle ?? null),
    }),
  }),
});

export const passkeyParams = z.object({ passkeyId: idParam });
