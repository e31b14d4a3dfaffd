import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { OrderCommand } from '@stromwandel/ordering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { clientLanguage } from '../../../platform/http/client-language.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import { actOnOrder } from '../commands/act-on-order.ts';
import { conversionStopsOf } from '../commands/conversion-stops.ts';
import { findFollowedLease } from '../commands/followed-lease.ts';
import { createOrder } from '../commands/create-order.ts';
import { rolesToward, viewerAs } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { decidedWorkflowReply, orderDetail, orderListItem, workflowReply } from './order-replies.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { findDocumentFor, findOwnOrder, listOwnOrders } from './read-orders.ts';
import { readTimeline } from './read-timeline.ts';
import { findWithdrawalReceipt } from './withdrawal-receipt.ts';

const LONGEST_KEY = 200;

/** The client's idempotency key; null without one. */
function idempotencyKey({ headers }: FastifyRequest): Result<string | null, Refusal> {
  const key = headers['idempotency-key'];
  if (key === undefined) return ok(null);
  const isKey = typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY;
  if (isKey) return ok(key);
  const errors = [{ path: 'headers.idempotency-key', code: 'INVALID_FORMAT', params: {} }] as const;
  return refuse({ code: 'INVALID_INPUT', errors });
}

/** The language of car texts and changes. */
const languageOf = ({ headers }: FastifyRequest) => clientLanguage(headers['accept-language']);

/** What an order shows its employee beside what is stored with it. */
const shownToOwner = async ({ db, seal }: OrderCommandServices, order: OrderRecord) => ({
  stops: await conversionStopsOf(db, seal, order),
  followsLease: await findFollowedLease(db, order.row),
});

const NOT_SHOWN = { stops: [], followsLease: null };

/** Creating and reading own orders and their documents. */
export function registerOrderEndpoints(app: FastifyInstance, services: OrderCommandServices): void {
  registerEndpoint(app, contract.createOrder, async ({ body, caller, request }) => {
    const key = idempotencyKey(request);
    if (!key.ok) return key;
    const { leasePackageId, color: colorId, delivery: deliveryId, comparisonEdits } = body;
    const choice = { leasePackageId, colorId, deliveryId };
    return createOrder(services, caller, { ...choice, comparisonEdits, idempotencyKey: key.value });
  });
  registerEndpoint(app, contract.listOrders, async ({ caller, request }) =>
    ok(
      (await listOwnOrders(services, caller)).map((order) =>
        orderListItem(services, order, languageOf(request), request.log),
      ),
    ),
  );
  registerEndpoint(app, contract.getOrder, async ({ params, caller, request }) => {
    const order = await findOwnOrder(services, caller, params.orderId);
    if (!order.ok) return order;
    const shown = await shownToOwner(services, order.value);
    return ok(orderDetail(services, order.value, shown, languageOf(request)));
  });
  registerEndpoint(app, contract.getWorkflow, async ({ params, caller, request }) => {
    const order = await findOwnOrder(services, caller, params.orderId);
    if (!order.ok) return order;
    const shown = await shownToOwner(services, order.value);
    return ok(workflowReply(services, order.value, shown, languageOf(request)));
  });
  registerEndpoint(app, contract.getOrderTimeline, ({ params, caller, request }) =>
    readTimeline(services, caller, params.orderId, languageOf(request)),
  );
  registerEndpoint(app, contract.getWithdrawalReceipt, ({ params, caller, request }) =>
    findWithdrawalReceipt(services, caller, params.orderId, languageOf(request)),
  );
  registerEndpoint(app, contract.getDocument, ({ params, caller }) =>
    findDocumentFor(services, caller, params.orderId, params.documentId),
  );
}

/** Acting on orders: the three calls of a step, deleting, withdrawing. */
export function registerOrderCommands(app: FastifyInstance, services: OrderCommandServices): void {
  const act = async (caller: Caller, orderId: number, command: OrderCommand) => {
    const outcome = await actOnOrder(services, caller, orderId, command);
    if (!outcome.ok) return outcome;
    if (!outcome.value) throw new Error(`${command.type} deleted the order`);
    return ok(outcome.value);
  };
  const actOnStep = async (
    caller: Caller,
    orderId: number,
    command: OrderCommand,
    request: FastifyRequest,
  ) => {
    const order = await act(caller, orderId, command);
    if (!order.ok) return order;
    const viewer = viewerAs(rolesToward(caller, order.value));
    const shown = viewer === 'EMPLOYEE' ? await shownToOwner(services, order.value) : NOT_SHOWN;
    return ok(decidedWorkflowReply(services, order.value, viewer, shown, languageOf(request)));
  };
  registerEndpoint(app, contract.executeStep, ({ params, caller, request }) =>
    actOnStep(caller, params.orderId, { type: 'EXECUTE_STEP', stepId: params.stepId }, request),
  );
  registerEndpoint(app, contract.acceptStep, ({ params, body, caller, request }) => {
    const { handedOverOn = null, outdatesPayrollFiles } = body ?? {};
    const command = {
      type: 'ACCEPT_STEP',
      stepId: params.stepId,
      handedOverOn,
      outdatesPayrollFiles: outdatesPayrollFiles ?? false,
    } as const;
    return actOnStep(caller, params.orderId, command, request);
  });
  registerEndpoint(app, contract.declineStep, ({ params, body, caller, request }) => {
    const reason = body?.reason ?? null;
    const command = { type: 'DECLINE_STEP', stepId: params.stepId, reason } as const;
    return actOnStep(caller, params.orderId, command, request);
  });
  registerEndpoint(app, contract.withdrawOrder, async ({ params, caller, request }) => {
    const order = await act(caller, params.orderId, { type: 'WITHDRAW' });
    if (!order.ok) return order;
    // A withdrawn order has no next step, and shows none of the plan.
    return ok(workflowReply(services, order.value, NOT_SHOWN, languageOf(request)));
  });
  registerEndpoint(app, contract.deleteOrder, async ({ params, caller }) => {
    const outcome = await actOnOrder(services, caller, params.orderId, { type: 'DELETE_ORDER' });
    return outcome.ok ? ok(undefined) : outcome;
  });
}
