import { isCalendarDate } from '@stromwandel/kernel';
import { z } from 'zod';
import {
  PROVIDER_REASONS,
  PROVIDER_STATES,
  type CaseReport,
  type CreatedCase,
} from './verification-provider.ts';

const day = z.string().refine(isCalendarDate);
const instant = z.iso.datetime().transform((text) => new Date(text));

// The browser is sent there: never to a script or a file, whatever the provider says.
const webAddress = z.url({ protocol: /^https?$/ });

const createdSchema = z.object({ caseId: z.string().min(1), jumpUrl: webAddress, expiresAt: instant });

const resultSchema = z.object({
  person: z.object({ givenName: z.string(), familyName: z.string(), birthDate: day }),
  licence: z
    .object({ classes: z.array(z.string()), issuedOn: day, validUntil: day.nullable() })
    .nullish()
    .transform((licence) => licence ?? null),
});

const reportSchema = z.object({
  state: z.enum(PROVIDER_STATES),
  // A reason we do not know yet is a technical one for us; the case has failed all the same.
  history: z.array(z.object({ reason: z.enum(PROVIDER_REASONS).nullable().catch('TECHNICAL') })),
  result: resultSchema.nullish(),
});

/** The answer to a new case. @throws ZodError when it is none */
export function readCreatedCase(body: unknown): CreatedCase {
  return createdSchema.parse(body);
}

/** The answer to a question about a case. @throws ZodError when it is none, or a success comes without a result */
export function readCaseReport(body: unknown): CaseReport {
  const { state, history, result } = reportSchema.parse(body);
  if (state !== 'SUCCESS') return { state, reason: history.at(-1)?.reason ?? null, result: null };
  return { state, reason: null, result: resultSchema.parse(result) };
}
