import { ScrollingTable } from '../../../../ui/scrolling-table.tsx';
import type { Block } from './read-blocks.ts';
import classes from './document-text.module.css';

/** The text of a document, set for the width at hand. */
export function DocumentText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={classes['text']} lang="de">
      {blocks.map((block, index) => {
        const above = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
        // The blocks of a document never change.
        return <TextBlock key={index} block={block} heading={above?.kind === 'heading' ? above.text : ''} />;
      })}
    </div>
  );
}

interface TextBlockProps {
  readonly block: Block;
  /** The last heading above it. */
  readonly heading: string;
}

function TextBlock({ block, heading }: TextBlockProps) {
  switch (block.kind) {
    case 'heading':
      // The page has the first level.
      return block.level === 1 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.entries.map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      );
    case 'table':
      return <TextTable rows={block.rows} heading={heading} />;
  }
}

interface TextTableProps {
  readonly rows: Extract<Block, { kind: 'table' }>['rows'];
  readonly heading: string;
}

/** Pairs of name and value wrap; what has more columns scrolls sideways where it finds no room. */
function TextTable({ rows, heading }: TextTableProps) {
  const table = (
    <table>
      <tbody>
        {rows.map(({ isHead, cells }, row) => (
          <tr key={row}>
            {cells.map(({ isHeader, text }, column) =>
              isHeader && text !== '' ? (
                <th key={column} scope={isHead ? 'col' : 'row'}>
                  {text}
                </th>
              ) : (
                <td key={column}>{text}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  if (columns <= 2) return table;
  return (
    <ScrollingTable label={heading} className={classes['amounts']}>
      {table}
    </ScrollingTable>
  );
}
