import type { ReactNode } from 'react';
import classes from './decision-bar.module.css';

interface DecisionBarProps {
  readonly title?: ReactNode;
  readonly hint: ReactNode;
  readonly children: ReactNode;
  /** Hint and buttons stay in sight below a long document. */
  readonly stays?: boolean;
}

/** Below a step: what happens next and the button for it. */
export function DecisionBar({ title, hint, children, stays = false }: DecisionBarProps) {
  return (
    <div className={classes['bar']} data-card data-stays={stays || undefined}>
      <div className={classes['words']}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{hint}</div>
      </div>
      <div className={classes['actions']}>{children}</div>
    </div>
  );
}
