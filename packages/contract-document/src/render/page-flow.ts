import type PDFKit from 'pdfkit';
import { createLineBreaker, type LineBreaker, type TextLine } from './line-breaker.ts';
import { PAGE, TEXT_BOTTOM } from './page-geometry.ts';
import { HAIRLINE, type TextStyle } from './text-style.ts';
import type { TextRun, Typeface } from './typeface.ts';

export type PdfDocument = InstanceType<typeof PDFKit>;
export type StructureElement = PDFKit.PDFStructureElement;

/** The page being written and the place on it. All drawing goes through here, so that everything is tagged. */
export interface PageFlow {
  readonly doc: PdfDocument;
  readonly breaker: LineBreaker;
  y: number;
  /** Starts a new page when less than the given height is left. */
  ensure(height: number): void;
  newPage(): void;
  /** Height left on the page, in points. */
  room(): number;
  /** A new tagged element below its parent. The caller ends it. */
  element(
    parent: StructureElement,
    type: string,
    options?: { scope?: string; lang?: string; alt?: string; bbox?: readonly number[] },
  ): StructureElement;
  /** Draws lines as content of an element, from the given place down. */
  drawLines(element: StructureElement, lines: readonly TextLine[], style: TextStyle, at: LinePlace): void;
  /** Draws lines as decoration that readers skip. */
  drawArtifactLine(text: string, style: TextStyle, at: LinePlace): void;
  /** A horizontal line across a stretch, as decoration. */
  rule(y: number, weight?: number, color?: string): void;
}

export interface LinePlace {
  readonly x: number;
  readonly y: number;
  /** Lines are set against the right edge of this width when given. */
  readonly alignRightIn?: number;
}

function features(style: TextStyle): PDFKit.Mixins.TextOptions {
  return style.tabular ? { features: ['tnum'] } : {};
}

/** Opens the flow on a document that has its first page. */
export function createPageFlow(doc: PdfDocument, typeface: Typeface): PageFlow {
  for (const [name, font] of Object.entries(typeface.fonts)) {
    // pdfkit takes an opened font as well as bytes; its types know only bytes.
    doc.registerFont(name, font as unknown as Buffer);
  }

  const widthOfString = doc.widthOfString.bind(doc);
  // pdfkit measures each drawn text twice for what is not used here: links, underlines and where the next text begins.
  doc.widthOfString = () => 0;

  function measure(run: TextRun, style: TextStyle): number {
    doc.font(run.font).fontSize(style.size);
    return widthOfString(run.text, features(style));
  }

  function drawRuns(line: TextLine, style: TextStyle, x: number, y: number): void {
    let left = x;
    for (const run of line.runs) {
      doc.font(run.font).fontSize(style.size).fillColor(style.color);
      // Placed by the baseline, so that runs of different fonts stand on one line.
      doc.text(run.text, left, y + style.size, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...features(style),
      });
      if (line.runs.length > 1) left += measure(run, style);
    }
  }

  function place(line: TextLine, at: LinePlace): number {
    return at.alignRightIn === undefined ? at.x : at.x + at.alignRightIn - line.width;
  }

  const flow: PageFlow = {
    doc,
    breaker: createLineBreaker(typeface, measure),
    y: PAGE.top,
    ensure(height) {
      if (flow.y + height > TEXT_BOTTOM) flow.newPage();
    },
    newPage() {
      doc.addPage();
      flow.y = PAGE.top;
    },
    room: () => TEXT_BOTTOM - flow.y,
    element(parent, type, options = {}) {
      // The types leave out `scope` and `bbox`, which pdfkit 0.20 supports.
      const element = doc.struct(type, options);
      parent.add(element);
      return element;
    },
    drawLines(element, lines, style, at) {
      element.add(() => {
        lines.forEach((line, index) => drawRuns(line, style, place(line, at), at.y + index * style.leading));
      });
    },
    drawArtifactLine(text, style, at) {
      const [line] = flow.breaker.lines(text, style, Number.MAX_SAFE_INTEGER);
      if (line === undefined) return;
      doc.markContent('Artifact', { type: 'Pagination' });
      drawRuns(line, style, place(line, at), at.y);
      doc.endMarkedContent();
    },
    rule(y, weight = 0.6, color = HAIRLINE) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.width - PAGE.right, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke();
      doc.endMarkedContent();
    },
  };
  return flow;
}
