import { useNarrow } from '../../../../product/desk/use-narrow.ts';
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

/** Pairs of name and value wrap. What has more columns sets each name above its values where the screen is narrow. */
function TextTable({ rows, heading }: TextTableProps) {
  const narrow = useNarrow();
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  if (columns <= 2) {
    return (
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <Cells {...row} />
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <ScrollingTable label={heading} className={classes['amounts']}>
      <table data-stacked={narrow || undefined}>
        {rows.map(({ isHead, cells }, index) => {
          const [name] = cells;
          const stacked = narrow && name !== undefined && cells.length === columns;
          return (
            <tbody key={index}>
              {stacked && name.text !== '' && (
                <tr>
                  <th scope={isHead ? undefined : 'rowgroup'} colSpan={columns - 1}>
                    {name.text}
                  </th>
                </tr>
              )}
              <tr>
                <Cells isHead={isHead} cells={stacked ? cells.slice(1) : cells} />
              </tr>
            </tbody>
          );
        })}
      </table>
    </ScrollingTable>
  );
}

function Cells({ isHead, cells }: TextTableProps['rows'][number]) {
  return cells.map(({ isHeader, text }, column) =>
    isHeader && text !== '' ? (
      <th key={column} scope={isHead ? 'col' : 'row'}>
        {text}
      </th>
    ) : (
      <td key={column}>{text}</td>
    ),
  );
}
