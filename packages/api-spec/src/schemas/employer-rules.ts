import { z } from 'zod';
import { ADDITIONAL_DRIVERS, COMMUTE_FLAT_TAXES, DRIVE_TYPES, HOME_CHARGING } from '../vehicle-kinds.ts';
import { checked, decimal, euro, euroReply, idSchema, line } from './basics.ts';

const whole = (lowest: number, highest: number) => z.number().int().min(lowest).max(highest);
const someOf = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  z.array(schema).min(1).max(most).nullable();

/** What the employer adds to each monthly rate: an amount, and a share of the rate in percent. */
const contribution = {
  contributionEur: euro(0, 10_000),
  contributionPercent: decimal(0, 100, 2),
};

export const employerRulesBody = z.strictObject({
  /** Names as the catalogue spells them; null offers all brands. */
  brands: someOf(line(100), 200),
  driveTypes: someOf(z.enum(DRIVE_TYPES), DRIVE_TYPES.length),
  highestListPriceEur: euro(1, 1_000_000).nullable(),
  /** Of the monthly gross rate before the contribution; where both limits are set, the lower one holds. */
  highestRateEur: euro(1, 20_000).nullable(),
  highestRatePercentOfGross: decimal(0.01, 100, 2).nullable(),
  durationsMonths: someOf(whole(1, 120), 20),
  minimumEmploymentMonths: whole(0, 120),
  afterProbationOnly: z.boolean(),
  ...contribution,
  /** Groups with a contribution of their own, instead of the one for everybody. */
  groupContributions: z
    .array(z.strictObject({ group: line(60), ...contribution }))
    .max(50)
    .superRefine((rows, context) => {
      const names = rows.map(({ group }) => group);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) < index) {
          context.addIssue({ code: 'custom', path: [index, 'group'], ...checked('REPEATED') });
        }
      }
    }),
  /** Orders need the approvals of two people. The employer can begin with it; only the provider ends it. */
  fourEyes: z.boolean(),
  /** Who may drive beside the person who ordered. */
  additionalDrivers: z.enum(ADDITIONAL_DRIVERS),
  /** Whether the VAT on the provision is taken from the net pay of the person. */
  vatPassedOn: z.boolean(),
  /** Whether the way to work is taxed flat with 15 %, and who bears that tax. */
  commuteFlatTax: z.enum(COMMUTE_FLAT_TAXES),
  /** Electricity charged at home. */
  homeCharging: z.enum(HOME_CHARGING),
});
export const employerRulesReply = z.object(employerRulesBody.shape);

/** Why something is not offered to a person: by the employer, or because the figures of the year are not known yet. */
export const OFFER_OBSTACLES = [
  'BRAND',
  'DRIVE_TYPE',
  'LIST_PRICE',
  'DURATION',
  'RATE',
  'EMPLOYED_SINCE_UNKNOWN',
  'PROBATION_UNKNOWN',
  'EMPLOYED_TOO_SHORTLY',
  'IN_PROBATION',
  'LEAVING',
] as const;

/** With the figures that explain it: amounts in euros, days as `YYYY-MM-DD`. */
export const offerObstacle = z.object({
  code: z.enum(OFFER_OBSTACLES),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type OfferObstacleReply = z.infer<typeof offerObstacle>;

/** What the own employer offers. */
export const employerOfferReply = z.object({
  /** What keeps the person from ordering anything today. */
  personObstacles: z.array(offerObstacle),
  /** What the employer adds to each rate. */
  contributionEur: euroReply,
  contributionPercent: z.number(),
  /** Null where there is no such limit. */
  highestRateEur: euroReply.nullable(),
  durationsMonths: z.array(z.number()).nullable(),
  /** Whether the person bears the VAT on the provision; net rates have it in them. */
  vatPassedOn: z.boolean(),
  /** Whether the way to work is taxed flat, and who bears that tax; net rates have it in them. */
  commuteFlatTax: z.enum(COMMUTE_FLAT_TAXES),
  /** Cars of the catalogue that the employer does not offer, in the order of the list. */
  notOffered: z.array(
    z.object({
      vehicleId: idSchema,
      brand: z.string(),
      model: z.string(),
      trimLevel: z.string().nullable(),
      obstacles: z.array(offerObstacle),
    }),
  ),
});
