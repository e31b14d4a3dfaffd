import type { ContractDrawing, ContractPicture, DrawnSignature } from '../contract-document.ts';
import type { PageFlow, StructureElement } from './page-flow.ts';
import { PAGE, TEXT_WIDTH } from './page-geometry.ts';
import { INK, QUIET, STYLES } from './text-style.ts';

const GAP = 18;
const CELL_WIDTH = (TEXT_WIDTH - GAP) / 2;
const CAPTION_GAP = 4;
const ROW_GAP = 12;

/** Size of the box that each picture of a block fits into. */
interface PictureSize {
  readonly perRow: 1 | 2;
  readonly width: number;
  readonly height: number;
}
/** Photos of 4 to 3. */
export const NARROW: PictureSize = { perRow: 2, width: CELL_WIDTH, height: CELL_WIDTH * 0.75 };
/** Sheets of A4; heading and caption fit on their page. */
export const WIDE: PictureSize = { perRow: 1, width: TEXT_WIDTH, height: 600 };

/** A row of pictures with a caption of one line. */
export const pictureRowHeight = ({ height }: Pick<PictureSize, 'height'>): number =>
  height + CAPTION_GAP + STYLES.note.leading + ROW_GAP;

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

function drawCaption(
  flow: PageFlow,
  parent: StructureElement,
  lines: ReturnType<PageFlow['breaker']['lines']>,
  x: number,
  y: number,
): void {
  const element = flow.element(parent, 'P');
  flow.drawLines(element, lines, STYLES.note, { x, y });
  element.end();
}

interface Cell {
  readonly caption: string;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** Cells in rows, each with its caption below; a row never crosses a page. */
function drawCells(
  flow: PageFlow,
  parent: StructureElement,
  cells: readonly Cell[],
  { perRow, width }: Pick<PictureSize, 'perRow' | 'width'>,
): void {
  const linesOf = (caption: string) => flow.breaker.lines(caption, STYLES.note, width);
  for (let first = 0; first < cells.length; first += perRow) {
    const row = cells.slice(first, first + perRow);
    const heights = row.map(
      ({ caption, height }) => height + CAPTION_GAP + linesOf(caption).length * STYLES.note.leading,
    );
    const height = Math.max(...heights) + ROW_GAP;
    flow.ensure(height);
    row.forEach((cell, column) => {
      const x = PAGE.left + column * (width + GAP);
      cell.draw(x, flow.y);
      drawCaption(flow, parent, linesOf(cell.caption), x, flow.y + cell.height + CAPTION_GAP);
    });
    flow.y += height;
  }
}

/** Pictures in rows, each inside its box. */
export function drawPictures(
  flow: PageFlow,
  parent: StructureElement,
  pictures: readonly ContractPicture[],
  size: PictureSize,
): void {
  const { width, height } = size;
  drawCells(
    flow,
    parent,
    pictures.map(({ content, caption }) => ({
      caption,
      height,
      draw: (x, y) => {
        const box = { x, y, width, height };
        drawFigure(flow, parent, caption, box, () => {
          flow.doc.image(Buffer.from(content), x, y, { fit: [width, height], valign: 'bottom' });
        });
      },
    })),
    size,
  );
}

const DRAWING_HEIGHT = 190;
/** Of a drawing with a caption of one line. */
export const DRAWING_ROW_HEIGHT = pictureRowHeight({ height: DRAWING_HEIGHT });
const DRAWN_LINE = 4;

/** A drawing of shapes, with its caption below. */
export function drawDrawing(flow: PageFlow, parent: StructureElement, drawing: ContractDrawing): void {
  const { caption, shapes, height } = drawing;
  const scale = DRAWING_HEIGHT / height;
  const draw = (x: number, y: number) => {
    const box = { x, y, width: drawing.width * scale, height: DRAWING_HEIGHT };
    drawFigure(flow, parent, caption, box, () => {
      const { doc } = flow;
      doc.save().translate(x, y).scale(scale).lineWidth(DRAWN_LINE).lineJoin('round');
      for (const { path, line, fill } of shapes) {
        doc.path(path);
        if (fill === null) doc.stroke(line);
        else doc.fillAndStroke(fill, line);
      }
      doc.restore();
    });
  };
  drawCells(flow, parent, [{ caption, height: DRAWING_HEIGHT, draw }], { perRow: 1, width: TEXT_WIDTH });
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
    NARROW,
  );
}
