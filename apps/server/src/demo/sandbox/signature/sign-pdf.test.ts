import { beforeAll, describe, expect, test } from 'vitest';
import { smallPdf } from '../testing/small-pdf.ts';
import { verifySignedPdf } from '../testing/verify-signed-pdf.ts';
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

describe('signPdf', () => {
  test('keeps every byte of the document as its beginning', () => {
    const document = smallPdf();
    const signed = sign(document);
    expect(signed.subarray(0, document.length).equals(document)).toBe(true);
    expect(signed.length).toBeGreaterThan(document.length);
  });

  test('signs the whole file validly', () => {
    expect(verifySignedPdf(sign(smallPdf()))).toMatchObject({
      coversAll: true,
      digestMatches: true,
      namesCertificate: true,
      signatureValid: true,
    });
  });

  test.each([10, 200, -20])('any later change breaks the digest (byte %i)', (place) => {
    const changed = Buffer.from(sign(smallPdf()));
    const index = place < 0 ? changed.length + place : place;
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(verifySignedPdf(changed).digestMatches).toBe(false);
  });

  test('names subfilter, notice and place, and keeps existing annotations of the page', () => {
    const signed = sign(smallPdf('/Annots [9 0 R]\n')).toString('latin1');
    expect(signed).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(signed).toContain('/Annots [7 0 R 9 0 R]');
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
