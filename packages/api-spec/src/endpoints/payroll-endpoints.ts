import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { idParam } from '../schemas/basics.ts';
import {
  payrollFileBody,
  payrollFileContentReply,
  payrollFileReply,
  payrollFilesReply,
  payrollPreviewReply,
  payrollQuery,
  payrollSettingsBody,
  payrollSettingsReply,
  payrollTripsParams,
  payrollTripsQuery,
  payrollTripsReply,
} from '../schemas/payroll.ts';

export const payrollEndpoints = {
  getPayrollSettings: defineEndpoint({
    ...DESK_ROUTES.getPayrollSettings,
    access: ['TENANT_ADMIN'],
    summary: 'How the own payroll program wants to be told: format, numbers, wage types.',
    reply: payrollSettingsReply,
  }),
  savePayrollSettings: defineEndpoint({
    ...DESK_ROUTES.savePayrollSettings,
    access: ['TENANT_ADMIN'],
    summary: 'Replaces these settings.',
    body: payrollSettingsBody,
    reply: payrollSettingsReply,
  }),
  previewPayroll: defineEndpoint({
    ...DESK_ROUTES.previewPayroll,
    access: ['TENANT_ADMIN'],
    summary:
      'What payroll has to book for the cars of a month, beside the month before, and what keeps a file from being made.',
    query: payrollQuery,
    expensive: true,
    reply: payrollPreviewReply,
  }),
  getPayrollTrips: defineEndpoint({
    ...DESK_ROUTES.getPayrollTrips,
    access: ['TENANT_ADMIN'],
    summary:
      'Trips to work and electricity of a month in sums, with the days of one car on request. Its person sees that reading.',
    params: payrollTripsParams,
    query: payrollTripsQuery,
    expensive: true,
    reply: payrollTripsReply,
    problems: ['NOT_FOUND'],
  }),
  listPayrollFiles: defineEndpoint({
    ...DESK_ROUTES.listPayrollFiles,
    access: ['TENANT_ADMIN'],
    summary: 'The files of the last 36 months, newest first.',
    reply: payrollFilesReply,
  }),
  createPayrollFile: defineEndpoint({
    ...DESK_ROUTES.createPayrollFile,
    access: ['TENANT_ADMIN'],
    summary: 'Makes and keeps the file of a month. The same content again is the same file.',
    body: payrollFileBody,
    expensive: true,
    reply: payrollFileReply,
    problems: ['PAYROLL_NOT_READY', 'PAYROLL_EMPTY'],
  }),
  getPayrollFile: defineEndpoint({
    ...DESK_ROUTES.getPayrollFile,
    access: ['TENANT_ADMIN'],
    summary: 'A kept file with its bytes, as it was made.',
    params: z.object({ fileId: idParam }),
    expensive: true,
    reply: payrollFileContentReply,
    problems: ['NOT_FOUND'],
  }),
} as const;
