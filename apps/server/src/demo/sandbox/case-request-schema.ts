import { z } from 'zod';
import { SCENARIOS } from './sandbox-case.ts';

const LONGEST_TEXT = 500;
const text = z.string().trim().min(1).max(LONGEST_TEXT);
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
const documentId = z.string().regex(/^[\w.-]{1,100}$/);

/** Body of the call that opens a case. Signing needs documents, a licence check has none. */
export const caseRequestSchema = z
  .strictObject({
    product: z.enum(['DRIVERS_LICENCE', 'SIGN']),
    loa: text,
    requested: z.array(text).max(50),
    callbackUri: webAddress,
    serverCallbackUri: webAddress,
    locale: z.enum(['de', 'en']),
    expected: z.strictObject({ givenName: text, familyName: text, birthDate: z.iso.date() }),
    documents: z
      .array(z.strictObject({ id: documentId, filename: text, sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
      .max(10)
      .default([]),
    testScenario: z.enum(SCENARIOS).nullable().default(null),
  })
  .refine((body) => (body.product === 'SIGN') === body.documents.length > 0, {
    path: ['documents'],
    message: 'SIGN needs documents, DRIVERS_LICENCE has none',
  });

/** Body of the calls that end a case. */
export const finishSchema = z.object({ scenario: z.enum(SCENARIOS) });

/** Path of everything below a case. */
export const casePathSchema = z.object({ caseId: z.uuid() });
export const documentPathSchema = z.object({ caseId: z.uuid(), documentId });
