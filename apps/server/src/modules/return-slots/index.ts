import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { OrderServices } from '../orders/index.ts';
import { addPlace, changePlace, listPlaces } from './return-places.ts';
import { bookSlot, cancelSlot, listSlots } from './return-slots.ts';

/** Registers the times at which cars can be given back: the provider's places, and the employee's booking. */
export function registerReturnSlots(app: FastifyInstance, services: OrderServices): void {
  registerEndpoint(app, contract.listReturnSlots, ({ params, caller }) =>
    listSlots(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.bookReturnSlot, ({ params, body, caller }) =>
    bookSlot(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.cancelReturnSlot, ({ params, caller }) =>
    cancelSlot(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.listReturnPlaces, async () => ok(await listPlaces(services.db)));
  registerEndpoint(app, contract.addReturnPlace, ({ body, caller }) => addPlace(services, caller, body));
  registerEndpoint(app, contract.saveReturnPlace, ({ params, body, caller }) =>
    changePlace(services, caller, params.placeId, body),
  );
  registerEndpoint(app, contract.removeReturnPlace, ({ params, caller }) =>
    changePlace(services, caller, params.placeId, null),
  );
}
