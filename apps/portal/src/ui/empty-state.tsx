import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** One sentence why there is nothing. */
  readonly text: string;
  /** The one way on. */
  readonly action?: ReactNode;
}

/** Says why a list is empty and what to do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img src="/default-vehicle.svg" alt="" width={800} height={320} />
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
