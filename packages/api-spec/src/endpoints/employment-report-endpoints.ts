import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { idParam } from '../schemas/basics.ts';
import {
  employmentReport,
  employmentReportBody,
  employmentReportsQuery,
  employmentReportsReply,
  personLeasesReply,
} from '../schemas/employment-reports.ts';

const personParams = z.object({ userId: idParam });

export const employmentReportEndpoints = {
  listPersonLeases: defineEndpoint({
    ...DESK_ROUTES.listPersonLeases,
    access: ['TENANT_ADMIN'],
    summary: 'Signed orders and running leases of somebody of the own employer: what a report concerns.',
    params: personParams,
    reply: personLeasesReply,
    problems: ['NOT_FOUND'],
  }),
  reportEmployment: defineEndpoint({
    ...DESK_ROUTES.reportEmployment,
    access: ['TENANT_ADMIN'],
    summary: 'Reports that somebody leaves or gets no pay for a time. Who leaves can order nothing more.',
    params: personParams,
    body: employmentReportBody,
    reply: employmentReport,
    problems: ['NOT_FOUND', 'ALREADY_REPORTED'],
  }),
  endEmploymentReport: defineEndpoint({
    ...DESK_ROUTES.endEmploymentReport,
    access: ['TENANT_ADMIN'],
    summary: 'Takes a report back before its day; ends an absence that has begun with today.',
    params: z.object({ userId: idParam, reportId: idParam }),
    reply: 'none',
    problems: ['NOT_FOUND', 'REPORT_IN_FORCE'],
  }),
  listEmploymentReports: defineEndpoint({
    ...DESK_ROUTES.listEmploymentReports,
    access: ['ADMIN'],
    summary: 'Reports about people with a signed order or a running lease, newest first, 50 a page.',
    query: employmentReportsQuery,
    reply: employmentReportsReply,
  }),
} as const;
