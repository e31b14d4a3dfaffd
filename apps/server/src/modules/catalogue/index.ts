import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerCarDrawings, registerFirstDrawings } from './car-drawings.ts';
import { registerCarPhotos } from './car-photos.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import type { ReadFollowed, ReadRunningCars } from './personal-price.ts';
import { registerCatalogueEndpoints } from './catalogue-endpoints.ts';

// Readers and the catalogue import share one list.
export type { ReadFollowed, ReadRunningCars } from './personal-price.ts';
export {
  createCatalogueSnapshots,
  type CatalogueSnapshot,
  type CatalogueSnapshots,
} from './catalogue-snapshots.ts';
// An order is priced and shown like the list and the car's page.
export { carOfferOf } from './car-offer-of.ts';
export { mainPhotoUrl, otherPhotoUrls } from './car-picture.ts';
export { euroFromTenthCents } from './euro-from-tenth-cents.ts';
export { firstPaint, firstPhoto, keepCarPhotos, photoPlace } from './photo-store.ts';
// Saved searches look for cars as the list shows them.
export { readShownRates, type ListedCar, type ShownCar, type ShownRatesServices } from './shown-rates.ts';
export { catalogueInLanguage } from './english/catalogue-in-language.ts';

/** Registers the cars on offer: list, filters, details, personal prices and pictures. */
export function registerCatalogue(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'clock' | 'seal' | 'files'> & { readonly snapshots: CatalogueSnapshots },
  reading: { readonly readRunningCars: ReadRunningCars; readonly readFollowed: ReadFollowed },
): void {
  registerCatalogueEndpoints(app, services, reading);
  registerCarDrawings(app, services);
  registerFirstDrawings(app, services);
  registerCarPhotos(app, services);
}
