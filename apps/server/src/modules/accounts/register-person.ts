import type { AuthReply, registrationBody } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { addressRange } from '../../platform/limits/address-range.ts';
import { countAttempt, forgetAttempt, limitGuesses } from '../../platform/limits/attempt-limit.ts';
import { codeLimit, registrationLimit } from './account-limits.ts';
import { sendConfirmation } from './account-mails.ts';
import { isAddressConfirmed } from './account-store.ts';
import { insertEmployee, useRegisterCode } from './registration-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { startSession } from './start-session.ts';
import { currentTerms } from '../legal-texts/index.ts';
import { findWeakPassword } from './weak-password.ts';

export interface Registration {
  readonly registerCode: string;
  readonly form: z.output<typeof registrationBody>;
  readonly language: 'de' | 'en';
  /** Of the client, for the limits. */
  readonly address: string;
}

class RegistrationRefused extends Error {}

async function createAccount(
  services: AccountsServices,
  tx: Transaction,
  { registerCode, form, language }: Registration,
  passwordHash: string,
): Promise<AuthReply> {
  const now = services.clock.now();
  // Read before the code, so that a wrong code and a taken address cost the same statements.
  const isTaken = await isAddressConfirmed(tx, form.email);
  const tenantId = await useRegisterCode(tx, { code: registerCode, email: form.email }, now);
  if (tenantId === null || isTaken) throw new RegistrationRefused();
  const { title, firstName, lastName, email, employeeId, callbackPath } = form;
  const terms = await currentTerms(tx);
  const accepted = form.acceptedTermsVersion === terms.version;
  const user = await insertEmployee(tx, {
    tenantId,
    email,
    passwordHash,
    title,
    firstName,
    lastName,
    employeeId,
    callbackPath,
    language,
    acceptedTermsVersion: accepted ? terms.version : null,
    acceptedTermsAt: accepted ? now : null,
    createdAt: now,
  });
  // Another account was confirmed meanwhile; the use of the code is rolled back too.
  if (user === null) throw new RegistrationRefused();
  await sendConfirmation(services, tx, user, email);
  await recordAuditEvent(tx, {
    at: now,
    actorId: user.id,
    actorRole: 'EMPLOYEE',
    tenantId,
    action: 'REGISTERED',
    record: 'user',
    recordId: user.id,
  });
  return startSession(services, tx, { id: user.id, tenantId, roles: ['EMPLOYEE'] });
}

/**
 * Registers an employee and signs them in. Until the address is confirmed, the session reaches only the public
 * catalogue and the confirmation. Other unconfirmed accounts of the address stay until one is confirmed. A wrong
 * code, a code for another mail domain and a taken address get the same answer after the same work.
 */
export async function registerPerson(
  services: AccountsServices,
  registration: Registration,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, systemClock, passwords } = services;
  const { form, address } = registration;
  const own = [form.firstName, form.lastName, form.email];
  const errors = findWeakPassword(form.password, own, 'body.password');
  if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
  const now = systemClock.now();
  const limit = registrationLimit(configuration.limits, registration.registerCode.toUpperCase(), address);
  const counted = await countAttempt(db, limit, now);
  if (!counted.ok) return counted;
  const passwordHash = await passwords.hash(form.password, addressRange(address));
  const registered = await db
    .transaction((tx) => createAccount(services, tx, registration, passwordHash))
    .then(ok, (error: unknown) => {
      if (error instanceof RegistrationRefused) return refuse({ code: 'REGISTRATION_REFUSED' } as const);
      throw error;
    });
  // A failed registration counts as a wrong try of the code, which has its own limit.
  if (!registered.ok) await forgetAttempt(db, limit);
  return limitGuesses(db, codeLimit(configuration.limits, 'register', address), now, registered);
}
