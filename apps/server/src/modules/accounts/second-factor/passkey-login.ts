import type { AuthReply, contract, EndpointInput, EndpointReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../../platform/limits/attempt-limit.ts';
import { findUserById } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { startSession } from '../start-session.ts';
import { CHALLENGE_MS, insertChallenge, lockChallenge, markChallengeUsed } from './challenge-store.ts';
import { lockPasskey, markPasskeyUsed, type Passkey } from './passkey-store.ts';
import { recordLogin } from './record-login.ts';
import { passkeyUserHandle, relyingParty } from './relying-party.ts';
import { passkeyRequestLimit, secondStepLimit } from './second-factor-limits.ts';

type RequestOptions = EndpointReply<typeof contract.startPasskeyLogin>;
type Credential = EndpointInput<typeof contract.loginWithPasskey>['body']['credential'];

/** Options for signing in with any passkey of this portal. They contain no account. */
export async function startPasskeyLogin(
  services: AccountsServices,
  address: string,
): Promise<Result<RequestOptions, Refusal>> {
  const { configuration, db, systemClock } = services;
  const now = systemClock.now();
  const counted = await countAttempt(db, passkeyRequestLimit(configuration.limits, address), now);
  if (!counted.ok) return counted;
  const { rpID } = relyingParty(services);
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  const { challenge } = options;
  await insertChallenge(db, { kind: 'PASSKEY_LOGIN', challenge, userId: null }, now);
  return ok(options);
}

/** The authenticator's counter; null when signature, origin or counter is invalid. */
async function verify(
  services: AccountsServices,
  { credential, challenge, passkey }: { credential: Credential; challenge: string; passkey: Passkey },
): Promise<number | null> {
  const { userHandle, ...response } = credential.response;
  const expected = Buffer.from(passkeyUserHandle(services, passkey.userId)).toString('base64url');
  if (userHandle !== null && userHandle !== expected) return null;
  const { rpID, origin } = relyingParty(services);
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signatureCounter,
    },
  });
  return verified ? authenticationInfo.newCounter : null;
}

async function answer(
  services: AccountsServices,
  tx: Transaction,
  credential: Credential,
  isRecorded: boolean,
): Promise<Result<AuthReply, Refusal>> {
  const now = services.systemClock.now();
  const refused = async (reason: string, passkey?: Passkey): Promise<Result<AuthReply, Refusal>> => {
    const user = (passkey && (await findUserById(tx, passkey.userId))) ?? null;
    if (isRecorded) await recordLogin(services, tx, { user, method: 'PASSKEY', isAllowed: false, reason });
    return ok({ authenticated: false });
  };
  let challenge: string;
  try {
    challenge = decodeClientDataJSON(credential.response.clientDataJSON).challenge;
  } catch {
    return refused('UNREADABLE');
  }
  const open = await lockChallenge(tx, 'PASSKEY_LOGIN', challenge, now);
  if (!open) return refused('UNKNOWN_CHALLENGE');
  await markChallengeUsed(tx, open.id, now);
  const passkey = await lockPasskey(tx, credential.id);
  if (!passkey) return refused('UNKNOWN_PASSKEY');
  const counter = await verify(services, { credential, challenge, passkey }).catch(() => null);
  const user = await findUserById(tx, passkey.userId);
  if (counter !== null && user?.employerSuspended) {
    await refused('EMPLOYER_SUSPENDED', passkey);
    return refuse({ code: 'EMPLOYER_SUSPENDED' });
  }
  if (counter === null || !user?.active) return refused('NOT_VERIFIED', passkey);
  await markPasskeyUsed(tx, passkey.id, counter, now);
  await recordLogin(services, tx, { user, method: 'PASSKEY', isAllowed: true });
  return ok(await startSession(services, tx, user, { hasSecondFactor: true }));
}

/**
 * Signs a person in with a passkey. The device verifies the person, so it counts as two factors. Unknown passkeys,
 * wrong signatures and decreasing counters get the same answer. A valid passkey passes the limit of its client
 * address.
 * @param address of the client, for the limits
 */
export async function logInWithPasskey(
  services: AccountsServices,
  credential: Credential,
  address: string,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, systemClock } = services;
  const limit = secondStepLimit(configuration.limits, address);
  const counted = await countAttempt(db, limit, systemClock.now());
  const reply = await db.transaction((tx) => answer(services, tx, credential, counted.ok));
  if (!reply.ok) return reply;
  if (!reply.value.authenticated) return counted.ok ? reply : counted;
  await forgetAttempt(db, limit);
  return reply;
}
