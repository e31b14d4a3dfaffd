import { contract, type EndpointReply } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { clientLanguage } from '../../http/client-language.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { findReportsInForce, reportForProvider } from '../employment-reports/index.ts';
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
  language: 'de' | 'en',
): Promise<ProviderItem[]> {
  const names = await tenantNamesOf(services, orders);
  const sentAt = await findLinkMoments(
    services.db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...workspaceItem(order, 'ADMIN', language),
    tenantName: names.get(order.tenantId) ?? order.snapshot.employer.name,
    deliveryWeek: order.state.deliveryWeek,
    deliveredOn: order.state.deliveredOn,
    manufacturerLinkSentAt: sentAt.get(order.id)?.toISOString() ?? null,
  }));
}

/** The provider's board and order sheet. Deciding is the ordinary call on the step. */
export function registerProviderEndpoints(app: FastifyInstance, services: OrdersServices): void {
  registerEndpoint(app, contract.listProviderOrders, async ({ query, request }) => {
    const language = clientLanguage(request.headers['accept-language']);
    const items = await providerItems(services, await listProviderOrders(services), language);
    return ok(items.filter(({ stage }) => query.stage === undefined || stage === query.stage));
  });
  registerEndpoint(app, contract.getProviderOrder, async ({ params, caller, request }) => {
    const order = await findWorkspaceOrder(services, caller, params.orderId, 'ADMIN');
    if (!order.ok) return order;
    const [item] = await providerItems(
      services,
      [order.value],
      clientLanguage(request.headers['accept-language']),
    );
    if (!item) throw new Error('One order makes one item');
    const { tenantId, userId } = order.value;
    const reports = (await findReportsInForce(services.db, tenantId, [userId])).get(userId) ?? [];
    return ok({
      reports: reports.map(reportForProvider),
      ...item,
      ...workspaceSheet(services.seal, order.value, 'ADMIN'),
    });
  });
}
