import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { users } from './people.ts';

/** The authenticator app of a person. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (`src/platform/sealing`). */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  /** Null until a code has shown that the app has the secret; the second factor is off till then. */
  confirmedAt: instant(),
  /** Time step (30 s) of the newest code that was used; older ones and this one do not work any more. */
  lastUsedStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** One-time codes for people who have lost the app; only keyed hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.userId, table.codeHash)],
);

/** Public keys with which people sign in instead of a password (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In base64url, as browsers name it. */
    credentialId: text().notNull(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, as the authenticator counts them; 0 for those that do not count. */
    signatureCounter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/**
 * Challenges that must be answered once within minutes: the second step of signing in, or a signature of a passkey.
 */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    kind: text({ enum: ['SECOND_STEP', 'PASSKEY_LOGIN', 'PASSKEY_ADDITION'] }).notNull(),
    challengeHash: text().notNull(),
    /** Null where it is not known yet who will answer. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the password hash that was right in the first step: another password voids the challenge. */
    passwordDigest: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('sign_in_challenges_hash').on(table.challengeHash),
    index('sign_in_challenges_expiry').on(table.expiresAt),
  ],
);
