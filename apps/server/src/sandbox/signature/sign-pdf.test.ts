import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, describe, expect, test } from 'vitest';
import { smallPdf } from '../testing/small-pdf.ts';
import { openPdfFile, UnsupportedPdfError } from './pdf-file.ts';
import { signPdf } from './sign-pdf.ts';
import { createSigningIdentity, type SigningIdentity } from './signing-identity.ts';

const at = new Date('2026-11-20T10:00:00Z');
const person = { givenName: 'Šárka', familyName: 'Müller-Ńowak', birthDate: '1990-05-14' };
let identity: SigningIdentity;

beforeAll(async () => {
  identity = await createSigningIdentity(at);
});

function sign(document: Buffer): Buffer {
  return signPdf(document, { identity, person, at });
}

/** What an independent reader does: find the range, cut the signature out, check digest and signature. */
function verify(file: Buffer): { coversAll: boolean; digestMatches: boolean; signatureValid: boolean } {
  const text = file.toString('latin1');
  const [start, length, resume, rest] = (/\/ByteRange \[([\d ]+)\]/.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (start === undefined || length === undefined || resume === undefined || rest === undefined)
    throw new Error('range');
  const content = Buffer.concat([file.subarray(start, start + length), file.subarray(resume, resume + rest)]);
  const padded = Buffer.from(text.slice(length + 1, resume - 1), 'hex');
  // The zeros behind the signature are padding; a DER sequence of this size names its length in two bytes.
  const der = padded.subarray(0, 4 + padded.readUInt16BE(2));
  const cms = forge.asn1.fromDer(der.toString('latin1'));
  const child = (node: forge.asn1.Asn1, ...path: number[]): forge.asn1.Asn1 =>
    path.reduce<forge.asn1.Asn1>((current, index) => (current.value as forge.asn1.Asn1[])[index]!, node);
  const signerInfo = child(cms, 1, 0, 4, 0);
  const attributes = child(signerInfo, 3).value as forge.asn1.Asn1[];
  const digest = attributes.find(
    (attribute) =>
      forge.asn1.derToOid(child(attribute, 0).value as string) === forge.pki.oids['messageDigest'],
  )!;
  const signedSet = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const certificate = new X509Certificate(identity.certificatePem);
  return {
    coversAll:
      start === 0 && resume + rest === file.length && text[length] === '<' && text[resume - 1] === '>',
    digestMatches:
      createHash('sha256').update(content).digest().toString('latin1') ===
      (child(digest, 1, 0).value as string),
    signatureValid: createVerify('sha256')
      .update(Buffer.from(forge.asn1.toDer(signedSet).getBytes(), 'latin1'))
      .verify(certificate.publicKey, Buffer.from(child(signerInfo, 5).value as string, 'latin1')),
  };
}

describe('signPdf', () => {
  test('keeps every byte of the document as its beginning', () => {
    const document = smallPdf();
    const signed = sign(document);
    expect(signed.subarray(0, document.length).equals(document)).toBe(true);
    expect(signed.length).toBeGreaterThan(document.length);
  });

  test('signs the whole file validly', () => {
    expect(verify(sign(smallPdf()))).toEqual({ coversAll: true, digestMatches: true, signatureValid: true });
  });

  test.each([10, 200, -20])('any later change breaks the digest (byte %i)', (place) => {
    const changed = Buffer.from(sign(smallPdf()));
    const index = place < 0 ? changed.length + place : place;
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(verify(changed).digestMatches).toBe(false);
  });

  test('names subfilter, notice and place, and keeps existing annotations of the page', () => {
    const signed = sign(smallPdf('/Annots [9 0 R]\n')).toString('latin1');
    expect(signed).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(signed).toContain('/Annots [5 0 R 9 0 R]');
    expect(signed).toContain('/SigFlags 3');
    expect(signed).toContain(
      Buffer.from('TEST - keine qualifizierte Signatur', 'latin1').toString('hex').toUpperCase(),
    );
  });

  test('refuses what it cannot continue', () => {
    expect(() => sign(Buffer.from('no pdf'))).toThrow(UnsupportedPdfError);
    expect(() => sign(smallPdf().subarray(0, 200))).toThrow(UnsupportedPdfError);
    expect(() => sign(sign(smallPdf()))).toThrow(UnsupportedPdfError);
    expect(() => openPdfFile(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'))).toThrow(UnsupportedPdfError);
  });
});
