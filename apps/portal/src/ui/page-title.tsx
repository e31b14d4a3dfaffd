import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Stands at the right end on wide screens, below the title on narrow ones. */
  readonly aside?: ReactNode;
}

/** The one h1 of a page. */
export function PageTitle({ title, lead, aside }: PageTitleProps) {
  return (
    <div className={classes['title']}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
