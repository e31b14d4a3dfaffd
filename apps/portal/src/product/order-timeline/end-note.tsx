import type { OrderTimelineReply } from '../../api/replies.ts';
import classes from './order-timeline.module.css';

interface EndNoteProps {
  readonly reason: OrderTimelineReply['endReason'];
  readonly note: string | null;
  /** Introduces the words of the person who ended the order. */
  readonly introduced: (words: { readonly note: string }) => string;
}

/** Whether the note of an ended order tells what changed, from what to what. */
export function tellsChanges(reason: EndNoteProps['reason']): boolean {
  return reason === 'SALARY_DATA_CHANGED' || reason === 'PACKAGE_CHANGED' || reason === 'VEHICLE_CHANGED';
}

/** Why an order ended: the words of the person who ended it, or one entry for each change. */
export function EndNote({ reason, note, introduced }: EndNoteProps) {
  if (note === null) return null;
  if (!tellsChanges(reason)) return <p className={classes['note']}>{introduced({ note })}</p>;
  return (
    <ul className={classes['changes']}>
      {note.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
