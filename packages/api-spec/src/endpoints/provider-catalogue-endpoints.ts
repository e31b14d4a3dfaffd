import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LARGEST_PHOTO_BYTES } from '../photo-address.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { idParam } from '../schemas/basics.ts';
import {
  carBody,
  carOfferedBody,
  carPhotosReply,
  carPricesReply,
  carReply,
  carsQuery,
  carsReply,
  photoOrderBody,
  photoQuery,
  photoTextsBody,
  plannedPriceBody,
  saveCarBody,
} from '../schemas/provider-catalogue.ts';

const carParams = z.object({ vehicleId: idParam });
const photoParams = z.object({ vehicleId: idParam, photoId: idParam });

export const providerCatalogueEndpoints = {
  listProviderCars: defineEndpoint({
    ...DESK_ROUTES.listProviderCars,
    access: ['ADMIN'],
    summary: 'All cars by brand and model, also withdrawn ones, 50 a page.',
    query: carsQuery,
    reply: carsReply,
  }),
  createCar: defineEndpoint({
    ...DESK_ROUTES.createCar,
    access: ['ADMIN'],
    summary: 'Adds a car with packages, colours, delivery options and equipment, on offer at once.',
    body: carBody,
    reply: carReply,
    problems: ['CAR_REFERENCE_USED'],
  }),
  getProviderCar: defineEndpoint({
    ...DESK_ROUTES.getProviderCar,
    access: ['ADMIN'],
    summary: 'A car with everything that can be changed about it.',
    params: carParams,
    reply: carReply,
    problems: ['NOT_FOUND'],
  }),
  saveCar: defineEndpoint({
    ...DESK_ROUTES.saveCar,
    access: ['ADMIN'],
    summary: 'Changes a car. Packages, colours and delivery options that stay keep their identity.',
    params: carParams,
    body: saveCarBody,
    reply: carReply,
    problems: ['NOT_FOUND', 'CAR_REFERENCE_USED', 'CAR_CHANGED'],
  }),
  uploadCarPhoto: defineEndpoint({
    ...DESK_ROUTES.uploadCarPhoto,
    access: ['ADMIN'],
    summary:
      'Adds a photo behind those of a car. It is turned upright, freed of all that is written in it, and kept in several widths.',
    params: carParams,
    query: photoQuery,
    upload: {
      types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      maximumBytes: LARGEST_PHOTO_BYTES,
    },
    expensive: true,
    reply: carPhotosReply,
    problems: [
      'NOT_FOUND',
      'PAYLOAD_TOO_LARGE',
      'PHOTO_NOT_AN_IMAGE',
      'PHOTO_MOVES',
      'PHOTO_BROKEN',
      'PHOTO_TOO_SMALL',
      'PHOTO_TOO_MANY_PIXELS',
      'TOO_MANY_PHOTOS',
    ],
  }),
  orderCarPhotos: defineEndpoint({
    ...DESK_ROUTES.orderCarPhotos,
    access: ['ADMIN'],
    summary: 'Puts the photos of a car in order; the first one stands for the car.',
    params: carParams,
    body: photoOrderBody,
    reply: carPhotosReply,
    problems: ['NOT_FOUND', 'CAR_CHANGED'],
  }),
  describeCarPhoto: defineEndpoint({
    ...DESK_ROUTES.describeCarPhoto,
    access: ['ADMIN'],
    summary: 'Writes what a photo shows, for people who do not see it.',
    params: photoParams,
    body: photoTextsBody,
    reply: carPhotosReply,
    problems: ['NOT_FOUND'],
  }),
  removeCarPhoto: defineEndpoint({
    ...DESK_ROUTES.removeCarPhoto,
    access: ['ADMIN'],
    summary: 'Takes a photo off a car. Orders that show it keep it.',
    params: photoParams,
    reply: carPhotosReply,
    problems: ['NOT_FOUND'],
  }),
  planCarPrice: defineEndpoint({
    ...DESK_ROUTES.planCarPrice,
    access: ['ADMIN'],
    summary:
      'Plans a list price or the rate of a package from a day on. Planned again for the same day, the later one counts.',
    params: carParams,
    body: plannedPriceBody,
    reply: carPricesReply,
    problems: ['NOT_FOUND'],
  }),
  cancelCarPrice: defineEndpoint({
    ...DESK_ROUTES.cancelCarPrice,
    access: ['ADMIN'],
    summary: 'Cancels a planned price before its first day.',
    params: z.object({ vehicleId: idParam, priceId: idParam }),
    reply: carPricesReply,
    problems: ['NOT_FOUND'],
  }),
  setCarOffered: defineEndpoint({
    ...DESK_ROUTES.setCarOffered,
    access: ['ADMIN'],
    summary: 'Withdraws a car from the offer, or offers it again.',
    params: carParams,
    body: carOfferedBody,
    reply: carReply,
    problems: ['NOT_FOUND'],
  }),
} as const;
