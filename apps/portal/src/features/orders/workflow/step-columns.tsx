import type { ReactNode } from 'react';
import type { WorkflowReply } from '../../../api/replies.ts';
import { OrderSheet } from './order-sheet.tsx';
import classes from './step-columns.module.css';

interface StepColumnsProps extends Pick<WorkflowReply, 'order'> {
  /** Whether small screens show the order before the step, which is pages long. */
  readonly sheetFirst?: boolean;
  readonly children: ReactNode;
}

/** A step on the left, the order beside it. */
export function StepColumns({ order, sheetFirst = false, children }: StepColumnsProps) {
  return (
    <div className={classes['columns']} data-sheet-first={sheetFirst}>
      <div className={classes['main']}>{children}</div>
      <OrderSheet order={order} />
    </div>
  );
}
