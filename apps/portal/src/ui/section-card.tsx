import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './section-card.module.css';

interface SectionCardProps {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Less air, for asides and desks. */
  readonly isDense?: boolean;
}

/** A part of a page on its own surface, named by its heading. */
export function SectionCard({ title, lead, children, isDense = false }: SectionCardProps) {
  const headingId = useId();
  return (
    <section
      className={clsx(styles.card, isDense && styles.dense)}
      aria-labelledby={title ? headingId : undefined}
    >
      {title ? <h2 id={headingId}>{title}</h2> : null}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
