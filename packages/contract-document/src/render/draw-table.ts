import type { ContractFact, ContractTable } from '../contract-document.ts';
import type { PageFlow, StructureElement } from './page-flow.ts';
import { PAGE, TEXT_WIDTH } from './page-geometry.ts';
import { INK, STYLES, type TextStyle } from './text-style.ts';

const CELL_PADDING = 4.2;
const GAP = 12;
/** A block up to this height is kept on one page. */
const KEEP_TOGETHER_HEIGHT = 300;

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly right: boolean;
  readonly tag: 'TH' | 'TD';
  readonly scope: 'Row' | 'Column' | null;
}
type Row = readonly Cell[];

function rowHeight(flow: PageFlow, row: Row): number {
  const heights = row.map(
    (cell) => flow.breaker.lines(cell.text, cell.style, cell.width).length * cell.style.leading,
  );
  return Math.max(...heights) + 2 * CELL_PADDING;
}

function drawRow(flow: PageFlow, parent: StructureElement, row: Row): void {
  const height = rowHeight(flow, row);
  flow.ensure(height);
  const element = flow.element(parent, 'TR');
  for (const cell of row) {
    const cellElement = flow.element(element, cell.tag, cell.scope === null ? {} : { scope: cell.scope });
    const at = { x: cell.x, y: flow.y + CELL_PADDING };
    flow.drawLines(
      cellElement,
      flow.breaker.lines(cell.text, cell.style, cell.width),
      cell.style,
      cell.right ? { ...at, alignRightIn: cell.width } : at,
    );
    cellElement.end();
  }
  element.end();
  flow.y += height;
}

/** Label and value rows, the values against the right edge, with a hairline below each. */
export function drawFacts(flow: PageFlow, parent: StructureElement, facts: readonly ContractFact[]): void {
  const natural = Math.max(...facts.map(({ value }) => flow.breaker.width(value, STYLES.value)));
  const valueWidth = Math.min(natural + 1, TEXT_WIDTH * 0.54);
  const labelWidth = TEXT_WIDTH - valueWidth - GAP;
  const rows = facts.map(({ label, value }): Row => [
    {
      text: label,
      x: PAGE.left,
      width: labelWidth,
      style: STYLES.label,
      right: false,
      tag: 'TH',
      scope: 'Row',
    },
    {
      text: value,
      x: PAGE.left + TEXT_WIDTH - valueWidth,
      width: valueWidth,
      style: STYLES.value,
      right: true,
      tag: 'TD',
      scope: null,
    },
  ]);
  const height = rows.reduce((sum, row) => sum + rowHeight(flow, row), 0);
  if (height <= KEEP_TOGETHER_HEIGHT) flow.ensure(height);
  const table = flow.element(parent, 'Table');
  for (const row of rows) {
    drawRow(flow, table, row);
    flow.rule(flow.y);
  }
  table.end();
  flow.y += 10;
}

function tableRow(texts: readonly string[], style: (column: number) => TextStyle, head: boolean): Row {
  const amounts = texts.length - 1;
  const amountWidth = Math.min(92, (TEXT_WIDTH * 0.55) / amounts - GAP);
  const labelWidth = TEXT_WIDTH - amounts * (amountWidth + GAP);
  return texts.map((text, column) => ({
    text,
    x: column === 0 ? PAGE.left : PAGE.left + labelWidth + (column - 1) * (amountWidth + GAP) + GAP,
    width: column === 0 ? labelWidth : amountWidth,
    style: style(column),
    right: column > 0,
    tag: head || column === 0 ? 'TH' : 'TD',
    scope: head ? 'Column' : column === 0 ? 'Row' : null,
  }));
}

/** A table of amounts with a head; totals are bold between two ink lines. */
export function drawTable(flow: PageFlow, parent: StructureElement, table: ContractTable): void {
  const rows = table.rows.map((row) => ({
    total: row.total,
    cells: tableRow(
      row.cells,
      (column) => (row.total ? STYLES.value : column === 0 ? STYLES.label : STYLES.cell),
      false,
    ),
  }));
  const head = tableRow(table.columns, () => STYLES.head, true);
  const height = rows.reduce((sum, row) => sum + rowHeight(flow, row.cells), rowHeight(flow, head));
  if (height <= KEEP_TOGETHER_HEIGHT) flow.ensure(height);
  const element = flow.element(parent, 'Table');
  const headElement = flow.element(element, 'THead');
  drawRow(flow, headElement, head);
  headElement.end();
  flow.rule(flow.y, 0.9, INK);
  const body = flow.element(element, 'TBody');
  for (const row of rows) {
    drawRow(flow, body, row.cells);
    if (row.total) flow.rule(flow.y, 0.9, INK);
    else flow.rule(flow.y);
  }
  body.end();
  element.end();
  flow.y += 12;
}
