import { z } from 'zod';
import { ROLES } from '../endpoint.ts';
import {
  checked,
  emailSchema,
  instantSchema,
  onlyReason,
  optionalPrintedLine,
  personName,
} from './basics.ts';
import { ORDER_PREREQUISITES } from './order-prerequisites.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 1000;

/** A password as typed: any characters, nothing trimmed. */
export const newPasswordSchema = z.string().min(1).min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

/** The path and code of a repetition that is not the password of the field with the given name. */
function passwordsDiffer(password: string) {
  const both = z.object({ [password]: z.string().min(1), confirmPassword: z.string().min(1) });
  return {
    path: ['confirmPassword'],
    ...checked('PASSWORDS_DIFFER'),
    // Runs beside other errors, so that the person sees all of them at once; what is missing is not also wrong.
    when: ({ value }: { readonly value: unknown }): boolean => both.safeParse(value).success,
  };
}

export const loginBody = z.strictObject({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

/** Ways to prove the second factor. A passkey is used on its own, without the challenge. */
export const SECOND_FACTOR_METHODS = ['APP', 'RECOVERY_CODE', 'PASSKEY'] as const;

/** What the browser stores under `authData`; without tokens when not authenticated. */
export const authReply = z.object({
  authenticated: z.boolean(),
  /** The password was right, a second factor is missing: the challenge goes to `completeLogin`. */
  secondFactor: z
    .object({ challenge: z.string(), methods: z.array(z.enum(SECOND_FACTOR_METHODS)) })
    .optional(),
  /** The session reaches only what sets up the second factor that the role demands. */
  secondFactorSetupRequired: z.boolean().optional(),
  accessToken: z.string().optional(),
  refreshToken: z.string().optional(),
  roles: z.array(z.enum(ROLES)).optional(),
});
export type AuthReply = z.infer<typeof authReply>;

export const refreshBody = z.strictObject({ refreshToken: z.string().min(1).max(1000) });
export const logoutBody = z.strictObject({ refreshToken: z.string().min(1).max(1000) });

export const TITLES = ['mr', 'ms', 'other'] as const;
export const titleSchema = z.enum(TITLES);

/** A path of the portal with its query: one leading slash, nothing that a browser reads as a scheme or a host. */
const portalPath = z
  .string()
  .max(500)
  .refine((path) => /^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(path), onlyReason('INVALID_FORMAT'));

export const registrationBody = z
  .strictObject({
    title: titleSchema.nullish().transform((title) => title ?? null),
    firstName: personName(),
    lastName: personName(),
    email: emailSchema,
    employeeId: optionalPrintedLine(50),
    password: newPasswordSchema,
    confirmPassword: z.string().min(1).max(MAX_PASSWORD_LENGTH),
    /** Version of the terms the person accepted on the form; ordering asks again when it is missing or old. */
    acceptedTermsVersion: z.string().max(50).nullish(),
    /** Page to which the confirmed registration leads. */
    callbackPath: portalPath.nullish(),
  })
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer('password'));

export const passwordSetBody = z.strictObject({
  code: z.string().trim().min(1).max(200),
  password: newPasswordSchema,
});

/** The code of a mail that lets a person set a password. */
export const passwordCodeBody = passwordSetBody.pick({ code: true });

/** Whose password a code sets: for password managers, which save it under the username. */
export const passwordCodeReply = z.object({ username: z.string() });

/** The set-password form: the request plus the repetition. */
export const passwordSetForm = z
  .strictObject({ password: newPasswordSchema, confirmPassword: z.string().min(1) })
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer('password'));

/** A new password, set by a person with the present one. */
export const passwordChangeBody = z.strictObject({
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
  newPassword: newPasswordSchema,
});

/** The form that changes the password: the request plus the repetition. */
export const passwordChangeForm = passwordChangeBody
  .extend({ confirmPassword: z.string().min(1) })
  .refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer('newPassword'));

/** An answer that tells nothing but that the request was taken. */
export const messageReply = z.object({ message: z.string() });

/** Where a confirmation mail went; null when nothing is left to confirm. */
export const confirmationReply = messageReply.extend({ email: z.string().nullable() });

export const emailConfirmedReply = z.object({
  confirmed: z.boolean(),
  /** The page that the person registered from. */
  callbackPath: z.string().nullable(),
});

/** The restored address, and the code with which `setPassword` sets a new password. */
export const emailUndoReply = z.object({ email: z.string(), passwordCode: z.string() });

export const meReply = z.object({
  id: z.number(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** In which mails are written. */
  language: z.enum(['de', 'en']),
  roles: z.array(z.enum(ROLES)),
  tenantName: z.string().nullable(),
  hasSalaryData: z.boolean(),
  /** Whether a car of the person is delivered or running, or was. */
  hasLease: z.boolean(),
  termsAccepted: z.boolean(),
  /** Empty for people who cannot order. */
  missingForOrder: z.array(z.enum(ORDER_PREREQUISITES)),
});
export type MeReply = z.infer<typeof meReply>;

export const termsReply = z.object({
  /** How consents name the terms in force. */
  version: z.string(),
  /** Their number among the versions of the legal text. */
  number: z.number().int(),
  publishedAt: instantSchema.nullable(),
  text: z.object({ de: z.string(), en: z.string() }),
  acceptedVersion: z.string().nullable(),
  /** The same as a number; null for none, and for one that is not kept. */
  acceptedNumber: z.number().int().nullable(),
});
export const languageBody = z.strictObject({ language: z.enum(['de', 'en']) });
export const termsAcceptBody = z.strictObject({ version: z.string().min(1).max(50) });
