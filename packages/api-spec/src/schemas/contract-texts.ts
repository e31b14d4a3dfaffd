import { z } from 'zod';
import { calendarDateSchema, instantSchema } from './basics.ts';

/** Most sections a contract may have, and characters of one of them. */
const MAX_SECTIONS = 60;
const MAX_SOURCE = 20_000;
const MAX_HEADING = 120;

/** Number of a version in a path; 1 is the one that ships with the product. */
export const contractTextsParams = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
});

/** Texts may be empty here: the text check reports missing ones with their place, together with all other problems. */
const sourceShape = {
  title: z.string().max(MAX_HEADING),
  opening: z.string().max(MAX_SOURCE),
};
const sectionShape = {
  heading: z.string().max(MAX_HEADING),
  startsPage: z.boolean(),
  source: z.string().max(MAX_SOURCE),
};

export const contractTextsBody = z.strictObject({
  /** The revision that was edited; a draft that changed meanwhile is not overwritten. */
  revision: z.number().int().min(0).max(1_000_000),
  ...sourceShape,
  sections: z.array(z.strictObject(sectionShape)).min(1).max(MAX_SECTIONS),
});

export const contractTextsPublicationBody = z.strictObject({
  revision: z.number().int().min(0).max(1_000_000),
  /** First day on which new orders name this version. */
  validFrom: calendarDateSchema,
});

export const contractTextsPreviewQuery = z.strictObject({
  /** The usual circumstances of an order, or the other one of each pair. */
  circumstances: z.enum(['USUAL', 'OTHER']),
});

const act = z.object({ by: z.string(), at: instantSchema });

const version = {
  number: z.number(),
  /** As contracts print it. */
  name: z.string(),
  state: z.enum(['SHIPPED', 'DRAFT', 'PUBLISHED']),
  validFrom: z.string().nullable(),
  /** Whether new orders name it today. */
  inForce: z.boolean(),
  drafted: act.nullable(),
  changed: act.nullable(),
  published: act.nullable(),
};

export const contractTextsList = z.array(z.object(version));

const CONTRACT_TEXT_BLOCKS = [
  'parties',
  'vehicle',
  'term',
  'conversion',
  'includedServices',
  'mileage',
  'benefitInKind',
  'technicalDetails',
  'standardEquipment',
  'specialEquipment',
  'payslip',
  'comparison',
  'laterBenefits',
  'calculation',
  'versions',
  'signature',
] as const;

const CONTRACT_TEXT_CONDITIONS = [
  'employerContribution',
  'rateInsurance',
  'noRateInsurance',
  'singleTrips',
  'monthlyCommute',
  'reducedBenefit',
  'fullBenefit',
  'additionalDrivers',
  'noAdditionalDrivers',
  'vatPassedOn',
  'vatBorneByEmployer',
  'provisionalLaw',
] as const;

export const contractTextsReply = z.object({
  ...version,
  revision: z.number(),
  ...sourceShape,
  sections: z.array(z.object(sectionShape)),
  /** Lines against the version before; null for the shipped one. */
  differences: z.array(z.object({ kind: z.enum(['SAME', 'REMOVED', 'ADDED']), text: z.string() })).nullable(),
  /** What texts can name, with an example. */
  vocabulary: z.object({
    placeholders: z.array(
      z.object({
        name: z.string(),
        example: z.string(),
        mandatory: z.boolean(),
        condition: z.enum(CONTRACT_TEXT_CONDITIONS).nullable(),
      }),
    ),
    blocks: z.array(z.object({ name: z.enum(CONTRACT_TEXT_BLOCKS), mandatory: z.boolean() })),
    conditions: z.array(z.enum(CONTRACT_TEXT_CONDITIONS)),
  }),
});
