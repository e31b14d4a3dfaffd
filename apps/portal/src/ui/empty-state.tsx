import type { ReactNode } from 'react';
import { CarOutline } from './car-outline.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** One sentence that says why nothing is here. */
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

/** Stands where a list would, when it has no entries. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes['empty']} data-card>
      <CarOutline className={classes['drawing']} />
      <h2>{title}</h2>
      {children !== undefined && <p className={classes['text']}>{children}</p>}
      {action}
    </div>
  );
}
