import { contract, type EndpointReply } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { DayReport } from '@stromwandel/ordering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { catalogueInLanguage, mainPhotoUrl } from '../catalogue/index.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import { deliveryWeekErrors } from './delivery-week-errors.ts';
import {
  findManufacturerOrder,
  reportByManufacturer,
  type ManufacturerOrder,
} from './manufacturer-orders.ts';
import { remindManufacturers } from './remind-manufacturers.ts';
import { requestManufacturerLink } from './send-manufacturer-link.ts';

export { deliveryWeekErrors } from './delivery-week-errors.ts';
export { findLinkMoments } from './manufacturer-link-store.ts';
export { manufacturerReaction } from './manufacturer-reaction.ts';
export { findUnreportedOrders, listUnreportedOrders, type UnreportedOrder } from './missing-reports.ts';
export { ORDER_ADDRESS_SETTING, readOrderAddresses } from './read-order-addresses.ts';
export { canRemindManufacturer, nextReminderOf, remindManufacturer } from './remind-manufacturers.ts';
export { linkSendingProblem, sendManufacturerLink } from './send-manufacturer-link.ts';

const REMINDER_SECONDS = 900;

/** The car and the dates; no names of people. */
function manufacturerReply(
  { order, orderedAt, confirmUntil }: ManufacturerOrder,
  request: FastifyRequest,
): EndpointReply<typeof contract.getManufacturerOrder> {
  const { vehicle, photos, reference, color, leasePackage, delivery } = order.snapshot;
  const { technicalDetails, standardEquipment, specialEquipment } = vehicle;
  const words = catalogueInLanguage(clientLanguage(request.headers['accept-language']));
  return {
    orderId: order.id,
    vehicle: {
      brand: vehicle.brand,
      carModel: vehicle.model,
      trimLevel: vehicle.trimLevel,
      mainPhotoUrl: mainPhotoUrl(vehicle, photos[0], color.hex),
      bodyStyle: vehicle.bodyStyle,
    },
    reference: reference ?? null,
    durationMonths: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    specialEquipment: words.details({ technicalDetails, standardEquipment, specialEquipment })
      .specialEquipment,
    color: { name: words.color(color).name, hex: color.hex },
    tires: leasePackage.tires,
    delivery: words.delivery(delivery).name,
    orderedAt: orderedAt.toISOString(),
    confirmUntil: confirmUntil.toISOString(),
    expectedFromWeeks: vehicle.deliveryFromWeeks,
    expectedToWeeks: vehicle.deliveryToWeeks,
    deliveryWeek: order.state.deliveryWeek,
    builtOn: order.state.builtOn,
    shippedOn: order.state.shippedOn,
    deliveredOn: order.state.deliveredOn,
  };
}

/** The manufacturer's page behind the one-time link: the ordered car, its delivery week, what happens to it, its delivery. */
export function registerManufacturer(app: FastifyInstance, services: Services & OrderCommandServices): void {
  const { clock } = services;
  registerEndpoint(app, contract.getManufacturerOrder, async ({ params, request }) => {
    const found = await findManufacturerOrder(services, params.code);
    return found.ok ? ok(manufacturerReply(found.value, request)) : found;
  });
  registerEndpoint(app, contract.requestManufacturerLink, async ({ params }) =>
    ok(await requestManufacturerLink(services, params.code)),
  );
  registerEndpoint(app, contract.confirmDeliveryWeek, async ({ params, body, request }) => {
    const { deliveryWeek, note } = body;
    const errors = deliveryWeekErrors(deliveryWeek, clock.today());
    if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
    const command = { type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek, note } as const;
    const reported = await reportByManufacturer(services, params.code, command);
    return reported.ok ? ok(manufacturerReply(reported.value, request)) : reported;
  });
  const report = async (code: string, command: DayReport, request: FastifyRequest) => {
    const reported = await reportByManufacturer(services, code, command);
    return reported.ok ? ok(manufacturerReply(reported.value, request)) : reported;
  };
  registerEndpoint(app, contract.reportBuild, ({ params, body, request }) =>
    report(params.code, { type: 'REPORT_BUILD', builtOn: body.builtOn }, request),
  );
  registerEndpoint(app, contract.reportShipment, ({ params, body, request }) =>
    report(params.code, { type: 'REPORT_SHIPMENT', shippedOn: body.shippedOn }, request),
  );
  registerEndpoint(app, contract.reportDelivery, ({ params, body, request }) =>
    report(params.code, { type: 'REPORT_DELIVERY', deliveredOn: body.deliveredOn }, request),
  );
  services.jobs.every('manufacturer-reminders', REMINDER_SECONDS, () =>
    remindManufacturers(services, (orderId, err) =>
      app.log.error({ err, orderId, work: 'reminder of the manufacturer' }, 'work on an order failed'),
    ),
  );
}
