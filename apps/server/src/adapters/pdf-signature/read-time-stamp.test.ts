import { beforeAll, expect, test } from 'vitest';
import { detachedSignature } from '../../demo/sandbox/signature/detached-signature.ts';
import {
  createSigningIdentity,
  type SigningIdentity,
} from '../../demo/sandbox/signature/signing-identity.ts';
import { readSignedData } from './read-signed-data.ts';

const at = new Date('2026-11-20T10:00:00Z');
const content = Buffer.from('contract');
/** Digest algorithm of the stamp and the beginning of its imprint; the type of its content. */
const IMPRINT = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const STAMP_TYPE = Buffer.from('060b2a864886f70d0109100104', 'hex');
let identity: SigningIdentity;

beforeAll(async () => {
  identity = await createSigningIdentity(at);
});

const stampOf = (message: Buffer) => readSignedData(message)?.stampedAt;

/** A stamped message with one bit changed behind some bytes of the stamp. */
function changedBehind(bytes: Buffer, offset: number): Buffer {
  const message = detachedSignature(content, identity, at);
  const place = message.indexOf(bytes);
  expect(place).toBeGreaterThan(0);
  message.writeUInt8(message.readUInt8(place + bytes.length + offset) ^ 1, place + bytes.length + offset);
  return message;
}

test('the time stamp over the signature is read', () => {
  expect(stampOf(detachedSignature(content, identity, at))).toEqual(at);
});

test('a signature without a time stamp has none, and is read', () => {
  expect(stampOf(detachedSignature(content, identity))).toBeNull();
});

test.each([
  ['over another signature', () => changedBehind(IMPRINT, 5)],
  ['of another build', () => changedBehind(STAMP_TYPE, -1)],
])('a time stamp %s is ignored, and the signature is read', (_what, message) => {
  expect(stampOf(message())).toBeNull();
});
