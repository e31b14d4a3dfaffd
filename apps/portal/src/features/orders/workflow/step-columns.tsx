import type { ReactNode } from 'react';
import type { WorkflowReply } from '../../../api/replies.ts';
import { OrderSheet } from './order-sheet.tsx';
import classes from './step-columns.module.css';

/** A step on the left, the order beside it. */
export function StepColumns({
  order,
  children,
}: Pick<WorkflowReply, 'order'> & { readonly children: ReactNode }) {
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>{children}</div>
      <OrderSheet order={order} />
    </div>
  );
}
