import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { FiguresContent, FiguresFile } from '@stromwandel/api-spec';

/** JSON without white space, names sorted: the same bytes however a file was written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/** A new Ed25519 key to sign figures with, as PEM (PKCS 8). */
export function newFiguresKey(): string {
  return String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
}

/** What belongs to a key in `LAW_FIGURES_PUBLIC_KEY`: DER (SPKI) in base64. @param privateKey PEM (PKCS 8) of an Ed25519 key */
export function publicFiguresKey(privateKey: string): string {
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** The content with its signature. @param privateKey PEM (PKCS 8) of an Ed25519 key */
export function signFigures(content: FiguresContent, privateKey: string): FiguresFile {
  const signature = sign(null, Buffer.from(canonical(content)), createPrivateKey(privateKey));
  return { ...content, signature: signature.toString('base64') };
}

const FINGERPRINT_DIGITS = 16;

/** The first digits of a key's SHA-256, by which people compare keys. @param spki an Ed25519 key as DER (SPKI) in base64 */
export function fingerprintOf(spki: string): string {
  return createHash('sha256').update(Buffer.from(spki, 'base64')).digest('hex').slice(0, FINGERPRINT_DIGITS);
}

/** Whether the key's owner has signed the content of a file. @param spki an Ed25519 key as DER (SPKI) in base64 */
export function isSignedBy({ signature, ...content }: FiguresFile, spki: string): boolean {
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(canonical(content)), key, Buffer.from(signature, 'base64'));
}
