import { z } from 'zod';
import { euroReply } from './basics.ts';

/** Months that figures are told for; all but the years end with the current month. */
export const FIGURE_PERIODS = ['LAST_12', 'THIS_YEAR', 'LAST_YEAR', 'LAST_24', 'LAST_36'] as const;

/** Stands of an order for its employer; a lease whose term is over counts apart. */
export const FIGURE_STATES = [
  'WITH_EMPLOYEE',
  'WITH_EMPLOYER',
  'WITH_PROVIDER',
  'WITH_MANUFACTURER',
  'READY_FOR_HANDOVER',
  'ACTIVE',
  'OVER',
  'ENDED',
] as const;

export const figuresQuery = z.strictObject({ period: z.enum(FIGURE_PERIODS).optional() });

/** Aggregated figures of one employer, without personal data. Results come from amounts in full 5 EUR. */
export const figuresReply = z.object({
  period: z.enum(FIGURE_PERIODS),
  /** First and last month of the period, and the month of today; `2026-12`. */
  from: z.string(),
  to: z.string(),
  currentMonth: z.string(),
  /** Signed orders by where they stand today. */
  states: z.array(
    z.object({
      state: z.enum(FIGURE_STATES),
      orders: z.number(),
      /** Their lease costs in a full month. */
      monthlyRateEur: euroReply,
    }),
  ),
  /** Every month of the period. */
  months: z.array(
    z.object({
      month: z.string(),
      /** Orders signed in the month. */
      signed: z.number(),
      /** Cars on the road on its last day. */
      cars: z.number(),
      /** Part months count by days, as payroll books them. */
      rateEur: euroReply,
      contributionEur: euroReply,
      /** Saved contributions less contribution, VAT and flat tax that the employer bears. */
      resultEur: euroReply,
    }),
  ),
  /** Lease costs of running leases, from the current month to the last one. */
  obligations: z.array(z.object({ month: z.string(), cars: z.number(), rateEur: euroReply })),
  obligationsTotalEur: euroReply,
  /** Approved orders whose car is not there yet: their rates over the term. */
  ahead: z.object({ orders: z.number(), rateOverTermEur: euroReply }),
});
