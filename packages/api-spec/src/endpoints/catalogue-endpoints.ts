import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { idParam } from '../schemas/basics.ts';
import {
  calculatorCarReply,
  exampleReply,
  modelsQuery,
  packageRatesReply,
  pricingTermsReply,
  searchQuery,
  vehicleDetailReply,
  vehicleListItem,
} from '../schemas/catalogue.ts';
import { laterReply } from '../schemas/later.ts';
import { taxResultReply } from '../schemas/tax-result.ts';

export const catalogueEndpoints = {
  searchVehicles: defineEndpoint({
    ...ROUTES.searchVehicles,
    access: 'optional',
    summary:
      'Vehicles with their cheapest package; with personal net rates for an employee with salary data.',
    query: searchQuery,
    expensive: true,
    reply: z.array(vehicleListItem),
  }),
  listPackageRates: defineEndpoint({
    ...ROUTES.listPackageRates,
    access: 'optional',
    summary:
      'The rates of all packages of the vehicles on offer to the caller, for a budget with a lower end.',
    expensive: true,
    reply: z.array(packageRatesReply),
  }),
  listManufacturers: defineEndpoint({
    ...ROUTES.listManufacturers,
    access: 'optional',
    summary: 'Brand names of the catalogue.',
    reply: z.array(z.string()),
  }),
  listModels: defineEndpoint({
    ...ROUTES.listModels,
    access: 'optional',
    summary: 'Model names, of the given brands or of all.',
    query: modelsQuery,
    reply: z.array(z.string()),
  }),
  getExample: defineEndpoint({
    ...ROUTES.getExample,
    access: 'optional',
    summary:
      'A car of the middle of the list with its net rates for a model person, by salary; null without a car or its law.',
    reply: exampleReply.nullable(),
  }),
  getVehicle: defineEndpoint({
    ...ROUTES.getVehicle,
    access: 'optional',
    summary:
      'A vehicle with colours, delivery options, equipment and lease packages; with personal net rates for an employee with salary data.',
    params: z.object({ vehicleId: idParam }),
    reply: vehicleDetailReply,
    problems: ['NOT_FOUND'],
  }),
  listCalculatorCars: defineEndpoint({
    ...ROUTES.listCalculatorCars,
    access: 'optional',
    summary: 'The cars on offer at their lowest gross rate, for calculations in the browser.',
    reply: z.array(calculatorCarReply),
  }),
  getPricingTerms: defineEndpoint({
    ...ROUTES.getPricingTerms,
    access: 'optional',
    summary: 'What holds for the prices of the caller today, for calculations in the browser.',
    reply: pricingTermsReply,
  }),
  getTaxResult: defineEndpoint({
    ...ROUTES.getTaxResult,
    access: ['EMPLOYEE'],
    summary: 'The payslip before and after conversion for a lease package.',
    params: z.object({ id: idParam }),
    expensive: true,
    reply: taxResultReply,
    problems: ['NOT_FOUND', 'SALARY_DATA_MISSING', 'PRICE_NOT_AVAILABLE'],
  }),
  getLater: defineEndpoint({
    ...ROUTES.getLater,
    access: ['EMPLOYEE'],
    summary: 'What the conversion for a lease package changes in later benefits.',
    params: z.object({ id: idParam }),
    expensive: true,
    reply: laterReply,
    problems: ['NOT_FOUND', 'SALARY_DATA_MISSING', 'PRICE_NOT_AVAILABLE'],
  }),
} as const;
