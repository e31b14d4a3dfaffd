import type { Block } from './read-blocks.ts';
import classes from './document-text.module.css';

/** The text of a document, set for the width at hand. */
export function DocumentText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={classes['text']} lang="de">
      {blocks.map((block, index) => (
        // The blocks of a document never change.
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { readonly block: Block }) {
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
      return (
        <table>
          <tbody>
            {block.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map(({ isHeader, text }, column) =>
                  isHeader ? (
                    <th key={column} scope={column === 0 ? 'row' : 'col'}>
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
  }
}
