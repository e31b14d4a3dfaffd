import type { ReactNode } from 'react';
import classes from './section-part.module.css';

interface SectionPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a section card with a heading of its own, divided from the part before it by a line. */
export function SectionPart({ title, children }: SectionPartProps) {
  return (
    <div className={classes['part']}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** Two parts of a section card beside each other where it is wide enough. */
export function SectionPair({ children }: { readonly children: ReactNode }) {
  return <div className={classes['pair']}>{children}</div>;
}
