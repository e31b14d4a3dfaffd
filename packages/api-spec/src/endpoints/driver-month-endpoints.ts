import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import {
  commuteComparisonQuery,
  commuteComparisonReply,
  commuteMethodBody,
  driverMonthBody,
  driverMonthParams,
  driverMonthReply,
} from '../schemas/driver-month.ts';

/** What a driver reports each month: trips to work, and electricity charged at home. */
export const driverMonthEndpoints = {
  getDriverMonth: defineEndpoint({
    ...LEASE_ROUTES.getDriverMonth,
    access: ['EMPLOYEE'],
    summary: 'A month of the own car: trips to work and electricity charged at home, reported and to report.',
    params: driverMonthParams,
    reply: driverMonthReply,
    problems: ['NOT_FOUND', 'MONTH_NOT_OPEN'],
  }),
  reportDriverMonth: defineEndpoint({
    ...LEASE_ROUTES.reportDriverMonth,
    access: ['EMPLOYEE'],
    summary:
      'Reports a month; replaces what was reported before. Payroll corrects months whose file is made.',
    params: driverMonthParams,
    body: driverMonthBody,
    reply: driverMonthReply,
    problems: [
      'NOT_FOUND',
      'MONTH_NOT_OPEN',
      'DAY_OUTSIDE_LEASE',
      'DAY_TAKEN_BY_OTHER_CAR',
      'DAY_TWICE',
      'CHARGING_NOT_OFFERED',
      'METHOD_FIXED_FOR_YEAR',
      'METER_LOWER_THAN_LAST',
      'METER_HIGHER_THAN_NEXT',
      'CHARGING_NOT_PLAUSIBLE',
      'PHOTOS_NOT_SENT',
    ],
  }),
  getCommuteComparison: defineEndpoint({
    ...LEASE_ROUTES.getCommuteComparison,
    access: ['EMPLOYEE'],
    summary: 'The way to work of a year by both methods: by single trips, and at 0.03 %.',
    query: commuteComparisonQuery,
    reply: commuteComparisonReply,
  }),
  chooseCommuteMethod: defineEndpoint({
    ...LEASE_ROUTES.chooseCommuteMethod,
    access: ['EMPLOYEE'],
    summary:
      'Chooses the method of a year and those after it, for all own cars: the next year, or one whose certificates are not sent. Payroll books its months anew.',
    body: commuteMethodBody,
    reply: commuteComparisonReply,
    problems: ['NOT_FOUND', 'CERTIFICATE_SENT'],
  }),
} as const;
