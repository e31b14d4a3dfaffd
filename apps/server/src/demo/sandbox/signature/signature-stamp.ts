import { pdfDate, pdfTextString, winAnsiString } from './pdf-text.ts';

/** Where the stamp stands on the last page, in points from the lower left corner. */
const RECT = { left: 72, bottom: 128, width: 242, height: 48 } as const;

export const TEST_NOTICE = 'TEST - keine qualifizierte Signatur';

const CONTENT_LENGTH = 16_384;
/** As long as the longest true value, so that the file does not move when it is filled in. */
export const BYTE_RANGE_GAP = '/ByteRange [0 /********** /********** /**********]';
export const CONTENTS_GAP = `/Contents <${'0'.repeat(CONTENT_LENGTH)}>`;

export interface StampText {
  readonly signer: string;
  readonly at: Date;
}

export interface StampObjects {
  readonly signature: number;
  readonly widget: number;
  readonly appearance: number;
  readonly textFont: number;
  readonly boldFont: number;
  readonly page: number;
}

/** The signature's dictionary with gaps for what is known only in the end. */
export function signatureDictionary({ signer, at }: StampText): string {
  return [
    '<<',
    '/Type /Sig',
    '/Filter /Adobe.PPKLite',
    '/SubFilter /ETSI.CAdES.detached',
    BYTE_RANGE_GAP,
    CONTENTS_GAP,
    `/Name ${pdfTextString(signer)}`,
    `/Reason ${pdfTextString(TEST_NOTICE)}`,
    `/M ${pdfDate(at)}`,
    '>>',
  ].join('\n');
}

/** The field and its place on the page in one dictionary. */
export function widgetDictionary(objects: StampObjects): string {
  const { left, bottom, width, height } = RECT;
  return [
    '<<',
    '/Type /Annot',
    '/Subtype /Widget',
    '/FT /Sig',
    `/T ${pdfTextString('Unterschrift')}`,
    `/TU ${pdfTextString(`Elektronische Unterschrift (${TEST_NOTICE})`)}`,
    `/Rect [${left} ${bottom} ${left + width} ${bottom + height}]`,
    '/F 132',
    `/V ${objects.signature} 0 R`,
    `/P ${objects.page} 0 R`,
    `/AP << /N ${objects.appearance} 0 R >>`,
    '>>',
  ].join('\n');
}

/** What the stamp looks like: a frame with the notice, the signer and the time. */
export function appearanceStream({ signer, at }: StampText, { textFont, boldFont }: StampObjects): string {
  const { width, height } = RECT;
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const content = [
    'q',
    '0.984 0.906 0.859 rg 0.62 0.267 0.082 RG 1 w',
    `0.5 0.5 ${width - 1} ${height - 1} re B`,
    '0.62 0.267 0.082 rg',
    `BT /Bold 9.5 Tf 8 32 Td ${winAnsiString(TEST_NOTICE)} Tj ET`,
    '0.055 0.122 0.102 rg',
    `BT /Text 8 Tf 8 20 Td ${winAnsiString(signer.slice(0, 52))} Tj ET`,
    `BT /Text 8 Tf 8 9 Td ${winAnsiString(`Elektronisch unterzeichnet am ${time}`)} Tj ET`,
    'Q',
  ].join('\n');
  return [
    '<<',
    '/Type /XObject',
    '/Subtype /Form',
    `/BBox [0 0 ${width} ${height}]`,
    `/Resources << /Font << /Text ${textFont} 0 R /Bold ${boldFont} 0 R >> >>`,
    `/Length ${content.length}`,
    '>>',
    'stream',
    content,
    'endstream',
  ].join('\n');
}

/** One of the fonts every reader has. */
export function fontDictionary(name: 'Helvetica' | 'Helvetica-Bold'): string {
  return `<<\n/Type /Font\n/Subtype /Type1\n/BaseFont /${name}\n/Encoding /WinAnsiEncoding\n>>`;
}
