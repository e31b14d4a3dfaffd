import type { OrderReaction } from '../orders/index.ts';

/** Prints the contract after the employee has confirmed the order. */
export const contractReaction: OrderReaction = {
  name: 'contract',
  phase: 'after-save',
  react(_tx, { before, after, event }) {
    const isConfirmed =
      after !== null && event.type === 'STEP_STARTED' && event.stepType === 'PREVIEW_CONTRACT';
    return Promise.resolve(
      isConfirmed ? [{ kind: 'JOB', job: { kind: 'PRINT_CONTRACT', payload: { orderId: before.id } } }] : [],
    );
  },
};
