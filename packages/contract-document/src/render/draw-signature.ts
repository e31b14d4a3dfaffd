import type { ContractSignature } from '../contract-document.ts';
import type { PageFlow, StructureElement } from './page-flow.ts';
import { PAGE, SIGNATURE_HEIGHT, TEXT_BOTTOM } from './page-geometry.ts';
import { QUIET, STYLES } from './text-style.ts';

const BOX_WIDTH = 250;

/**
 * The place for the visible signature: a box at the foot of the page on the left, where signing services put
 * their stamp, and the signer's name below it.
 */
export function drawSignature(flow: PageFlow, parent: StructureElement, signature: ContractSignature): void {
  const caption = `${signature.name} (${signature.label})`;
  const lines = flow.breaker.lines(caption, STYLES.note, BOX_WIDTH).slice(0, 3);
  flow.ensure(SIGNATURE_HEIGHT);
  const top = TEXT_BOTTOM - SIGNATURE_HEIGHT;
  const { doc } = flow;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .roundedRect(PAGE.left, top, BOX_WIDTH, SIGNATURE_HEIGHT - 40, 4)
    .lineWidth(0.6)
    .strokeColor(QUIET)
    .stroke();
  doc.endMarkedContent();
  const element = flow.element(parent, 'P');
  flow.drawLines(element, lines, STYLES.note, { x: PAGE.left, y: TEXT_BOTTOM - 36 });
  element.end();
  flow.y = TEXT_BOTTOM;
}
