import type { TextLine } from './line-breaker.ts';
import type { PageFlow, StructureElement } from './page-flow.ts';
import { PAGE, TEXT_WIDTH } from './page-geometry.ts';
import { STYLES, type TextStyle } from './text-style.ts';

const MIN_LINES_TOGETHER = 2;

// How many lines stay on this page, so that neither page gets a single line.
function linesThatStay(total: number, fitting: number): number {
  if (fitting >= total) return total;
  const stay = Math.min(fitting, total - MIN_LINES_TOGETHER);
  return stay >= MIN_LINES_TOGETHER ? stay : 0;
}

/** A paragraph over the whole width; continues on the next page when it must. */
export function drawParagraph(
  flow: PageFlow,
  parent: StructureElement,
  text: string,
  style: TextStyle,
  options: { readonly type?: string; readonly after?: number } = {},
): void {
  let lines = flow.breaker.lines(text, style, TEXT_WIDTH);
  const element = flow.element(parent, options.type ?? 'P');
  while (lines.length > 0) {
    const stay = linesThatStay(lines.length, Math.floor(flow.room() / style.leading));
    if (stay === 0) {
      flow.newPage();
      continue;
    }
    flow.drawLines(element, lines.slice(0, stay), style, { x: PAGE.left, y: flow.y });
    flow.y += stay * style.leading;
    lines = lines.slice(stay);
  }
  element.end();
  flow.y += options.after ?? 0;
}

/** A heading; the caller makes sure that something follows it on the page. */
export function drawHeading(
  flow: PageFlow,
  parent: StructureElement,
  text: string,
  type: 'H1' | 'H2' | 'H3',
  style: TextStyle,
): void {
  drawParagraph(flow, parent, text, style, { type });
}

const BULLET = '•';
const BULLET_INDENT = 12;
const COLUMN_GAP = 18;
const ITEM_GAP = 1.5;
/** Longer lists are set in two columns. */
const MAX_SINGLE_COLUMN = 12;

interface ListItem {
  readonly lines: readonly TextLine[];
  readonly x: number;
}

function drawItem(flow: PageFlow, list: StructureElement, { lines, x }: ListItem): void {
  const style = STYLES.body;
  const item = flow.element(list, 'LI');
  const label = flow.element(item, 'Lbl');
  flow.drawLines(label, flow.breaker.lines(BULLET, style, BULLET_INDENT), style, { x: x + 2, y: flow.y });
  label.end();
  const body = flow.element(item, 'LBody');
  flow.drawLines(body, lines, style, { x: x + BULLET_INDENT, y: flow.y });
  body.end();
  item.end();
}

/** A list with bullets, in two columns when it is long; an item never crosses a page. */
export function drawList(flow: PageFlow, parent: StructureElement, items: readonly string[]): void {
  const columns = items.length > MAX_SINGLE_COLUMN ? 2 : 1;
  const columnWidth = (TEXT_WIDTH - (columns - 1) * COLUMN_GAP) / columns;
  const list = flow.element(parent, 'L');
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns).map((text, column): ListItem => ({
      lines: flow.breaker.lines(text, STYLES.body, columnWidth - BULLET_INDENT),
      x: PAGE.left + column * (columnWidth + COLUMN_GAP),
    }));
    const height = Math.max(...row.map(({ lines }) => lines.length)) * STYLES.body.leading + ITEM_GAP;
    flow.ensure(height);
    for (const item of row) drawItem(flow, list, item);
    flow.y += height;
  }
  list.end();
  flow.y += 6;
}
