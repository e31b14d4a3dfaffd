import { X509Certificate } from 'node:crypto';
import { SIGNATURE_PLACE } from '@stromwandel/contract-document';
import { beforeAll, expect, test } from 'vitest';
import { openPdfFile } from '../../demo/sandbox/signature/pdf-file.ts';
import { appendUpdate, changedObjects, placeSignature } from '../../demo/sandbox/signature/sign-pdf.ts';
import {
  createSigningIdentity,
  type SigningIdentity,
} from '../../demo/sandbox/signature/signing-identity.ts';
import { askPdfsig } from '../../demo/sandbox/testing/ask-pdfsig.ts';
import { smallPdf } from '../../demo/sandbox/testing/small-pdf.ts';
import { verifyPdfSignature } from './verify-pdf-signature.ts';

/*
 * Every file of this table carries a good signature of a trusted signer over the whole file, behind the contract as it was.
 * Objects of the contract: 1 catalogue, 2 tree of pages, 3 and 4 pages, 5 what both show. Objects of the honest update: 6
 * signature, 7 widget, 8 appearance, 9 and 10 fonts, 11 form.
 */

const at = new Date('2026-11-20T10:00:00Z');
const contract = smallPdf('/Annots [3 0 R]\n');
const file = openPdfFile(contract);
let identity: SigningIdentity;

beforeAll(async () => {
  identity = await createSigningIdentity(at);
});

interface Changes {
  /** Objects as the signer writes them, by number; null leaves one out. */
  readonly objects?: Readonly<Record<number, string | null | ((honest: string) => string)>>;
  /** What is done to the update as a whole before it is signed. */
  readonly update?: (text: string) => string;
}

function signed({ objects = {}, update = (text) => text }: Changes): Buffer {
  const written = new Map(changedObjects(file, { signer: 'Anna Schmidt', at }));
  for (const [number, change] of Object.entries(objects)) {
    const honest = written.get(Number(number)) ?? '';
    const value = typeof change === 'function' ? change(honest) : change;
    if (value === null) written.delete(Number(number));
    else written.set(Number(number), value);
  }
  const prepared = appendUpdate(file, written);
  const text = update(prepared.subarray(contract.length).toString('latin1'));
  return placeSignature(Buffer.concat([contract, Buffer.from(text, 'latin1')]), contract.length, identity);
}

function verdict(content: Buffer): string {
  const found = verifyPdfSignature(content, {
    unsignedLength: contract.length,
    place: SIGNATURE_PLACE,
    trusted: [new X509Certificate(identity.certificatePem)],
    revocations: [],
    at,
  });
  return found.ok ? 'VALID' : found.error;
}

/** Moves the offsets of the table behind a place where bytes were put in. */
const replaced = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`The update has no ${String(from)}`);
  return changed;
};
const withEntry = (entry: string) => (dictionary: string) => dictionary.replace(/>>\s*$/, `${entry}\n>>`);
const stream = (content: string, entries = '') =>
  `<<\n${entries}\n/Length ${content.length}\n>>\nstream\n${content}\nendstream`;
const OTHER_TEXT = stream('72 700 400 2 re f');
const at7 = (change: string) => ({ 7: withEntry(change) });

test.each<[string, Changes]>([
  ['as the sandbox signs', {}],
  [
    'with extensions named in the catalogue',
    { objects: { 1: withEntry('/Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 2 >> >>') } },
  ],
  [
    'with the form within the catalogue',
    {
      objects: {
        1: (catalogue) =>
          catalogue.replace('/AcroForm 11 0 R', '/AcroForm << /SigFlags 3 /Fields [7 0 R] >>'),
        11: null,
      },
    },
  ],
  [
    'with an invisible signature on the first page',
    {
      objects: {
        3: `<<\n/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 595 842]\n/Resources << >>\n/Contents 5 0 R\n/Annots [7 0 R] >>`,
        4: null,
        8: null,
        9: null,
        10: null,
        7: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Sig) /Rect [0 0 0 0] /F 132 /V 6 0 R /P 3 0 R >>',
      },
    },
  ],
  ['with the comment of a signing program', { update: replaced('startxref', '%Signer 1.0\nstartxref') }],
  [
    'with a look of several forms',
    {
      objects: {
        8: (look) => look.replace('/Font <<', '/XObject << /FRM 12 0 R >> /Font <<'),
        12: stream('q Q', '/Subtype /Form /BBox [0 0 9 9]'),
      },
    },
  ],
  [
    'with the page written in another order',
    {
      objects: {
        4: '<< /Contents 5 0 R/Annots[3 0 R 7 0 R]/MediaBox [ 0 0 595.0 842 ] /Resources<<>>/Parent  2 0 R /Type/P#61ge >>',
      },
    },
  ],
])('an honest file is valid, for poppler as well: %s', (_what, changes) => {
  const content = signed(changes);
  expect(verdict(content)).toBe('VALID');
  expect(['VALID', 'NOT_INSTALLED']).toContain(askPdfsig(content));
});

test.each<[string, Changes]>([
  ['every page shows another text', { objects: { 5: OTHER_TEXT } }],
  [
    'the page with the widget shows another text',
    { objects: { 4: (page) => page.replace('/Contents 5 0 R', '/Contents 12 0 R'), 12: OTHER_TEXT } },
  ],
  [
    'the page shows more',
    { objects: { 4: (page) => page.replace('/Contents 5 0 R', '/Contents [5 0 R 12 0 R]'), 12: OTHER_TEXT } },
  ],
  ['the page has another size', { objects: { 4: (page) => page.replace('595 842', '595 300') } }],
  [
    'the page has other fonts',
    { objects: { 4: (page) => page.replace('/Resources << >>', '/Resources << /Font << /F1 9 0 R >> >>') } },
  ],
  ['the page loses an annotation', { objects: { 4: (page) => page.replace(' 3 0 R]', ']') } }],
  [
    'a second page is changed',
    {
      objects: {
        3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 5 0 R >>',
      },
    },
  ],
  ['another page of the tree is shown', { objects: { 2: '<< /Type /Pages /Count 1 /Kids [4 0 R] >>' } }],
  [
    'the catalogue names another tree',
    {
      objects: {
        1: (catalogue) => catalogue.replace('/Pages 2 0 R', '/Pages 12 0 R'),
        12: '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      },
    },
  ],
  [
    'the catalogue loses an entry',
    { objects: { 1: (catalogue) => catalogue.replace('/Type /Catalog', '') } },
  ],
  [
    'the trailer names another catalogue',
    {
      objects: { 12: '<< /Type /Catalog /Pages 2 0 R /AcroForm 11 0 R >>' },
      update: replaced('/Root 1 0 R', '/Root 12 0 R'),
    },
  ],
  [
    'the trailer names facts about the file',
    { objects: { 12: '<< /Title (Other) >>' }, update: replaced('/Root 1 0 R', '/Root 1 0 R /Info 12 0 R') },
  ],
])('the contract is changed: %s', (_what, changes) => {
  expect(verdict(signed(changes))).toBe('CONTRACT_CHANGED');
});

test.each<[string, Changes]>([
  ['an object that nothing uses', { objects: { 12: OTHER_TEXT } }],
  [
    'an action when the file opens',
    { objects: { 1: withEntry('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>') } },
  ],
  ['actions of the document', { objects: { 1: withEntry('/AA << /WP << /S /JavaScript /JS (x) >> >>') } }],
  [
    'scripts by name',
    { objects: { 1: withEntry('/Names << /JavaScript << /Names [(x) << /S /JavaScript /JS (x) >>] >> >>') } },
  ],
  ['optional content', { objects: { 1: withEntry('/OCProperties << /OCGs [] /D << >> >>') } }],
  [
    'metadata',
    { objects: { 1: withEntry('/Metadata 12 0 R'), 12: stream('<x/>', '/Type /Metadata /Subtype /XML') } },
  ],
  ['validation data for later', { objects: { 1: withEntry('/DSS << /Certs [] >>') } }],
  ['permissions', { objects: { 1: withEntry('/Perms << /DocMDP 6 0 R >>') } }],
  ['an extension with a text', { objects: { 1: withEntry('/Extensions 8 0 R') } }],
  ['a form that readers fill in', { objects: { 11: withEntry('/NeedAppearances true') } }],
  ['a form of the XML kind', { objects: { 11: withEntry('/XFA 12 0 R'), 12: stream('<xdp/>') } }],
  [
    'a second field',
    { objects: { 11: (form) => form.replace('[7 0 R]', '[7 0 R 12 0 R]'), 12: '<< /FT /Tx /T (x) >>' } },
  ],
  [
    'a second annotation',
    {
      objects: {
        4: (page) => page.replace('[7 0 R', '[7 0 R 12 0 R'),
        12: '<< /Type /Annot /Subtype /Square /Rect [0 0 595 842] >>',
      },
    },
  ],
  ['the widget twice', { objects: { 4: (page) => page.replace('[7 0 R', '[7 0 R 7 0 R') } }],
  [
    'an annotation in the place of the widget',
    {
      objects: {
        4: (page) => page.replace('[7 0 R', '[12 0 R'),
        12: '<< /Type /Annot /Subtype /Square /Rect [0 0 595 842] >>',
      },
    },
  ],
  ['actions of the page', { objects: { 4: withEntry('/AA << /O << /S /JavaScript /JS (x) >> >>') } }],
  ['an action of the widget', { objects: at7('/A << /S /URI /URI (http://x.example) >>') }],
  [
    'a widget that is shown at times',
    { objects: { ...at7('/OC 12 0 R'), 12: '<< /Type /OCG /Name (x) >>' } },
  ],
  [
    'a widget with a second look',
    { objects: { 7: (widget) => widget.replace('/N 8 0 R', '/N 8 0 R /D 12 0 R'), 12: OTHER_TEXT } },
  ],
  ['a widget of another kind', { objects: { 7: (widget) => widget.replace('/FT /Sig', '/FT /Tx') } }],
  [
    'a widget that says it is on another page',
    { objects: { 7: (widget) => widget.replace('/P 4 0 R', '/P 3 0 R') } },
  ],
  [
    'a signature that is a time stamp of the document',
    { objects: { 6: (signature) => signature.replace('/ETSI.CAdES.detached', '/ETSI.RFC3161') } },
  ],
  [
    'a signature with a transform',
    { objects: { 6: withEntry('/Reference [<< /TransformMethod /DocMDP >>]') } },
  ],
  [
    'a signature that leads to another object',
    { objects: { 6: withEntry('/Prop_Build 12 0 R'), 12: OTHER_TEXT } },
  ],
  [
    'a look that reads another file',
    { objects: { 8: (look) => look.replace('/Subtype /Form', '/Subtype /Form /F (http://x.example)') } },
  ],
  [
    'a look of optional content',
    { objects: { 8: (look) => look.replace('/Font <<', '/Properties << /M << /Type /OCG >> >> /Font <<') } },
  ],
  [
    'a look that is moved out of its box',
    { objects: { 8: (look) => look.replace('/Subtype /Form', '/Subtype /Form /Matrix [9 0 0 9 0 0]') } },
  ],
  ['a look that is missing', { objects: { 8: null } }],
  [
    'a look made of the contract',
    { objects: { 8: (look) => look.replace('/Font <<', '/XObject << /X 5 0 R >> /Font <<') } },
  ],
  [
    'an invisible signature that paints',
    { objects: { 7: (widget) => widget.replace(/\/Rect \[[^\]]*\]/, '/Rect [0 0 0 0]') } },
  ],
  ['no form at all', { objects: { 1: null, 11: null } }],
])('the update holds more than a signature, or less: %s', (_what, changes) => {
  expect(verdict(signed(changes))).toBe('UPDATE_HOLDS_MORE');
});

test.each<[string, string]>([
  ['over the text', '/Rect [0 0 595 842]'],
  ['one point too high', `/Rect [72 128 314 ${SIGNATURE_PLACE.bottom + SIGNATURE_PLACE.height + 1}]`],
  ['one point too far left', `/Rect [${SIGNATURE_PLACE.left - 1} 128 314 176]`],
  ['with its corners swapped', '/Rect [314 176 72 128]'],
])('the stamp is out of its place: %s', (_what, rectangle) => {
  const objects = { 7: (widget: string) => widget.replace(/\/Rect \[[^\]]*\]/, rectangle) };
  expect(verdict(signed({ objects }))).toBe('STAMP_OUT_OF_PLACE');
});

test('the stamp is out of its place on another page', () => {
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 5 0 R /Annots [7 0 R] >>';
  const objects = { 3: page, 4: null, 7: (widget: string) => widget.replace('/P 4 0 R', '/P 3 0 R') };
  expect(verdict(signed({ objects }))).toBe('STAMP_OUT_OF_PLACE');
});

test.each<[string, Changes]>([
  ['an object is there twice', { update: (text) => text.replace('7 0 obj', '9 0 obj') }],
  ['an object is not in the table', { update: (text) => text.replace(/8 1\n\d{10} 00000 n \n/, '') }],
  ['the table leads elsewhere', { update: replaced(/8 1\n\d{10}/, '8 1\n0000000100') }],
  [
    'the table removes an object of the contract',
    { update: replaced('xref\n', 'xref\n5 1\n0000000000 65535 f \n') },
  ],
  [
    'the table names an object of the contract anew',
    { update: replaced('xref\n', 'xref\n5 1\n0000000400 00000 n \n') },
  ],
  ['an object has another generation', { update: replaced('8 0 obj', '8 1 obj') }],
  ['the revision before is another one', { update: replaced(/\/Prev \d+/, '/Prev 9') }],
  [
    'the revision before is this one',
    { update: (text) => text.replace(/\/Prev \d+/, `/Prev ${/startxref\n(\d+)/.exec(text)?.[1] ?? ''}`) },
  ],
  ['a second table is hidden in a stream', { update: replaced('/Prev', '/XRefStm 9 /Prev') }],
  ['the file has another size', { update: replaced(/\/Size \d+/, '/Size 900') }],
  ['the file says it is encrypted', { update: replaced('/Prev', '/Encrypt 8 0 R /Prev') }],
  ['the table is a stream', { update: (text) => text.replace(/xref\n[\s\S]*startxref/, 'startxref') }],
  [
    'a second update follows',
    { update: (text) => `${text}12 0 obj\n<< >>\nendobj\n${text.slice(text.indexOf('xref\n'))}` },
  ],
  ['a comment holds an object', { update: replaced('startxref', '%5 0 obj\nstartxref') }],
  ['a dictionary has a key twice', { objects: at7('/Rect [0 0 595 842]') }],
  ['a dictionary has a comment', { objects: at7('% nothing') }],
  [
    'a stream is longer than it says',
    { objects: { 8: (look) => look.replace(/\/Length \d+/, '/Length 10') } },
  ],
  [
    'a stream has its length elsewhere',
    { objects: { 8: (look) => look.replace(/\/Length \d+/, '/Length 12 0 R'), 12: '10' } },
  ],
  ['text stands between the objects', { update: replaced('8 0 obj', 'xx 8 0 obj') }],
  ['the values are too deep', { objects: at7(`/MK ${'['.repeat(50)}${']'.repeat(50)}`) }],
])('the update is no plain one: %s', (_what, changes) => {
  expect(verdict(signed(changes))).toBe('UPDATE_UNREADABLE');
});
