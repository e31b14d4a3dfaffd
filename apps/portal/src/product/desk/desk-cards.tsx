import type { ReactNode } from 'react';
import classes from './desk-cards.module.css';

/** The cards of a workspace's page, one below the other. */
export function DeskCards({ children }: { readonly children: ReactNode }) {
  return <div className={classes['cards']}>{children}</div>;
}
