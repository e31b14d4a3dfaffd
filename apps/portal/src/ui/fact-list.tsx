import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** In columns: takes the room of two. */
  readonly wide?: boolean;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** `rows`: label left, value right, one below the other. `columns`: three beside each other, label above. */
  readonly layout?: 'rows' | 'columns';
}

/** Labelled facts, each label once. */
export function FactList({ facts, layout = 'rows' }: FactListProps) {
  return (
    <dl className={classes[layout]}>
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? `${classes['fact']} ${classes['wide']}` : classes['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
