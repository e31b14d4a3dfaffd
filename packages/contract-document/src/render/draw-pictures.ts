import type { ContractPicture, DrawnSignature } from '../contract-document.ts';
import type { PageFlow, StructureElement } from './page-flow.ts';
import { PAGE, TEXT_WIDTH } from './page-geometry.ts';
import { INK, QUIET, STYLES } from './text-style.ts';

const GAP = 18;
const CELL_WIDTH = (TEXT_WIDTH - GAP) / 2;
const PICTURE_HEIGHT = CELL_WIDTH * 0.75;
const CAPTION_GAP = 4;
const ROW_GAP = 12;
/** A row of photos with a caption of one line. */
export const PICTURE_ROW_HEIGHT = PICTURE_HEIGHT + CAPTION_GAP + STYLES.note.leading + ROW_GAP;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A figure that is read as its text. @param draw draws it inside the box */
function drawFigure(
  flow: PageFlow,
  parent: StructureElement,
  alt: string,
  { x, y, width, height }: Box,
  draw: () => void,
): void {
  const element = flow.element(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] });
  element.add(draw);
  element.end();
}

function drawCaption(flow: PageFlow, parent: StructureElement, caption: string, x: number, y: number): void {
  const element = flow.element(parent, 'P');
  flow.drawLines(element, flow.breaker.lines(caption, STYLES.note, CELL_WIDTH), STYLES.note, { x, y });
  element.end();
}

interface Cell {
  readonly caption: string;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** Cells two to a row, each with its caption below; a row never crosses a page. */
function drawCells(flow: PageFlow, parent: StructureElement, cells: readonly Cell[]): void {
  for (let first = 0; first < cells.length; first += 2) {
    const row = cells.slice(first, first + 2);
    const heights = row.map(
      ({ caption, height }) =>
        height +
        CAPTION_GAP +
        flow.breaker.lines(caption, STYLES.note, CELL_WIDTH).length * STYLES.note.leading,
    );
    const height = Math.max(...heights) + ROW_GAP;
    flow.ensure(height);
    row.forEach((cell, column) => {
      const x = PAGE.left + column * (CELL_WIDTH + GAP);
      cell.draw(x, flow.y);
      drawCaption(flow, parent, cell.caption, x, flow.y + cell.height + CAPTION_GAP);
    });
    flow.y += height;
  }
}

/** Photos two to a row, each inside a box of 4 to 3. */
export function drawPictures(
  flow: PageFlow,
  parent: StructureElement,
  pictures: readonly ContractPicture[],
): void {
  drawCells(
    flow,
    parent,
    pictures.map(({ content, caption }) => ({
      caption,
      height: PICTURE_HEIGHT,
      draw: (x, y) => {
        const box = { x, y, width: CELL_WIDTH, height: PICTURE_HEIGHT };
        drawFigure(flow, parent, caption, box, () => {
          flow.doc.image(Buffer.from(content), x, y, { fit: [CELL_WIDTH, PICTURE_HEIGHT], valign: 'bottom' });
        });
      },
    })),
  );
}

/** Width of the field in which strokes are given. */
const STROKE_WIDTH = 1000;
const SIGNATURE_HEIGHT = CELL_WIDTH * 0.4;

function drawStrokes(flow: PageFlow, strokes: DrawnSignature['strokes'], left: number, top: number): void {
  const { doc } = flow;
  const scale = CELL_WIDTH / STROKE_WIDTH;
  for (const [x = 0, y = 0, ...rest] of strokes) {
    doc.moveTo(left + x * scale, top + y * scale);
    // A dot is a stroke of one point.
    if (rest.length === 0) doc.lineTo(left + x * scale + 0.1, top + y * scale);
    for (let at = 0; at + 1 < rest.length; at += 2) {
      doc.lineTo(left + (rest[at] ?? 0) * scale, top + (rest[at + 1] ?? 0) * scale);
    }
  }
  doc.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(INK).stroke();
}

/** A typed name at the foot of the place of a signature. */
function drawTypedName(
  flow: PageFlow,
  parent: StructureElement,
  name: string,
  x: number,
  bottom: number,
): void {
  const style = STYLES.typedName;
  const lines = flow.breaker.lines(name, style, CELL_WIDTH);
  const element = flow.element(parent, 'P');
  flow.drawLines(element, lines, style, { x, y: bottom - lines.length * style.leading - 4 });
  element.end();
}

/** Signatures side by side above a line, each with name and capacity. */
export function drawSignatures(
  flow: PageFlow,
  parent: StructureElement,
  signatures: readonly DrawnSignature[],
): void {
  drawCells(
    flow,
    parent,
    signatures.map(({ name, label, strokes, typed }) => {
      const isTyped = strokes.length === 0;
      const caption = isTyped ? `${name}, ${label}. ${typed}` : `${name}, ${label}`;
      return {
        caption,
        height: SIGNATURE_HEIGHT,
        draw: (x, y) => {
          const { doc } = flow;
          const bottom = y + SIGNATURE_HEIGHT;
          if (isTyped) drawTypedName(flow, parent, name, x, bottom);
          else {
            const box = { x, y, width: CELL_WIDTH, height: SIGNATURE_HEIGHT };
            drawFigure(flow, parent, caption, box, () => drawStrokes(flow, strokes, x, y));
          }
          doc.markContent('Artifact', { type: 'Layout' });
          doc
            .moveTo(x, bottom)
            .lineTo(x + CELL_WIDTH, bottom)
            .lineWidth(0.6)
            .strokeColor(QUIET)
            .stroke();
          doc.endMarkedContent();
        },
      };
    }),
  );
}
