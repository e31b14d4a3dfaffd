import type { SandboxPerson } from '../sandbox-case.ts';
import { detachedSignature } from './detached-signature.ts';
import { lastPageNumber, openPdfFile, UnsupportedPdfError, withEntry, type PdfFile } from './pdf-file.ts';
import {
  appearanceStream,
  BYTE_RANGE_GAP,
  CONTENTS_GAP,
  fontDictionary,
  signatureDictionary,
  widgetDictionary,
  type StampObjects,
  type StampText,
} from './signature-stamp.ts';
import type { SigningIdentity } from './signing-identity.ts';

export interface SigningOrder {
  readonly identity: SigningIdentity;
  readonly person: SandboxPerson;
  readonly at: Date;
}

function withAnnotation(page: string, widget: number): string {
  if (/\/Annots \[/.test(page)) return page.replace('/Annots [', `/Annots [${widget} 0 R `);
  if (/\/Annots\b/.test(page)) throw new UnsupportedPdfError('The last page keeps its annotations elsewhere');
  return withEntry(page, `/Annots [${widget} 0 R]`);
}

/** The objects of an update that signs a file, by number; those of the file that it changes come first. */
export function changedObjects(file: PdfFile, stamp: StampText): ReadonlyMap<number, string> {
  const root = file.dictionary(file.rootNumber);
  if (/\/AcroForm\b/.test(root)) throw new UnsupportedPdfError('The PDF has a form or a signature already');
  const page = lastPageNumber(file);
  const first = file.size;
  const objects: StampObjects = {
    signature: first,
    widget: first + 1,
    appearance: first + 2,
    textFont: first + 3,
    boldFont: first + 4,
    page,
  };
  const form = first + 5;
  return new Map([
    [file.rootNumber, withEntry(root, `/AcroForm ${form} 0 R`)],
    [page, withAnnotation(file.dictionary(page), objects.widget)],
    [objects.signature, signatureDictionary(stamp)],
    [objects.widget, widgetDictionary(objects)],
    [objects.appearance, appearanceStream(stamp, objects)],
    [objects.textFont, fontDictionary('Helvetica')],
    [objects.boldFont, fontDictionary('Helvetica-Bold')],
    [form, `<<\n/SigFlags 3\n/Fields [${objects.widget} 0 R]\n>>`],
  ]);
}

/** Puts an update behind a file: objects, their table and a trailer that points back to the untouched original. */
export function appendUpdate(file: PdfFile, objects: ReadonlyMap<number, string>): Buffer {
  let text = file.bytes.at(-1) === 0x0a ? '' : '\n';
  const rows: string[] = [];
  const numbers = [...objects.keys()].sort((left, right) => left - right);
  for (const number of numbers) {
    const offset = file.bytes.length + text.length;
    rows.push(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
    text += `${number} 0 obj\n${objects.get(number)}\nendobj\n`;
  }
  const xrefOffset = file.bytes.length + text.length;
  const size = Math.max(file.size, ...numbers.map((number) => number + 1));
  text += `xref\n${rows.join('')}trailer\n<<\n/Size ${size}\n/Prev ${file.xrefOffset}\n${file.trailerEntries}\n>>\n`;
  text += `startxref\n${xrefOffset}\n%%EOF\n`;
  return Buffer.concat([file.bytes, Buffer.from(text, 'latin1')]);
}

/** Fills the gaps of a prepared signature behind a place with its range and the signature itself. */
export function placeSignature(
  prepared: Buffer,
  from: number,
  identity: SigningIdentity,
  stampedAt: Date | null = null,
): Buffer {
  const rangeAt = prepared.indexOf(BYTE_RANGE_GAP, from);
  const contentsAt = prepared.indexOf(CONTENTS_GAP, from) + '/Contents '.length;
  const contentsEnd = contentsAt + CONTENTS_GAP.length - '/Contents '.length;
  const range = `/ByteRange [0 ${contentsAt} ${contentsEnd} ${prepared.length - contentsEnd}]`;
  const file = Buffer.from(prepared);
  file.write(range.padEnd(BYTE_RANGE_GAP.length), rangeAt, 'latin1');
  const signature = detachedSignature(
    Buffer.concat([file.subarray(0, contentsAt), file.subarray(contentsEnd)]),
    identity,
    stampedAt,
  ).toString('hex');
  const room = contentsEnd - contentsAt - 2;
  if (signature.length > room) throw new Error('The signature is longer than the room kept for it');
  file.write(signature.padEnd(room, '0'), contentsAt + 1, 'latin1');
  return file;
}

/**
 * Signs a PDF. The given bytes stay unchanged. An update follows with a visible test stamp on the last page and a
 * PAdES signature over the whole file, with time stamp.
 * @throws UnsupportedPdfError when the file cannot be extended
 */
export function signPdf(document: Buffer, { identity, person, at }: SigningOrder): Buffer {
  const file = openPdfFile(document);
  const stamp = { signer: `${person.givenName} ${person.familyName}`, at };
  const prepared = appendUpdate(file, changedObjects(file, stamp));
  return placeSignature(prepared, document.length, identity, at);
}
