import type { ReplyOf } from '../../api/replies.ts';

// Fetched at the first use of a passkey; the list of cars does not load it.
const load = () => import('@simplewebauthn/browser');

/** Whether this browser can make and use passkeys here. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Whether this browser offers passkeys in the field of the username. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await load();
  return browserSupportsWebAuthnAutofill();
}

/** Lets the browser make a passkey. @throws an error of the browser, also when the person cancels */
export async function createPasskey(optionsJSON: ReplyOf<'startPasskey'>) {
  const { startRegistration } = await load();
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports: [...transports] },
  };
}

/**
 * Lets the person choose a passkey: in a window of the browser or, with `offer`, in the field of the username, where it
 * waits for a choice.
 * @throws an error of the browser, also when the person cancels or the page gives up waiting
 */
export async function askForPasskey(optionsJSON: ReplyOf<'startPasskeyLogin'>, offer: boolean) {
  const { startAuthentication } = await load();
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: offer });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  };
}

/** Ends the wait for a choice in the field of the username. */
export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the person closed the window of the browser or let it run out. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** Whether the device has a passkey of this account already. */
export function isKnownPasskey(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
