import { contract, type EndpointReply } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { reportsOnSheet } from '../employment-reports/index.ts';
import {
  findFollowedLease,
  actOnOrder,
  type OrderRecord,
  type OrderCommandServices,
  readHandoverDays,
} from '../orders/index.ts';
import { deliveryWeekErrors, findLinkMoments, sendManufacturerLink } from '../manufacturer/index.ts';
import { findDeskOrder, listProviderOrders, readProviderBoard, tenantNamesOf } from './read-desk-orders.ts';
import { placeOrders } from './place-orders.ts';
import { providerDecisions } from './desk-decisions.ts';
import { readEmployerCopy } from './read-employer-copy.ts';
import { deliveryFacts, deskItem, deskSheet } from './desk-replies.ts';

type ProviderItem = EndpointReply<typeof contract.listProviderOrders>['orders'][number];

async function providerItems(
  services: OrderCommandServices,
  orders: readonly OrderRecord[],
  language: 'de' | 'en',
): Promise<ProviderItem[]> {
  const names = await tenantNamesOf(services, orders);
  const sentAt = await findLinkMoments(
    services.db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...deskItem(order, 'ADMIN', language),
    tenantName: names.get(order.tenantId) ?? order.snapshot.employer.name,
    ...deliveryFacts(order),
    manufacturerLinkSentAt: sentAt.get(order.id)?.toISOString() ?? null,
  }));
}

/** Registers the provider's board and order sheet. Decisions use the normal call on the step. */
export function registerProviderEndpoints(app: FastifyInstance, services: OrderCommandServices): void {
  registerEndpoint(app, contract.listProviderOrders, async ({ query, request }) => {
    const language = clientLanguage(request.headers['accept-language']);
    const { orders, next } = await listProviderOrders(services, query);
    return ok({ orders: await providerItems(services, orders, language), next });
  });
  registerEndpoint(app, contract.placeOrders, async ({ body, caller }) =>
    ok(await placeOrders(services, caller, body.orderIds)),
  );
  registerEndpoint(app, contract.getProviderBoard, async ({ request }) => {
    const language = clientLanguage(request.headers['accept-language']);
    const lanes = await readProviderBoard(services);
    const orders = lanes.flatMap((lane) => lane.orders);
    const items = new Map((await providerItems(services, orders, language)).map((item) => [item.id, item]));
    return ok(
      lanes.map((lane) => ({
        ...lane,
        orders: lane.orders.map(({ id }) => items.get(id)).filter((item) => item !== undefined),
      })),
    );
  });
  registerEndpoint(app, contract.sendManufacturerLink, async ({ params, caller }) => {
    const sent = await sendManufacturerLink(services, caller, params.orderId);
    return sent.ok ? ok({ sentAt: sent.value.toISOString() }) : sent;
  });
  registerEndpoint(app, contract.changeDeliveryWeek, async ({ params, body, caller }) => {
    const { deliveryWeek, note } = body;
    const errors = deliveryWeekErrors(deliveryWeek, services.clock.today());
    if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
    const command = { type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek, note } as const;
    const changed = await actOnOrder(services, caller, params.orderId, command);
    return changed.ok ? ok({ deliveryWeek }) : changed;
  });
  registerEndpoint(app, contract.getProviderContract, async ({ params, caller }) => {
    const order = await findDeskOrder(services, caller, params.orderId, 'ADMIN');
    return order.ok ? readEmployerCopy(services, caller, order.value) : order;
  });
  registerEndpoint(app, contract.getProviderOrder, async ({ params, caller, request }) => {
    const order = await findDeskOrder(services, caller, params.orderId, 'ADMIN');
    if (!order.ok) return order;
    const language = clientLanguage(request.headers['accept-language']);
    const [item] = await providerItems(services, [order.value], language);
    if (!item) throw new Error('One order makes one item');
    return ok({
      reports: await reportsOnSheet(services.db, order.value),
      handoverDays: await readHandoverDays(services, order.value),
      decisions: providerDecisions(order.value, caller, services.clock),
      signatureStampedAt: order.value.row.signatureStampedAt?.toISOString() ?? null,
      ...item,
      ...deskSheet(services.seal, order.value, 'ADMIN', language),
      followsLease: await findFollowedLease(services.db, order.value.row),
    });
  });
}
