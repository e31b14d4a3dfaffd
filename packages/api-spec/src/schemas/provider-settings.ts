import { z } from 'zod';
import { checked, euro } from './basics.ts';

/** The list-price cap that the specification names; offered when the provider fixes one. */
export const OFFERED_BENEFIT_CAP_EUR = 60_000;

const MOST_DAYS = 31;

/** What the provider sets for every calculation. */
export const providerSettingsBody = z.strictObject({
  /** Up to which list price the reduced benefit holds: as the law says for the day of acquisition, or one amount. */
  benefitCap: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('statutory') }),
    z.strictObject({ kind: z.literal('fixed'), amountEur: euro(1, 1_000_000) }),
  ]),
  /** How many commute days a month people may enter. */
  commuteDays: z
    .strictObject({
      arrivalNumberMin: z.number().int().min(0).max(MOST_DAYS),
      arrivalNumberMax: z.number().int().min(0).max(MOST_DAYS),
    })
    .refine(({ arrivalNumberMin, arrivalNumberMax }) => arrivalNumberMin <= arrivalNumberMax, {
      path: ['arrivalNumberMax'],
      ...checked('BELOW_MINIMUM'),
    }),
});
