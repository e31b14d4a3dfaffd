import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
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
      {facts.map(({ label, value }) => (
        <div key={label} className={classes['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
