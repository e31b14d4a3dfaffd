import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import { createExample } from './get-example.ts';
import { getEmployerOffer } from './get-employer-offer.ts';
import { getPricingTerms } from './get-pricing-terms.ts';
import { getLater, getTaxResult, type ReadFollowed, type ReadRunningCars } from './personal-price.ts';
import { getVehicle } from './get-vehicle.ts';
import { listCalculatorCars } from './list-calculator-cars.ts';
import { createPackageRates } from './list-package-rates.ts';
import { listManufacturers, listModels } from './list-names.ts';
import { searchVehicles } from './search-vehicles.ts';

/** Registers search, details and personal prices of cars. */
export function registerCatalogueEndpoints(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'clock' | 'seal'> & { readonly snapshots: CatalogueSnapshots },
  reading: { readonly readRunningCars: ReadRunningCars; readonly readFollowed: ReadFollowed },
): void {
  const priced = { ...services, ...reading };
  registerEndpoint(app, contract.searchVehicles, async ({ query, caller }) =>
    ok(await searchVehicles(priced, query, caller)),
  );
  const readPackageRates = createPackageRates(priced);
  registerEndpoint(app, contract.listPackageRates, async ({ caller }) => ok(await readPackageRates(caller)));
  registerEndpoint(app, contract.listManufacturers, async ({ caller }) =>
    ok(await listManufacturers(services, caller)),
  );
  registerEndpoint(app, contract.listModels, async ({ query, caller }) =>
    ok(await listModels(services, query, caller)),
  );
  const readExample = createExample(services);
  registerEndpoint(app, contract.getExample, async () => ok(await readExample()));
  registerEndpoint(app, contract.getVehicle, ({ params, caller, request }) =>
    getVehicle(priced, params.vehicleId, caller, clientLanguage(request.headers['accept-language'])),
  );
  registerEndpoint(app, contract.listCalculatorCars, async () =>
    ok(await listCalculatorCars(services.snapshots, services.clock.today())),
  );
  registerEndpoint(app, contract.getPricingTerms, async ({ caller }) =>
    ok(await getPricingTerms(services, caller)),
  );
  registerEndpoint(app, contract.getEmployerOffer, async ({ caller }) =>
    ok(await getEmployerOffer(services, caller)),
  );
  registerEndpoint(app, contract.getTaxResult, ({ params, caller }) =>
    getTaxResult(priced, params.id, caller),
  );
  registerEndpoint(app, contract.getLater, ({ params, caller }) => getLater(priced, params.id, caller));
}
