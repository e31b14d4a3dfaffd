import { UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNarrow } from '../desk/use-narrow.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import type { Block } from './read-blocks.ts';
import classes from './document-text.module.css';

/** The text of a document, set for the width at hand. */
export function DocumentText({ blocks }: { readonly blocks: readonly Block[] }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div ref={text} className={classes['text']} lang="de">
      <Contents
        blocks={blocks}
        onChoose={(index) => {
          const section = text.current?.querySelector<HTMLElement>(`[data-block="${index}"]`);
          section?.focus({ preventScroll: true });
          section?.scrollIntoView();
        }}
      />
      {blocks.map((block, index) => {
        const above = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
        // The blocks of a document never change.
        const heading = above?.kind === 'heading' ? above.text : '';
        return <TextBlock key={index} index={index} block={block} heading={heading} />;
      })}
    </div>
  );
}

interface ContentsProps {
  readonly blocks: readonly Block[];
  /** Goes to the heading with this place among the blocks. */
  readonly onChoose: (index: number) => void;
}

/** The sections of the document, folded into one row; a press goes to one. */
function Contents({ blocks, onChoose }: ContentsProps) {
  const { t, i18n } = useTranslation('workflow');
  return (
    <details className={classes['contents']}>
      <summary lang={i18n.language}>{t('contract.contents')}</summary>
      <ol>
        {blocks.map(
          (block, index) =>
            block.kind === 'heading' &&
            block.level > 1 && (
              <li key={index}>
                <UnstyledButton onClick={() => onChoose(index)}>{block.text}</UnstyledButton>
              </li>
            ),
        )}
      </ol>
    </details>
  );
}

interface TextBlockProps {
  readonly index: number;
  readonly block: Block;
  /** The last heading above it. */
  readonly heading: string;
}

function TextBlock({ index, block, heading }: TextBlockProps) {
  switch (block.kind) {
    case 'heading': {
      // The page has the first level.
      const Heading = block.level === 1 ? 'h2' : 'h3';
      return (
        <Heading tabIndex={-1} data-block={index}>
          {block.text}
        </Heading>
      );
    }
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
