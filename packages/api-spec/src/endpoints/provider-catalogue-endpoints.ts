import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { idParam } from '../schemas/basics.ts';
import {
  carBody,
  carOfferedBody,
  carReply,
  carsQuery,
  carsReply,
  saveCarBody,
} from '../schemas/provider-catalogue.ts';

const carParams = z.object({ vehicleId: idParam });

export const providerCatalogueEndpoints = {
  listProviderCars: defineEndpoint({
    ...ROUTES.listProviderCars,
    access: ['ADMIN'],
    summary: 'All cars by brand and model, also withdrawn ones, 50 a page.',
    query: carsQuery,
    reply: carsReply,
  }),
  createCar: defineEndpoint({
    ...ROUTES.createCar,
    access: ['ADMIN'],
    summary: 'Adds a car with packages, colours, delivery options and equipment, on offer at once.',
    body: carBody,
    reply: carReply,
    problems: ['CAR_REFERENCE_USED'],
  }),
  getProviderCar: defineEndpoint({
    ...ROUTES.getProviderCar,
    access: ['ADMIN'],
    summary: 'A car with everything that can be changed about it.',
    params: carParams,
    reply: carReply,
    problems: ['NOT_FOUND'],
  }),
  saveCar: defineEndpoint({
    ...ROUTES.saveCar,
    access: ['ADMIN'],
    summary: 'Changes a car. Packages, colours and delivery options that stay keep their identity.',
    params: carParams,
    body: saveCarBody,
    reply: carReply,
    problems: ['NOT_FOUND', 'CAR_REFERENCE_USED', 'CAR_CHANGED'],
  }),
  setCarOffered: defineEndpoint({
    ...ROUTES.setCarOffered,
    access: ['ADMIN'],
    summary: 'Withdraws a car from the offer, or offers it again.',
    params: carParams,
    body: carOfferedBody,
    reply: carReply,
    problems: ['NOT_FOUND'],
  }),
} as const;
