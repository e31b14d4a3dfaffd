import { contract, type EndpointReply } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import {
  findLinkMoments,
  findWorkspaceOrder,
  listProviderOrders,
  tenantNamesOf,
  type OrderRecord,
  type OrdersServices,
} from '../orders/index.ts';
import { workspaceItem, workspaceSheet } from './workspace-replies.ts';

type ProviderItem = EndpointReply<typeof contract.listProviderOrders>[number];

async function providerItems(
  services: OrdersServices,
  orders: readonly OrderRecord[],
): Promise<ProviderItem[]> {
  const names = await tenantNamesOf(services, orders);
  const sentAt = await findLinkMoments(
    services.db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...workspaceItem(order, 'ADMIN'),
    tenantName: names.get(order.tenantId) ?? order.snapshot.employer.name,
    deliveryWeek: order.state.deliveryWeek,
    deliveredOn: order.state.deliveredOn,
    manufacturerLinkSentAt: sentAt.get(order.id)?.toISOString() ?? null,
  }));
}

/** The provider's board and order sheet. Deciding is the ordinary call on the step. */
export function registerProviderEndpoints(app: FastifyInstance, services: OrdersServices): void {
  registerEndpoint(app, contract.listProviderOrders, async ({ query }) => {
    const items = await providerItems(services, await listProviderOrders(services));
    return ok(items.filter(({ stage }) => query.stage === undefined || stage === query.stage));
  });
  registerEndpoint(app, contract.getProviderOrder, async ({ params, caller }) => {
    const order = await findWorkspaceOrder(services, caller, params.orderId, 'ADMIN');
    if (!order.ok) return order;
    const [item] = await providerItems(services, [order.value]);
    if (!item) throw new Error('One order makes one item');
    return ok({ ...item, ...workspaceSheet(services.seal, order.value, 'ADMIN') });
  });
}
