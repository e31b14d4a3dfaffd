import { z } from 'zod';
import { checked, emailSchema, euro, line } from './basics.ts';

/** The list-price cap that the specification names; offered when the provider fixes one. */
export const OFFERED_BENEFIT_CAP_EUR = 60_000;

const MOST_DAYS = 31;

const waitDays = z.number().int().min(1).max(365);

/** What the provider sets for every calculation, every order and every mail. */
export const providerSettingsReply = z.strictObject({
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
  /** Days that a step of an order waits for whoever must act; a step that waits already keeps its deadline. */
  deadlineDays: z.strictObject({ employee: waitDays, employer: waitDays, provider: waitDays }),
  /** Whose name and address mails carry; null is what the server was started with. */
  mailSender: z.strictObject({ name: line(100), address: emailSchema }).nullable(),
});

/** What is not named stays as it is. */
export const providerSettingsBody = providerSettingsReply.partial();
