import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field.module.css';

/** Marks a field that is wrong with a bar. */
export function FieldFrame({ wrong, children }: { readonly wrong: boolean; readonly children: ReactNode }) {
  return <div className={wrong ? classes['wrong'] : classes['field']}>{children}</div>;
}

/** The sentence above a field that is wrong. */
export function FieldErrorLine({ text }: { readonly text: string }) {
  return (
    <span className={classes['error']}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}
