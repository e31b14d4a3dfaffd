import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { LoadState, type Loadable } from '../../api/load-state.tsx';
import { PageLinks } from '../desk/page-links.tsx';
import classes from './query-table.module.css';
import { RowTable, type RowTableProps } from './row-table.tsx';

type PageLinksProps = ComponentProps<typeof PageLinks>;

interface QueryTableProps<Page, Row> extends Omit<RowTableProps<Row>, 'rows'> {
  readonly query: Loadable<Page>;
  /** Title of the message when nothing could be loaded. */
  readonly failed: string;
  /** Said to screen readers while the page is on its way. */
  readonly loading: string;
  /** Height of what is shown until then, in pixels. */
  readonly height?: number;
  readonly rows: (page: Page) => readonly Row[];
  /** Said above the rows, also when there are none. */
  readonly count?: (page: Page) => string;
  /** Said when there are no rows, unless the count says so. */
  readonly none?: string;
  /** Whether the label stands above the rows as a heading. */
  readonly heading?: boolean;
  readonly pages: Omit<PageLinksProps, 'next'>;
}

/** A list that the server pages, on a surface of its own: on its way, failed, empty, or its rows with links to other pages. */
export function QueryTable<Page extends Pick<PageLinksProps, 'next'>, Row>({
  query,
  failed,
  loading,
  height = 320,
  rows,
  count,
  none,
  heading = false,
  pages,
  ...table
}: QueryTableProps<Page, Row>) {
  return (
    <LoadState
      query={query}
      failed={failed}
      label={loading}
      skeleton={<Skeleton height={height} radius={22} mt={24} />}
    >
      {(page) => (
        <section className={classes['results']} data-card aria-label={table.label}>
          {heading && <h2 className={classes['heading']}>{table.label}</h2>}
          {count && <output className={classes['count']}>{count(page)}</output>}
          {rows(page).length > 0 ? (
            <RowTable {...table} rows={rows(page)} />
          ) : (
            none && <output className={classes['none']}>{none}</output>
          )}
          <div className={classes['pages']}>
            <PageLinks {...pages} next={page.next} />
          </div>
        </section>
      )}
    </LoadState>
  );
}
