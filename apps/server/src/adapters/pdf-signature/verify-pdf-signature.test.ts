import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { SIGNATURE_PLACE } from '@stromwandel/contract-document';
import { Attribute, ContentInfo, id_signedData, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { detachedSignature } from '../../demo/sandbox/signature/detached-signature.ts';
import { signPdf } from '../../demo/sandbox/signature/sign-pdf.ts';
import {
  createSigningIdentity,
  issueCertificate,
  nameOf,
  type SigningIdentity,
} from '../../demo/sandbox/signature/signing-identity.ts';
import { askPdfsig } from '../../demo/sandbox/testing/ask-pdfsig.ts';
import { smallPdf } from '../../demo/sandbox/testing/small-pdf.ts';
import { readRevocations } from './revocations.ts';
import { revocationList } from './testing/revocation-list.ts';
import { verifyPdfSignature } from './verify-pdf-signature.ts';

const at = new Date('2026-11-20T10:00:00Z');
const person = { givenName: 'Anna', familyName: 'Schmidt', birthDate: '1990-05-14' };
const document = smallPdf();
let own: SigningIdentity;
let foreign: SigningIdentity;
let signed: Buffer;
let unstamped: Buffer;

beforeAll(async () => {
  [own, foreign] = await Promise.all([createSigningIdentity(at), createSigningIdentity(at)]);
  signed = sign(document);
  unstamped = signRange(signed, rangeOf(signed));
});

function sign(content: Buffer, identity = own): Buffer {
  return signPdf(content, { identity, person, at });
}

function verified(file: Buffer, trustedPems = [own.certificatePem], now = at, lists = '') {
  const trusted = trustedPems.map((pem) => new X509Certificate(pem));
  return verifyPdfSignature(file, {
    unsignedLength: document.length,
    place: SIGNATURE_PLACE,
    trusted,
    revocations: lists === '' ? [] : readRevocations(lists, trusted),
    at: now,
  });
}

function verdict(...question: Parameters<typeof verified>): string {
  const found = verified(...question);
  return found.ok ? 'VALID' : found.error;
}

interface Range {
  readonly length: number;
  readonly resume: number;
  readonly rest: number;
}

function rangeOf(file: Buffer): Range {
  const [, length = 0, resume = 0, rest = 0] = (
    /\/ByteRange \[([\d ]+)\]/.exec(file.toString('latin1'))?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return { length, resume, rest };
}

/** Puts a message into a file, with zeros up to the end of its room. */
function placeMessage(file: Buffer, message: Buffer): void {
  const { length } = rangeOf(file);
  const room = file.indexOf('>', length) - length - 1;
  file.write(message.toString('hex').padEnd(room, '0'), length + 1, 'latin1');
}

/** The file with another range, and a good signature over that. */
function signRange(file: Buffer, { length, resume, rest }: Range): Buffer {
  const changed = Buffer.from(file);
  const place = changed.indexOf('/ByteRange');
  const end = changed.indexOf(']', place);
  const room = changed.indexOf('\n', end) - place;
  changed.write(`/ByteRange [0 ${length} ${resume} ${rest}]`.padEnd(room), place, 'latin1');
  const content = Buffer.concat([changed.subarray(0, length), changed.subarray(resume, resume + rest)]);
  placeMessage(changed, detachedSignature(content, own));
  return changed;
}

function flipped(file: Buffer, place: number): Buffer {
  const changed = Buffer.from(file);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

/** A certificate with a key of its own, issued by another one or by itself. */
function issue(issuer?: SigningIdentity, { isAuthority = false, notAfter = new Date('2030-01-01') } = {}) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const subject = nameOf({ '2.5.4.3': isAuthority ? 'Issuer' : 'Signer' });
  const request = { subject, privateKeyPem, notBefore: new Date('2026-01-01'), notAfter, isAuthority };
  return { certificatePem: issueCertificate({ ...request, ...(issuer && { issuer }) }), privateKeyPem };
}

test('a whole file signed by a trusted certificate is valid, for poppler as well', () => {
  expect(verdict(signed)).toBe('VALID');
  expect(['VALID', 'NOT_INSTALLED']).toContain(askPdfsig(signed));
});

describe('what was done to a file afterwards is noticed', () => {
  test('one bit, anywhere outside the message', () => {
    const { length, resume } = rangeOf(signed);
    const places = Array.from({ length: Math.ceil(signed.length / 211) }, (_, index) => index * 211);
    const outside = places.filter((place) => place < length || place >= resume);
    expect(outside.filter((place) => verdict(flipped(signed, place)) === 'VALID')).toEqual([]);
    expect(verdict(flipped(signed, 20))).toBe('CONTENT_DIFFERENT');
  });

  test('one bit of the signature itself, of the room behind it and of its brackets', () => {
    const { length, resume } = rangeOf(unstamped);
    const message = unstamped.toString('latin1', length, resume).replace(/0+>$/, '');
    // The end of the message is the signature's number; of a decimal digit any flipped bit leaves one that is hexadecimal.
    const digit = length + message.search(/\d[^\d]{0,20}.{20}$/);
    expect(verdict(flipped(unstamped, digit))).toBe('SIGNATURE_WRONG');
    expect(verdict(flipped(unstamped, resume - 2))).toBe('MESSAGE_UNREADABLE');
    expect(verdict(flipped(unstamped, length))).toBe('NOT_THE_WHOLE_FILE');
    expect(verdict(flipped(unstamped, resume - 1))).toBe('NOT_THE_WHOLE_FILE');
  });

  test('bytes behind the end, a line or a whole update', () => {
    expect(verdict(Buffer.concat([signed, Buffer.from('\n')]))).toBe('NOT_THE_WHOLE_FILE');
    expect(verdict(Buffer.concat([signed, Buffer.from('\n4 0 obj\n<< >>\nendobj\n%%EOF\n')]))).toBe(
      'NOT_THE_WHOLE_FILE',
    );
  });

  test('cut off, at any place', () => {
    for (const end of [signed.length - 1, rangeOf(signed).resume, rangeOf(signed).length + 40]) {
      expect(verdict(signed.subarray(0, end)), `${end}`).toBe('NOT_THE_WHOLE_FILE');
    }
    expect(verdict(signed.subarray(0, document.length))).toBe('SIGNATURE_MISSING');
    expect(verdict(signed.subarray(0, 10))).toBe('SIGNATURE_MISSING');
  });
});

test('the signature of another document is none of this one', () => {
  const other = sign(smallPdf('/Rotate 90\n'));
  expect(verdict(sign(document))).toBe('VALID');
  const from = rangeOf(other);
  const to = rangeOf(signed);
  const message = other.subarray(from.length, from.resume);
  const pasted = Buffer.concat([signed.subarray(0, to.length), message, signed.subarray(to.resume)]);
  expect(verdict(pasted)).toBe('CONTENT_DIFFERENT');
});

describe('a range that leaves something out, with a good signature over the rest', () => {
  test('behind the message', () => {
    const { length, resume, rest } = rangeOf(signed);
    const shadow = signRange(signed, { length, resume: resume + 40, rest: rest - 40 });
    expect(verdict(shadow)).toBe('NOT_THE_WHOLE_FILE');
  });

  test('before the message', () => {
    const { length, resume, rest } = rangeOf(signed);
    expect(verdict(signRange(signed, { length: length - 12, resume, rest }))).toBe('NOT_THE_WHOLE_FILE');
  });

  test('at the end of the file', () => {
    const { length, resume, rest } = rangeOf(signed);
    expect(verdict(signRange(signed, { length, resume, rest: rest - 6 }))).toBe('NOT_THE_WHOLE_FILE');
  });

  test('within the document that was there before, or under another key than /Contents', () => {
    const early = Buffer.from(signed);
    early.write('/Remarks ', rangeOf(signed).length - 10, 'latin1');
    expect(verdict(signRange(early, rangeOf(signed)))).toBe('NOT_THE_WHOLE_FILE');
    const later = Buffer.concat([signed.subarray(0, signed.length - 1), Buffer.from(' ')]);
    const found = verifyPdfSignature(later, {
      unsignedLength: later.length - 10,
      place: SIGNATURE_PLACE,
      trusted: [],
      revocations: [],
      at,
    });
    expect(found).toEqual({ ok: false, error: 'SIGNATURE_MISSING' });
  });

  test('two ranges are one too many, wherever the second one stands', () => {
    const two = Buffer.from(signed);
    two.write('/ByteRange', two.indexOf('/Reason') + 20, 'latin1');
    expect(verdict(signRange(two, rangeOf(signed)))).toBe('NOT_THE_WHOLE_FILE');
  });
});

test('a time stamp beside the signature (RFC 3161) is no fault: it stays in the file', () => {
  const { length, resume } = rangeOf(signed);
  const padded = Buffer.from(signed.toString('latin1', length + 1, resume - 1), 'hex');
  const { content } = AsnConvert.parse(padded, ContentInfo);
  const data = AsnConvert.parse(content, SignedData);
  const token = AsnConvert.serialize(new ContentInfo({ contentType: id_signedData, content }));
  for (const info of data.signerInfos) {
    info.unsignedAttrs = [new Attribute({ attrType: '1.2.840.113549.1.9.16.2.14', attrValues: [token] })];
  }
  const message = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) });
  const stamped = Buffer.from(signed);
  const written = Buffer.from(AsnConvert.serialize(message)).toString('hex');
  stamped.write(written.padEnd(resume - length - 2, '0'), length + 1, 'latin1');
  expect(verdict(stamped)).toBe('VALID');
  expect(['VALID', 'NOT_INSTALLED']).toContain(askPdfsig(stamped));
});

test('a message that is no signature is refused', () => {
  const { length, resume } = rangeOf(signed);
  for (const message of ['', '3003020101', '3082', '0'.repeat(200), 'ff'.repeat(300)]) {
    const file = Buffer.from(signed);
    file.write(message.padEnd(resume - length - 2, '0'), length + 1, 'latin1');
    expect(verdict(file), message.slice(0, 12)).toBe('MESSAGE_UNREADABLE');
  }
});

describe('the signer', () => {
  test('whom nobody trusts is refused, with the very same names in the certificate', () => {
    expect(verdict(sign(document, foreign))).toBe('SIGNER_NOT_TRUSTED');
    expect(verdict(signed, [])).toBe('SIGNER_NOT_TRUSTED');
    expect(verdict(sign(document, foreign), [own.certificatePem, foreign.certificatePem])).toBe('VALID');
  });

  test('who shows the certificate of somebody else is refused', () => {
    const borrowed = { certificatePem: own.certificatePem, privateKeyPem: foreign.privateKeyPem };
    expect(verdict(sign(document, borrowed))).toBe('SIGNATURE_WRONG');
  });

  test('whose certificate is not valid yet or any more is refused', () => {
    expect(verdict(signed, undefined, new Date('2026-11-18T00:00:00Z'))).toBe('SIGNER_NOT_TRUSTED');
    expect(verdict(signed, undefined, new Date('2047-01-01T00:00:00Z'))).toBe('SIGNER_NOT_TRUSTED');
  });

  test('is trusted when a trusted authority has issued the certificate, and only an authority can', () => {
    const authority = issue(undefined, { isAuthority: true });
    const signer = issue(authority);
    expect(verdict(sign(document, signer), [authority.certificatePem])).toBe('VALID');
    const pretender = issue(signer);
    expect(verdict(sign(document, pretender), [signer.certificatePem])).toBe('SIGNER_NOT_TRUSTED');
    const sameName = issue(undefined, { isAuthority: true });
    expect(verdict(sign(document, signer), [sameName.certificatePem])).toBe('SIGNER_NOT_TRUSTED');
    const late = issue(authority, {
      notAfter: new Date('2026-06-01'),
    });
    expect(verdict(sign(document, late), [authority.certificatePem])).toBe('SIGNER_NOT_TRUSTED');
  });
});

describe('a certificate that its issuer has revoked', () => {
  const before = new Date('2026-11-19T00:00:00Z');

  test('signs nothing from that moment on', () => {
    const authority = issue(undefined, { isAuthority: true });
    const signer = issue(authority);
    const file = sign(document, signer);
    const judged = (lists: string, now = at) => verdict(file, [authority.certificatePem], now, lists);
    expect(judged(revocationList(authority, signer.certificatePem, before))).toBe('SIGNER_REVOKED');
    const later = revocationList(authority, signer.certificatePem, new Date('2026-11-21T00:00:00Z'));
    expect([judged(later), judged(later, new Date('2026-11-22T00:00:00Z'))]).toEqual([
      'VALID',
      'SIGNER_REVOKED',
    ]);
    const ofAnother = revocationList(authority, foreign.certificatePem, before);
    expect(judged(ofAnother)).toBe('VALID');
    expect(judged(ofAnother + revocationList(authority, signer.certificatePem, before))).toBe(
      'SIGNER_REVOKED',
    );
  });

  test('is revoked by whom we trust alone: a list of anybody else is refused, and a changed one', () => {
    const list = revocationList(foreign, own.certificatePem, before);
    expect(() => verdict(signed, undefined, at, list)).toThrow('signed by nobody who is trusted');
    const genuine = revocationList(own, own.certificatePem, before);
    expect(verdict(signed, undefined, at, genuine)).toBe('SIGNER_REVOKED');
    const der = Buffer.from(genuine.split('\n')[1] ?? '', 'base64');
    const changed = flipped(der, der.length - 3).toString('base64');
    const pem = `-----BEGIN X509 CRL-----\n${changed}\n-----END X509 CRL-----\n`;
    expect(() => verdict(signed, undefined, at, pem)).toThrow('signed by nobody who is trusted');
    expect(() => verdict(signed, undefined, at, 'nothing')).toThrow('no list of revoked certificates');
  });
});
