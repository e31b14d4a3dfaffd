import type { ReactNode } from 'react';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import tableClasses from './desk-table.module.css';
import classes from './row-table.module.css';
import { useNarrow } from './use-narrow.ts';

export interface RowColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface RowTableProps<Row> {
  /** What the table lists. */
  readonly label: string;
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

/** Rows whose columns are all read alike; on phones as cards that name each column, without those that say nothing. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ label, columns, rows, rowKey }: RowTableProps<Row>) {
  return (
    <ScrollingTable label={label} className={classes['frame']}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Cards<Row>({ label, columns, rows, rowKey }: RowTableProps<Row>) {
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
