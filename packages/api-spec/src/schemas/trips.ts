import { z } from 'zod';
import { calendarDateSchema, euroReply, idParam, idSchema, monthText } from './basics.ts';

const DAYS_OF_A_MONTH = 31;

export const tripsParams = z.object({ orderId: idParam, month: monthText });

/** The days of the month on which the car was used for the way to work; none means no trips. */
export const tripsBody = z.strictObject({ days: z.array(calendarDateSchema).max(DAYS_OF_A_MONTH) });

/** The trips to work that can be declared: months of cars whose way to work is valued by single trips. */
export const tripsReply = z.object({
  /** Trips that count in a calendar year, over all cars. */
  tripsPerYear: z.number(),
  cars: z.array(
    z.object({
      orderId: idSchema,
      vehicle: z.string(),
      /** Newest first. */
      months: z.array(
        z.object({
          month: z.string(),
          /** The first and the last day that can be declared: within the lease, and not in the future. */
          firstDay: z.string(),
          lastDay: z.string(),
          /** The last day on which the month can be declared. */
          openUntil: z.string(),
          /** Null where the month was not declared: it counts at 0.03 %. */
          days: z.array(z.string()).nullable(),
          /**
           * What the way to work of a declared month counts as pay in euros, whether taxed like pay or flat: by the trips within the
           * year's limit, and by 0.03 % a month.
           */
          commute: z.object({ singleTripsEur: euroReply, flatEur: euroReply }).nullable(),
        }),
      ),
    }),
  ),
});
