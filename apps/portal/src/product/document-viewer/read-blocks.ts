/** An element of a page's structure (ISO 32000-1, 14.7), as pdf.js gives it. */
export interface StructureNode {
  readonly role: string;
  readonly children: readonly (StructureNode | StructureContent)[];
}

interface StructureContent {
  readonly type: string;
  readonly id?: string;
}

/** A run of text, or the begin or end of marked content, as pdf.js gives them. */
export interface PageItem {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/** A part of a document's text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly Row[] };

interface Row {
  /** Whether its cells head the columns. */
  readonly isHead: boolean;
  readonly cells: readonly { readonly isHeader: boolean; readonly text: string }[];
}

const NO_BREAK_SPACE = '\u00a0';
const HEADING = /^H([1-6])$/;
// "Hin- und Rückfahrt" keeps its space where a line ends after the hyphen.
const OPEN_COMPOUND = /^(?:und|oder|bzw\.|sowie)\b/;

function joinLines(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  return before.endsWith('-') && !OPEN_COMPOUND.test(after) ? before + after : `${before} ${after}`;
}

/** The text of each marked content by its id. Content without an id is an artifact, such as a page number. */
function textsById(items: readonly PageItem[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str = '', hasEOL = false } of items) {
    if (type?.startsWith('begin')) open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    const current = open.at(-1);
    // Runs of one line carry their spaces: "CO" and "₂" of another font are one word.
    if (current !== undefined) texts.set(current, (texts.get(current) ?? '') + str + (hasEOL ? '\n' : ''));
  }
  return texts;
}

const linesJoined = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .reduce(joinLines, '')
    // The printed page keeps its lines; here they break anew.
    .replaceAll(/(?<=\d) (?=[€%])|(?<=§) /g, NO_BREAK_SPACE);

function hasContent(block: Block): boolean {
  if (block.kind === 'list') return block.entries.length > 0;
  return block.kind === 'table' ? block.rows.length > 0 : block.text !== '';
}

/**
 * The text of a page in the order and by the tags of its structure, without artifacts. Elements of other kinds give their
 * children.
 */
export function readBlocks(tree: StructureNode | null, items: readonly PageItem[]): Block[] {
  const texts = textsById(items);
  const textOf = (node: StructureNode | StructureContent): string =>
    'role' in node
      ? node.children.map(textOf).filter(Boolean).join(' ')
      : linesJoined((node.id !== undefined && texts.get(node.id)) || '');
  const childrenOf = (node: StructureNode, ...roles: readonly string[]): StructureNode[] =>
    node.children.filter((child): child is StructureNode => 'role' in child && roles.includes(child.role));
  const rowOf = (row: StructureNode, isHead: boolean): Row => ({
    isHead,
    cells: childrenOf(row, 'TH', 'TD').map((cell) => ({ isHeader: cell.role === 'TH', text: textOf(cell) })),
  });
  const rowsOf = (table: StructureNode): Row[] =>
    childrenOf(table, 'TR', 'THead', 'TBody', 'TFoot').flatMap((part) =>
      part.role === 'TR'
        ? [rowOf(part, false)]
        : childrenOf(part, 'TR').map((row) => rowOf(row, part.role === 'THead')),
    );
  // The list shows its own bullets.
  const entryOf = (item: StructureNode) => {
    const bodies = childrenOf(item, 'LBody');
    return (bodies.length > 0 ? bodies : [item]).map(textOf).join(' ');
  };

  function blocksOf(node: StructureNode | StructureContent): Block[] {
    if (!('role' in node)) return [];
    const level = HEADING.exec(node.role)?.[1];
    if (level !== undefined) return [{ kind: 'heading', level: Number(level), text: textOf(node) }];
    switch (node.role) {
      case 'P':
        return [{ kind: 'paragraph', text: textOf(node) }];
      case 'L':
        return [{ kind: 'list', entries: childrenOf(node, 'LI').map(entryOf).filter(Boolean) }];
      case 'Table':
        return [{ kind: 'table', rows: rowsOf(node).filter(({ cells }) => cells.some(({ text }) => text)) }];
      default:
        return node.children.flatMap(blocksOf);
    }
  }
  // Each page's tree has the elements that go on from it or to it, without their content on other pages.
  return tree === null ? [] : blocksOf(tree).filter(hasContent);
}
