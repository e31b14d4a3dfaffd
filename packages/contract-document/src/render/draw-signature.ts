import type { ContractSignature } from '../contract-document.ts';
import type { PageFlow, StructureElement } from './page-flow.ts';
import { PAGE, SIGNATURE_HEIGHT, TEXT_BOTTOM, TEXT_WIDTH } from './page-geometry.ts';
import { QUIET, STYLES } from './text-style.ts';

const BOX_WIDTH = 250;
const BOX_HEIGHT = SIGNATURE_HEIGHT - 40;

/** The box for the visible signature on the last page, in points from the lower left corner. */
export const SIGNATURE_PLACE = {
  left: PAGE.left,
  bottom: PAGE.bottom + SIGNATURE_HEIGHT - BOX_HEIGHT,
  width: BOX_WIDTH,
  height: BOX_HEIGHT,
} as const;

/** Lines below the box before the bottom of the text; a name that needs more takes the whole width. */
const CAPTION_LINES = 3;

/**
 * Draws the place of the visible signature: a box at the bottom left of the page, where signing services put their
 * stamp. The signer's full name follows below it, over the page width if it is long.
 */
export function drawSignature(flow: PageFlow, parent: StructureElement, signature: ContractSignature): void {
  const caption = `${signature.name} (${signature.label})`;
  const narrow = flow.breaker.lines(caption, STYLES.note, BOX_WIDTH);
  const fits = narrow.length <= CAPTION_LINES;
  const lines = fits ? narrow : flow.breaker.lines(caption, STYLES.note, TEXT_WIDTH);
  flow.ensure(SIGNATURE_HEIGHT);
  const top = TEXT_BOTTOM - SIGNATURE_HEIGHT;
  const { doc } = flow;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.roundedRect(PAGE.left, top, BOX_WIDTH, BOX_HEIGHT, 4).lineWidth(0.6).strokeColor(QUIET).stroke();
  doc.endMarkedContent();
  const element = flow.element(parent, 'P');
  flow.drawLines(element, lines, STYLES.note, { x: PAGE.left, y: TEXT_BOTTOM - 36 });
  element.end();
  flow.y = TEXT_BOTTOM;
}
