import { createHmac } from 'node:crypto';
import type { AccountsServices } from '../accounts-services.ts';

/** Host and origin for passkeys: a passkey works only for this host and origin. */
export interface RelyingParty {
  readonly rpName: string;
  readonly rpID: string;
  readonly origin: string;
}

/** The relying party of the configured public address. */
export function relyingParty({ configuration }: Pick<AccountsServices, 'configuration'>): RelyingParty {
  const { hostname, origin } = new URL(configuration.publicUrl);
  return { rpName: 'Stromwandel', rpID: hostname, origin };
}

/** The handle that authenticators store for a person; it reveals nothing about them. */
export function passkeyUserHandle(
  { rootSecret }: Pick<AccountsServices, 'rootSecret'>,
  userId: number,
): Uint8Array<ArrayBuffer> {
  const digest = createHmac('sha256', rootSecret.deriveKey('passkey-user')).update(String(userId)).digest();
  return new Uint8Array(digest);
}
