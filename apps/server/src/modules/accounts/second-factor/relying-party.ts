import { createHmac } from 'node:crypto';
import type { AccountsServices } from '../accounts-services.ts';

/** As whom the portal asks for passkeys: a passkey works for this host only, and answers this origin only. */
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

/** The handle by which authenticators know a person; it tells them and their makers nothing. */
export function passkeyUserHandle(
  { rootSecret }: Pick<AccountsServices, 'rootSecret'>,
  userId: number,
): Uint8Array<ArrayBuffer> {
  const digest = createHmac('sha256', rootSecret.deriveKey('passkey-user')).update(String(userId)).digest();
  return new Uint8Array(digest);
}
