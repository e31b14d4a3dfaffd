import type { ReactNode } from 'react';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import tableClasses from '../desk/desk-table.module.css';
import { useNarrow } from '../desk/use-narrow.ts';
import classes from './row-table.module.css';

interface RowColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether its cells are figures or dates, set to the right. */
  readonly amount?: boolean;
}

export interface RowTableProps<Row> {
  /** What the table lists. */
  readonly label: string;
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** A row as a card of a phone, for a list that fills its surface from edge to edge; else a card names each column. */
  readonly card?: (row: Row) => ReactNode;
  /** Of the frame around the table. */
  readonly className?: string | undefined;
}

/** Rows of one kind: a table; on phones cards, which leave out columns that say nothing. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ label, columns, rows, rowKey, card, className }: RowTableProps<Row>) {
  const classOf = ({ amount }: RowColumn<Row>) => (amount ? tableClasses['amount'] : undefined);
  return (
    <ScrollingTable label={label} className={`${classes[card ? 'edges' : 'frame']} ${className ?? ''}`}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.title} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Cards<Row>({ label, columns, rows, rowKey, card }: RowTableProps<Row>) {
  if (card) {
    return (
      <ul className={classes['ownCards']}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={classes['ownCard']}>
            {card(row)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes['card']}>
          <dl className={classes['facts']}>
            {columns.map(({ title, cell }) => {
              const value = cell(row);
              return (
                value !== null &&
                value !== '' && (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{value}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
