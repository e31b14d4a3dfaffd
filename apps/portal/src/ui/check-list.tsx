import { IconCheck, IconMinus } from '@tabler/icons-react';
import classes from './check-list.module.css';

interface CheckListItem {
  readonly text: string;
  readonly included: boolean;
  /** Says in words what the sign says. */
  readonly note?: string | undefined;
}

interface CheckListProps {
  readonly items: readonly CheckListItem[];
  /** In two columns where there is room. */
  readonly columns?: boolean;
}

/** What is included (tick) and what is not (dash). */
export function CheckList({ items, columns = false }: CheckListProps) {
  return (
    <ul className={columns ? classes['columns'] : classes['list']}>
      {items.map(({ text, included, note }) => (
        <li key={text} className={included ? classes['item'] : classes['missing']}>
          {included ? (
            <IconCheck size={19} stroke={2} aria-hidden="true" />
          ) : (
            <IconMinus size={19} stroke={2} aria-hidden="true" />
          )}
          <span>{note === undefined ? text : `${text} (${note})`}</span>
        </li>
      ))}
    </ul>
  );
}
