import PDFKit from 'pdfkit';
import type { ContractBlock, ContractDocument, ContractSection } from '../contract-document.ts';
import {
  drawDrawing,
  DRAWING_ROW_HEIGHT,
  drawPictures,
  drawSignatures,
  NARROW,
  pictureRowHeight,
  WIDE,
} from './draw-pictures.ts';
import { drawSignature } from './draw-signature.ts';
import { drawFacts, drawTable } from './draw-table.ts';
import { drawHeading, drawList, drawParagraph } from './draw-text.ts';
import { createPageFlow, type PageFlow, type PdfDocument, type StructureElement } from './page-flow.ts';
import { PAGE, SIGNATURE_HEIGHT, TEXT_BOTTOM, TEXT_WIDTH } from './page-geometry.ts';
import { STYLES } from './text-style.ts';
import { openTypeface, type ContractFonts } from './typeface.ts';

export interface RenderOptions {
  readonly fonts: ContractFonts;
  /** Creation time printed into the file's properties, ISO 8601. */
  readonly createdAt: string;
  /** Identity of the document; together with the title it decides the file's ID. */
  readonly documentId: string;
  /** Language of the text and of the page numbers; German unless told otherwise. */
  readonly language?: 'de' | 'en';
  /** What the file's properties name as its subject; the contract's unless told otherwise. */
  readonly subject?: string;
}

const LANGUAGES = {
  de: { tag: 'de-DE', page: (page: number, count: number) => `Seite ${page} von ${count}` },
  en: { tag: 'en-GB', page: (page: number, count: number) => `Page ${page} of ${count}` },
} as const;

/** A document without a number is named by its title alone. */
function nameOf({ title, contractNumber }: ContractDocument): string {
  return `${title} ${contractNumber}`.trim();
}

/** Room a heading needs below it, so that it never stands alone at the foot of a page. */
const HEADING_COMPANY = 64;

function drawBlock(flow: PageFlow, parent: StructureElement, block: ContractBlock): void {
  switch (block.type) {
    case 'paragraph':
      return drawParagraph(flow, parent, block.text, STYLES.body, { after: 6 });
    case 'note':
      return drawParagraph(flow, parent, block.text, STYLES.note, { after: 6 });
    case 'subheading':
      flow.ensure(HEADING_COMPANY);
      flow.y += 4;
      drawHeading(flow, parent, block.text, 'H3', STYLES.subheading);
      flow.y += 2;
      return;
    case 'list':
      return drawList(flow, parent, block.items);
    case 'facts':
      return drawFacts(flow, parent, block.rows);
    case 'table':
      return drawTable(flow, parent, block);
    case 'signature':
      return drawSignature(flow, parent, block);
    case 'pictures':
      return drawPictures(flow, parent, block.pictures, block.wide ? WIDE : NARROW);
    case 'drawing':
      return drawDrawing(flow, parent, block);
    case 'drawnSignatures':
      return drawSignatures(flow, parent, block.signatures);
  }
}

// The signing section stands at the foot of its page, text and box together.
function signingHeight(flow: PageFlow, section: ContractSection): number {
  const text = section.blocks.map((block) =>
    block.type === 'paragraph'
      ? flow.breaker.lines(block.text, STYLES.body, TEXT_WIDTH).length * STYLES.body.leading + 6
      : 0,
  );
  return text.reduce((sum, height) => sum + height, STYLES.heading.leading + 4 + SIGNATURE_HEIGHT + 8);
}

function moveToStart(flow: PageFlow, section: ContractSection): void {
  if (section.startsPage) flow.newPage();
  else flow.y += 10;
  if (section.blocks.some((block) => block.type === 'signature')) {
    const height = signingHeight(flow, section);
    flow.ensure(height);
    flow.y = TEXT_BOTTOM - height;
  } else {
    const [first] = section.blocks;
    const company =
      first?.type === 'pictures'
        ? pictureRowHeight(first.wide ? WIDE : NARROW) + 4
        : first?.type === 'drawing'
          ? DRAWING_ROW_HEIGHT + 4
          : HEADING_COMPANY;
    flow.ensure(STYLES.heading.leading + company);
  }
}

function drawSection(flow: PageFlow, root: StructureElement, section: ContractSection): void {
  moveToStart(flow, section);
  const { language } = section;
  const element = flow.element(root, 'Sect', language ? { lang: LANGUAGES[language].tag } : {});
  // pdfkit measures the left edge from the right one; the page width therefore means "far left".
  flow.doc.outline.addItem(section.heading, { top: flow.y, left: PAGE.width } as { expanded?: boolean });
  drawHeading(flow, element, section.heading, 'H2', STYLES.heading);
  flow.y += 4;
  for (const block of section.blocks) drawBlock(flow, element, block);
  element.end();
}

function drawLetterhead(flow: PageFlow, root: StructureElement, model: ContractDocument): void {
  const senderWidth = TEXT_WIDTH * 0.7;
  const senderLines = flow.breaker.lines(model.sender, STYLES.sender, senderWidth);
  const sender = flow.element(root, 'P');
  flow.drawLines(sender, senderLines, STYLES.sender, { x: PAGE.left, y: flow.y });
  sender.end();
  const date = flow.element(root, 'P');
  const dateLines = flow.breaker.lines(model.date, STYLES.date, TEXT_WIDTH - senderWidth);
  flow.drawLines(date, dateLines, STYLES.date, { x: PAGE.left, y: flow.y, alignRightIn: TEXT_WIDTH });
  date.end();
  flow.y += senderLines.length * STYLES.sender.leading + 30;
  drawHeading(flow, root, nameOf(model), 'H1', STYLES.title);
  flow.y += 6;
}

function drawFooters(flow: PageFlow, model: ContractDocument, language: 'de' | 'en'): void {
  const { start, count } = flow.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    flow.doc.switchToPage(start + index);
    const at = { x: PAGE.left, y: PAGE.height - 46 };
    flow.drawArtifactLine(model.footer, STYLES.footer, at);
    flow.drawArtifactLine(LANGUAGES[language].page(index + 1, count), STYLES.footer, {
      ...at,
      alignRightIn: TEXT_WIDTH,
    });
  }
}

function openDocument(model: ContractDocument, options: RenderOptions): PdfDocument {
  return new PDFKit({
    size: [PAGE.width, PAGE.height],
    // The flow keeps the frame itself; margins would make pdfkit start pages of its own.
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: LANGUAGES[options.language ?? 'de'].tag,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: nameOf(model),
      Subject: options.subject ?? 'Überlassung eines Elektrofahrzeugs mit Entgeltumwandlung',
      Creator: 'Stromwandel',
      Producer: 'Stromwandel',
      // oxlint-disable-next-line no-restricted-globals -- takes the given instant, reads no clock
      CreationDate: new Date(options.createdAt),
      DocumentId: options.documentId,
    } as PDFKit.DocumentInfo, // pdfkit writes further entries as they are; its types list only the common ones
  });
}

/**
 * Sets the contract as a tagged PDF on A4: language, title, bookmarks, page numbers, embedded fonts.
 * The same model and options give the same bytes on the same Node release (the compression is Node's).
 */
export async function renderContract(model: ContractDocument, options: RenderOptions): Promise<Uint8Array> {
  const doc = openDocument(model, options);
  const chunks: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const flow = createPageFlow(doc, openTypeface(options.fonts));
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawLetterhead(flow, root, model);
  for (const block of model.opening) drawBlock(flow, root, block);
  for (const section of model.sections) drawSection(flow, root, section);
  drawFooters(flow, model, options.language ?? 'de');
  root.end();
  doc.end();
  return finished;
}
