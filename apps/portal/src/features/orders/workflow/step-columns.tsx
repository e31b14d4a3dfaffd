import type { ReactNode } from 'react';
import type { WorkflowReply } from '../../../api/replies.ts';
import { useNarrow } from '../../../product/desk/use-narrow.ts';
import { FoldedOrderSheet, OrderSheet } from './order-sheet.tsx';
import classes from './step-columns.module.css';

interface StepColumnsProps extends Pick<WorkflowReply, 'order'> {
  /** What small screens, which have no room beside the step, show above it: the order, or on phones one row of it. */
  readonly above?: 'sheet' | 'folded';
  readonly children: ReactNode;
}

/** A step on the left, the order beside it. */
export function StepColumns({ order, above, children }: StepColumnsProps) {
  const narrow = useNarrow();
  return (
    <div className={classes['columns']} data-sheet-above={above !== undefined}>
      <div className={classes['main']}>{children}</div>
      {above === 'folded' && narrow ? <FoldedOrderSheet order={order} /> : <OrderSheet order={order} />}
    </div>
  );
}
