import { useTranslation } from '../../i18n/use-translation.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import classes from './package.module.css';

/** Name, then the value so far and the new one. */
type Row = readonly [string, string, string];

interface ChangeTableProps {
  readonly rows: readonly Row[];
  /** The row that counts most. */
  readonly total: Row | null;
  readonly more?: readonly Row[];
}

/** What changes in the terms of a lease: so far and new. */
export function ChangeTable({ rows, total, more = [] }: ChangeTableProps) {
  const { t } = useTranslation('lease');
  return (
    <ScrollingTable label={t('package.compare')}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('package.columns.what')}</th>
            <th scope="col">{t('package.columns.before')}</th>
            <th scope="col">{t('package.columns.after')}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...(total ? [total] : []), ...more].map((row) => (
            <tr key={row[0]} data-total={row === total || undefined}>
              <th scope="row">{row[0]}</th>
              <td>{row[1]}</td>
              <td>{row[2]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
