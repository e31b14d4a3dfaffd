import type { EndpointReply, contract } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import { findCommutes, findTrips, type DeclaredTrips, type EnteredCommute } from '../../salary-data/index.ts';
import { findFollowedLease } from '../commands/followed-lease.ts';
import { findDocument, readDocument } from '../record/document-store.ts';
import { orderDetail } from './order-replies.ts';
import type { OrderRecord } from '../record/order-record.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { listOwnOrders } from './read-orders.ts';

type ExportedOrder = Omit<EndpointReply<typeof contract.exportOwnData>['orders'][number], 'appointments'>;

async function exportOrder(
  services: OrderCommandServices,
  order: OrderRecord,
  commutes: readonly EnteredCommute[],
  trips: readonly DeclaredTrips[],
): Promise<ExportedOrder> {
  const followsLease = await findFollowedLease(services.db, order.row);
  const documents = await Promise.all(
    order.documents.map(async ({ id, name }) => {
      const { db, files } = services;
      const found = await findDocument(db, order.id, id);
      const document = found && (await readDocument(db, files, order, found));
      return document && { id, name, contentBase64: document.content.toString('base64') };
    }),
  );
  return {
    ...orderDetail(services, order, { stops: [], followsLease }, 'de'),
    // A signature may replace one while they are read.
    documents: documents.filter((document) => document !== null),
    commutes: commutes.map(({ enteredAt, commute }) => ({
      enteredAt: enteredAt.toISOString(),
      kilometers: commute.commuteKilometers,
      valuation: commute.valuation,
    })),
    trips: trips.map(({ month, declaredAt, days }) => ({
      month,
      declaredAt: declaredAt.toISOString(),
      days: [...days],
    })),
    limitsAhead: order.row.limitsAhead.map(({ limit, from, toldFrom }) => ({
      limit,
      from: calendarDate(from),
      toldFrom: toldFrom === null ? null : calendarDate(toldFrom),
    })),
    person: { ...order.snapshot.person },
  };
}

/** The caller's own orders with all their data, documents included. */
export async function exportOrders(services: OrderCommandServices, caller: Caller): Promise<ExportedOrder[]> {
  const orders = await listOwnOrders(services, caller);
  const { db, seal } = services;
  const orderIds = orders.map(({ id }) => id);
  const commutes = await findCommutes(db, seal, orderIds);
  const trips = await findTrips(db, seal, orderIds);
  return Promise.all(
    orders.map((order) =>
      exportOrder(
        services,
        order,
        commutes.get(order.id) ?? [],
        trips.filter(({ orderId }) => orderId === order.id),
      ),
    ),
  );
}
