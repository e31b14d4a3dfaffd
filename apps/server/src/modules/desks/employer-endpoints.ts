import { contract, toEuro } from '@stromwandel/api-spec';
import { cents, ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { findEmployerRules, findPersonGroup } from '../offer/index.ts';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findSamePerson } from '../tenant-admins/index.ts';
import { reportsOnSheet } from '../employment-reports/index.ts';
import { employerDecisions } from './desk-decisions.ts';
import { findDeskOrder, listEmployerOrders } from './read-desk-orders.ts';
import { findFollowedLease, leaversAmong, type OrderCommandServices } from '../orders/index.ts';
import { LONG_WAIT_DAYS } from './employer-queue.ts';
import { approveOrders } from './approve-orders.ts';
import { employerCost } from './employer-cost.ts';
import { findFirstApprover, firstApproval } from './first-approval.ts';
import { findLimitsNotice, readEmployerLimits } from './employer-limits.ts';
import { findOtherReadings } from './other-readings.ts';
import { readEmployerCopy } from './read-employer-copy.ts';
import { deliveryFacts, deskItem, deskSheet } from './desk-replies.ts';

/** Registers the employer's queue and order sheet. Decisions use the normal call on the step. */
export function registerEmployerEndpoints(app: FastifyInstance, services: OrderCommandServices): void {
  registerEndpoint(app, contract.listEmployerOrders, async ({ query, caller, request }) => {
    if (caller.tenantId === null) return refuse({ code: 'FORBIDDEN' });
    const { orders, next, counts, figures } = await listEmployerOrders(services, caller.tenantId, query);
    const { monthlyCents, ...numbers } = figures;
    const { fourEyes: wantsTwo } = await findEmployerRules(services.db, caller.tenantId);
    const known = {
      clock: services.clock,
      wantsTwo,
      leavers: await leaversAmong(services.db, orders),
      same: await findSamePerson(services.db, caller.userId),
    };
    const language = clientLanguage(request.headers['accept-language']);
    return ok({
      orders: orders.map((order) => ({
        ...deskItem(order, 'TENANT_ADMIN', language),
        ...firstApproval(order, caller),
        decisions: employerDecisions(order, caller, known),
      })),
      next,
      counts,
      limitsAhead: await findLimitsNotice(services.db, caller.tenantId, services.clock.today()),
      otherReadings: await findOtherReadings(services.db, caller.tenantId, services.clock.today()),
      figures: {
        ...numbers,
        longWaitDays: LONG_WAIT_DAYS,
        monthlyConversionEur: toEuro(cents(monthlyCents)),
      },
    });
  });
  registerEndpoint(app, contract.getEmployerLimits, async ({ caller }) =>
    caller.tenantId === null
      ? refuse({ code: 'FORBIDDEN' })
      : ok(await readEmployerLimits(services, caller, caller.tenantId)),
  );
  registerEndpoint(app, contract.approveOrders, async ({ body, caller }) =>
    ok(await approveOrders(services, caller, body.orderIds)),
  );
  registerEndpoint(app, contract.getEmployerContract, async ({ params, caller }) => {
    const order = await findDeskOrder(services, caller, params.orderId, 'TENANT_ADMIN');
    if (!order.ok) return order;
    return readEmployerCopy(services, caller, order.value);
  });
  registerEndpoint(app, contract.getEmployerOrder, async ({ params, caller, request }) => {
    const order = await findDeskOrder(services, caller, params.orderId, 'TENANT_ADMIN');
    if (!order.ok) return order;
    const language = clientLanguage(request.headers['accept-language']);
    const item = deskItem(order.value, 'TENANT_ADMIN', language);
    const { fourEyes, highestListPrice } = await findEmployerRules(services.db, order.value.tenantId);
    const leavers = await leaversAmong(services.db, [order.value]);
    const same = await findSamePerson(services.db, caller.userId);
    const known = { clock: services.clock, wantsTwo: fourEyes, leavers, same };
    return ok({
      ...item,
      ...firstApproval(order.value, caller),
      personGroup: await findPersonGroup(services.db, order.value.userId),
      firstApprover: await findFirstApprover(services.db, order.value),
      reports: await reportsOnSheet(services.db, order.value),
      fourEyes,
      highestListPriceEur: highestListPrice === null ? null : toEuro(highestListPrice),
      decisions: employerDecisions(order.value, caller, known),
      ...deskSheet(services.seal, order.value, 'TENANT_ADMIN', language),
      followsLease: await findFollowedLease(services.db, order.value.row),
      ...deliveryFacts(order.value),
      employerCost: employerCost(order.value),
    });
  });
}
