import { createLinkCode } from '../../platform/access/link-code.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { MailContent, MailRecipient } from '../../adapters/mail/mail.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { confirmationMailLimit } from './account-limits.ts';
import {
  insertCode,
  insertNewestCode,
  type AccountCodeKind,
  type FirstPasswordKind,
} from './account-code-store.ts';
import { findProfile, type User } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';

type MailServices = Pick<AccountsServices, 'clock' | 'systemClock' | 'configuration'>;

const HOUR_MS = 3_600_000;
const CONFIRM_EMAIL_HOURS = 48;
const RESET_MINUTES = 60;
const FIRST_PASSWORD_DAYS = 7;
const UNDO_DAYS = 7;

const FIRST_PASSWORD_PATHS: Record<FirstPasswordKind, string> = {
  INVITE: '/invite',
  WELCOME: '/register/set-password',
};

/** The end of the period for undoing a change of address that takes effect at an instant. */
export function undoExpiry(now: Date): Date {
  return new Date(now.getTime() + UNDO_DAYS * 24 * HOUR_MS);
}

/** A person as receiver of mails. */
export function recipientOf(
  user: Pick<User, 'email' | 'title' | 'firstName' | 'lastName' | 'language'>,
  email: string = user.email,
): MailRecipient {
  const { title, firstName, lastName, language } = user;
  return {
    email,
    title: title === 'mr' || title === 'ms' || title === 'other' ? title : null,
    firstName,
    lastName,
    language: language === 'en' ? 'en' : 'de',
  };
}

async function newCode(
  { systemClock }: MailServices,
  tx: DatabaseOrTransaction,
  values: { userId: number; kind: AccountCodeKind; email?: string; hours: number; keepsEarlier?: boolean },
): Promise<string> {
  const { hours, keepsEarlier = false, ...rest } = values;
  const createdAt = systemClock.now();
  const { code, codeHash } = createLinkCode();
  const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS);
  const insert = keepsEarlier ? insertCode : insertNewestCode;
  await insert(tx, { ...rest, codeHash, createdAt, expiresAt });
  return code;
}

/**
 * Mails the link that confirms an account's present or new address. Links of earlier mails work until one of them is
 * opened. The mail omits the name: until confirmation the mailbox may be a stranger's, and the registering person
 * typed the name.
 */
export async function sendConfirmation(
  services: MailServices,
  tx: DatabaseOrTransaction,
  user: User,
  email: string,
): Promise<void> {
  const { clock, configuration, systemClock } = services;
  // The limit counts per mailbox, so several accounts that name it share a few mails.
  const counted = await countAttempt(
    tx,
    confirmationMailLimit(configuration.limits, email),
    systemClock.now(),
  );
  if (!counted.ok) return;
  const code = await newCode(services, tx, {
    userId: user.id,
    kind: 'CONFIRM_EMAIL',
    email,
    hours: CONFIRM_EMAIL_HOURS,
    keepsEarlier: true,
  });
  const content: MailContent = {
    kind: 'CONFIRM_EMAIL',
    purpose: user.emailConfirmedAt === null ? 'REGISTRATION' : 'CHANGE',
    email,
    link: `${configuration.publicUrl}/user/emailConfirm/${code}`,
    validHours: CONFIRM_EMAIL_HOURS,
  };
  const to = { ...recipientOf(user, email), title: null, firstName: null, lastName: null };
  await enqueueMail(tx, { to, content }, clock.now());
}

/** Informs the present address of a change, with the link that undoes it. */
export async function sendChangeNotice(
  services: MailServices,
  tx: DatabaseOrTransaction,
  user: User,
  newEmail: string,
): Promise<void> {
  const { clock, configuration } = services;
  const code = await newCode(services, tx, {
    userId: user.id,
    kind: 'UNDO_EMAIL',
    email: user.email,
    hours: UNDO_DAYS * 24,
    keepsEarlier: true,
  });
  const content: MailContent = {
    kind: 'EMAIL_CHANGE_NOTICE',
    email: user.email,
    newEmail,
    link: `${configuration.publicUrl}/user/emailUndo/${code}`,
    validDays: UNDO_DAYS,
  };
  await enqueueMail(tx, { to: recipientOf(user), content }, clock.now());
}

/** Creates a code that sets a new password; earlier ones become invalid. */
export function createResetCode(
  services: MailServices,
  tx: DatabaseOrTransaction,
  userId: number,
): Promise<string> {
  return newCode(services, tx, { userId, kind: 'RESET', hours: RESET_MINUTES / 60 });
}

/** Mails the link that sets a new password. */
export async function sendPasswordReset(
  services: MailServices,
  tx: DatabaseOrTransaction,
  user: User,
): Promise<void> {
  const { clock, configuration } = services;
  const code = await createResetCode(services, tx, user.id);
  const content: MailContent = {
    kind: 'RESET_PASSWORD',
    link: `${configuration.publicUrl}/user/passwordReset/${code}`,
    validMinutes: RESET_MINUTES,
  };
  await enqueueMail(tx, { to: recipientOf(user), content }, clock.now());
}

/**
 * Creates the link that sets the first password of an account made by the employer (INVITE) or the provider (WELCOME). Earlier links
 * of the kind become invalid.
 */
export async function createFirstPasswordLink(
  services: MailServices,
  tx: DatabaseOrTransaction,
  userId: number,
  kind: FirstPasswordKind,
): Promise<string> {
  const code = await newCode(services, tx, { userId, kind, hours: FIRST_PASSWORD_DAYS * 24 });
  return `${services.configuration.publicUrl}${FIRST_PASSWORD_PATHS[kind]}/${code}`;
}

/** Mails the link that sets an account's first password. */
export async function sendFirstPasswordLink(
  services: MailServices,
  tx: DatabaseOrTransaction,
  user: User,
  kind: FirstPasswordKind,
): Promise<void> {
  const link = await createFirstPasswordLink(services, tx, user.id, kind);
  const validDays = FIRST_PASSWORD_DAYS;
  const tenantName = (await findProfile(tx, user.id))?.tenantName ?? 'Stromwandel';
  const content: MailContent =
    kind === 'INVITE' ? { kind, tenantName, link, validDays } : { kind, link, validDays };
  await enqueueMail(tx, { to: recipientOf(user), content }, services.clock.now());
}
