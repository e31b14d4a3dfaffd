import { z } from 'zod';
import { calendarDateSchema, checked, euroReply, idParam, idSchema, instantSchema } from './basics.ts';

/** Why pay ends or pauses, as the employer reports it. */
export const EMPLOYMENT_REPORT_KINDS = [
  'LEAVING',
  'MATERNITY_PROTECTION',
  'PARENTAL_LEAVE',
  'LONG_ILLNESS',
  'UNPAID_LEAVE',
] as const;

export const employmentReportBody = z
  .strictObject({
    kind: z.enum(EMPLOYMENT_REPORT_KINDS),
    /** Last day of the employment, or first day without pay. */
    day: calendarDateSchema,
    /** Last day without pay; null while it is unknown, and always for a leaving person. */
    until: calendarDateSchema.nullable(),
  })
  .refine(({ day, until }) => until === null || day <= until, {
    path: ['until'],
    ...checked('SPAN_REVERSED'),
  });

export const employmentReport = z.object({
  id: idSchema,
  kind: z.enum(EMPLOYMENT_REPORT_KINDS),
  day: z.string(),
  until: z.string().nullable(),
});

/** What a report concerns: signed orders and running leases. No salary, no tax data. */
export const personLeasesReply = z.array(
  z.object({
    orderId: idSchema,
    vehicle: z.string(),
    /** Last day of the agreed term; null while the car is not handed over. */
    until: z.string().nullable(),
    /** Gross rate a month. */
    rateEur: euroReply,
    /** Whether the contract protects an early return. */
    insured: z.boolean(),
  }),
);

export const employmentReportsQuery = z.strictObject({
  /** The report after which the page begins. */
  after: idParam.optional(),
});

/** What the provider learns: that pay ends or pauses, and whether the protection names the case; not which leave it is. */
const providerReport = z.object({
  id: idSchema,
  reportedAt: instantSchema,
  leaving: z.boolean(),
  /** Whether the contract names the case where it tells of the protection. */
  insuranceCase: z.boolean(),
  day: z.string(),
  until: z.string().nullable(),
});

export const orderReports = z.array(providerReport);

export const employmentReportsReply = z.object({
  /** Newest first. */
  reports: z.array(
    providerReport.extend({
      personName: z.string(),
      tenantName: z.string(),
      leases: personLeasesReply,
    }),
  ),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});
