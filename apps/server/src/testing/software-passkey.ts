import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an attacker would send differently. */
export interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device has checked the person. */
  readonly userVerified?: boolean;
  readonly counter?: number;
  /** Signs something else than what is sent. */
  readonly breakSignature?: boolean;
  readonly userHandle?: string | null;
}

const ORIGIN = 'http://portal.test';
const RP_ID = 'portal.test';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software, as WebAuthn level 3 describes one: an ES256 key that answers challenges. */
export function createSoftwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let handle: string | null = null;

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, deviations: Deviations, credential = Buffer.alloc(0)): Buffer {
    const rpIdHash = createHash('sha256')
      .update(deviations.rpId ?? RP_ID)
      .digest();
    const verified = (deviations.userVerified ?? true) ? VERIFIED : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(deviations.counter ?? counter);
    return Buffer.concat([rpIdHash, Buffer.of(flags | PRESENT | verified), count, credential]);
  }

  function coseKey(): Uint8Array {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const point = (coordinate: string | undefined) =>
      new Uint8Array(Buffer.from(coordinate ?? '', 'base64url'));
    // EC2, ES256, P-256 (RFC 9053).
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ];
    return isoCBOR.encode(new Map(entries));
  }

  const named = { id: credentialId.toString('base64url'), rawId: credentialId.toString('base64url') };

  return {
    id: named.id,
    /** Answers options of `navigator.credentials.create`. */
    create(
      { challenge, user }: { readonly challenge: string; readonly user: { readonly id: string } },
      deviations: Deviations = {},
    ) {
      handle = user.id;
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey()]);
      const authData = new Uint8Array(authenticatorData(HAS_CREDENTIAL, deviations, credential));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      return {
        ...named,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviations.origin ?? ORIGIN).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers options of `navigator.credentials.get`. */
    get({ challenge }: { readonly challenge: string }, deviations: Deviations = {}) {
      counter += 1;
      const data = clientData('webauthn.get', challenge, deviations.origin ?? ORIGIN);
      const authData = authenticatorData(0, deviations);
      const signed = [authData, createHash('sha256').update(data).digest()];
      if (deviations.breakSignature) signed.push(Buffer.of(0));
      return {
        ...named,
        type: 'public-key' as const,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat(signed), privateKey).toString('base64url'),
          userHandle: deviations.userHandle === undefined ? handle : deviations.userHandle,
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
