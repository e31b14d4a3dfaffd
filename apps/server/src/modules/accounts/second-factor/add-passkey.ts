import type { contract, EndpointInput, EndpointReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { CHALLENGE_MS, insertChallenge, lockChallenge, markChallengeUsed } from './challenge-store.ts';
import { mayAddFactor, tellOfChange, upgradeSession } from './change-factors.ts';
import { confirmPassword } from './confirm-password.ts';
import { findFactors } from './factors.ts';
import { findPasskeys, insertPasskey } from './passkey-store.ts';
import { passkeyUserHandle, relyingParty } from './relying-party.ts';

const MOST_PASSKEYS = 20;

type CreationOptions = EndpointReply<typeof contract.startPasskey>;
type NewPasskey = EndpointInput<typeof contract.addPasskey>['body'];

/** Options for creating a passkey: discoverable, and verified by the device. */
export async function startPasskey(
  services: AccountsServices,
  caller: Caller,
  password: string,
): Promise<Result<CreationOptions, Refusal>> {
  const { db, systemClock } = services;
  const { userId } = caller;
  const allowed = await mayAddFactor(services, caller);
  if (!allowed.ok) return allowed;
  const user = await confirmPassword(services, caller, password);
  if (!user.ok) return user;
  const known = await findPasskeys(db, userId);
  if (known.length >= MOST_PASSKEYS) return refuse({ code: 'TOO_MANY_PASSKEYS' });
  const { rpName, rpID } = relyingParty(services);
  const { email, firstName, lastName } = user.value;
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    userID: passkeyUserHandle(services, userId),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = { kind: 'PASSKEY_ADDITION', challenge: options.challenge, userId } as const;
  await insertChallenge(db, challenge, systemClock.now());
  return ok(options);
}

async function verify(services: AccountsServices, { credential }: NewPasskey, challenge: string) {
  const { rpID, origin } = relyingParty(services);
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo.credential : null;
}

function challengeOf({ credential }: NewPasskey): string | null {
  try {
    return decodeClientDataJSON(credential.response.clientDataJSON).challenge;
  } catch {
    return null;
  }
}

/** Adds the passkey that the browser created with this person's options. */
export async function addPasskey(
  services: AccountsServices,
  caller: Caller,
  passkey: NewPasskey,
): Promise<Result<undefined, Refusal>> {
  const { db, systemClock } = services;
  const { userId } = caller;
  const now = systemClock.now();
  const challenge = challengeOf(passkey);
  const allowed = await mayAddFactor(services, caller);
  if (!allowed.ok) return allowed;
  if (challenge === null) return refuse({ code: 'PASSKEY_REFUSED' });
  return db.transaction(async (tx) => {
    const open = await lockChallenge(tx, 'PASSKEY_ADDITION', challenge, now);
    if (open?.userId !== userId) return refuse({ code: 'PASSKEY_REFUSED' });
    await markChallengeUsed(tx, open.id, now);
    const verified = await verify(services, passkey, challenge);
    if (verified === null) return refuse({ code: 'PASSKEY_REFUSED' });
    const { hasApp, passkeys } = await findFactors(tx, userId);
    const isAdded = await insertPasskey(tx, {
      userId,
      credentialId: verified.id,
      publicKey: Buffer.from(verified.publicKey).toString('base64url'),
      signatureCounter: verified.counter,
      transports: passkey.credential.response.transports ?? [],
      name: passkey.name,
      createdAt: now,
    });
    if (!isAdded) return refuse({ code: 'PASSKEY_REFUSED' });
    // An employee's passkey beside the password is optional, so other sessions stay.
    if (caller.mustSetUpSecondFactor && !hasApp && passkeys === 0) await upgradeSession(services, tx, caller);
    await tellOfChange(services, tx, caller, 'PASSKEY_ADDED');
    return ok(undefined);
  });
}
