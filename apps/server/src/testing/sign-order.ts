import { verificationOrders } from '../modules/order-checks/index.ts';
import { carryOut, insertPreview, lockOrder, putDocument } from '../modules/orders/index.ts';
import { runAsSystem } from '../platform/scope/scope.ts';
import { withOrderReactions } from '../register-modules.ts';
import type { TestApp } from './create-test-app.ts';

const STEPS_BEFORE = ['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE'] as const;
const PREVIEW = '%PDF-1.7 contract of a test';

/**
 * Signs a new order with the product's own commands, for tests of what follows a signature: as `order.verify` does, but
 * without the provider's pages, a printed contract and a judged signature, which are seven eighths of the time.
 */
export async function signOrder({ services, clock }: TestApp, orderId: number): Promise<void> {
  const orders = withOrderReactions(services);
  const { db, files } = services;
  const at = { createdAt: clock.now() };
  await runAsSystem(async () => {
    const signing = await db.transaction(async (tx) => {
      let order = await lockOrder(tx, orderId);
      for (const stepType of STEPS_BEFORE) {
        const step = order?.state.steps.find((one) => one.stepType === stepType);
        if (!order || !step) throw new Error(`Order ${orderId} has no step ${stepType}`);
        const employee = { roles: ['EMPLOYEE'], userId: order.userId } as const;
        const decided = await carryOut(
          tx,
          orders,
          order,
          { type: 'ACCEPT_STEP', stepId: step.id },
          employee,
          true,
        );
        if (!decided.ok) throw new Error(`${stepType} of order ${orderId}: ${decided.error}`);
        order = decided.value;
      }
      if (!order) throw new Error(`Order ${orderId} was deleted`);
      const put = await putDocument(files, order, 'CONTRACT_PREVIEW', Buffer.from(PREVIEW));
      await insertPreview(tx, files, order, { name: 'contract.pdf', put, ...at });
      return order;
    });
    const checks = verificationOrders(orders);
    const put = await checks.putSignedContract({ orderId }, Buffer.from(`${PREVIEW}, signed`));
    const step = signing.state.steps.find(({ stepType }) => stepType === 'NECT_SIGN');
    await db.transaction(async (tx) => {
      const waiting = step && (await checks.lockStepForResult(tx, { orderId, stepId: step.id }));
      if (!waiting || !put) throw new Error(`Order ${orderId} does not wait for a signature`);
      await checks.recordSignature(tx, waiting, { put, stampedAt: clock.now() });
    });
  });
}
