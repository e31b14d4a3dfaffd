import { contract } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findCar, findCars } from './car-store.ts';
import { createCar, saveCar, setCarOffered } from './change-cars.ts';
import { describePhoto, orderPhotos, takePhotoOff, uploadPhoto } from './photos/change-photos.ts';
import { cancelPrice, planPrice } from './prices/plan-price.ts';
import type { CatalogueServices } from './record-car.ts';

// An import writes cars as the workspace does.
export { lockCatalogue } from './car-store.ts';
export { createPriceTurnover, movePrices } from './prices/create-price-turnover.ts';
export { writePlannedPrices } from './prices/write-planned-prices.ts';
export { writeCars } from './write-cars.ts';

/** Registers the provider's management of cars. */
export function registerProviderCatalogue(app: FastifyInstance, services: CatalogueServices): void {
  registerEndpoint(app, contract.listProviderCars, async ({ query }) =>
    ok(await findCars(services.db, query)),
  );
  registerEndpoint(app, contract.getProviderCar, async ({ params }) => {
    const car = await findCar(services.db, params.vehicleId);
    return car ? ok(car) : refuse({ code: 'NOT_FOUND' });
  });
  registerEndpoint(app, contract.createCar, ({ caller, body }) => createCar(services, caller, body));
  registerEndpoint(app, contract.saveCar, ({ caller, params, body }) =>
    saveCar(services, caller, { id: params.vehicleId, ...body }),
  );
  registerEndpoint(app, contract.setCarOffered, ({ caller, params, body }) =>
    setCarOffered(services, caller, { id: params.vehicleId, ...body }),
  );
  registerEndpoint(app, contract.planCarPrice, ({ caller, params, body }) =>
    planPrice(services, caller, { ...params, ...body }),
  );
  registerEndpoint(app, contract.cancelCarPrice, ({ caller, params }) =>
    cancelPrice(services, caller, params),
  );
  registerEndpoint(app, contract.uploadCarPhoto, ({ caller, params, query, upload }) => {
    const { maximumBytes } = contract.uploadCarPhoto.upload;
    return uploadPhoto(services, caller, { ...params, fileName: query.file, content: upload, maximumBytes });
  });
  registerEndpoint(app, contract.orderCarPhotos, ({ caller, params, body }) =>
    orderPhotos(services, caller, { ...params, ...body }),
  );
  registerEndpoint(app, contract.describeCarPhoto, ({ caller, params, body }) =>
    describePhoto(services, caller, { ...params, ...body }),
  );
  registerEndpoint(app, contract.removeCarPhoto, ({ caller, params }) =>
    takePhotoOff(services, caller, params),
  );
}
