import { z } from 'zod';
import { euro, euroReply, idParam } from './basics.ts';
import { recordSignature } from './handover-record.ts';
import { laterReply } from './later.ts';
import { EXTENSION_MONTHS, leaseExtension, ownExtension } from './lease-extension.ts';
import { leaseParams } from './lease.ts';
import { declineForm } from './order-bodies.ts';
import { waitingDecision } from './package-change.ts';
import { RUNNING_LIMITS } from './running-limits.ts';
import { frozenLaw, payslipLine } from './tax-result.ts';

const LARGEST_RATE_EUR = 20_000;

/** The provider's offer: the total rate a month. */
export const extensionBody = z.strictObject({
  months: z.literal(EXTENSION_MONTHS),
  rateEur: euro(1, LARGEST_RATE_EUR),
});

export const extensionParams = leaseParams.extend({ extensionId: idParam });
export const extensionAnswerBody = z.strictObject({ answer: z.enum(['ACCEPT', 'DECLINE']) });
export const extensionSignatureBody = z.strictObject({ signature: recordSignature });
export const extensionDecisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('APPROVE') }),
  declineForm.extend({ decision: z.literal('DECLINE') }),
]);

/** What an extension costs the employee by today's salary data, and what it changes. */
const extensionComparison = z.object({
  /** The law of its first month. */
  law: frozenLaw,
  netRateBeforeEur: euroReply,
  netRateAfterEur: euroReply,
  /** Net rate of the extension less the current one. */
  differenceEur: euroReply,
  /** The payslip of a month with the current rate, before, and with the extension's, after. */
  payslip: z.array(payslipLine),
  /** Agreed kilometres of the whole term, with the extension. */
  agreedKm: z.number(),
  /** The limit of the law that the conversion would break in a month of the extension, with the person's own figures. */
  brokenLimit: z
    .object({
      limit: z.enum(RUNNING_LIMITS),
      from: z.string(),
      leftEur: euroReply,
      requiredEur: euroReply,
    })
    .nullable(),
  /** Where the whole term is longer than 48 months: what it changes in later benefits. */
  later: laterReply.nullable(),
});

/** Extensions of the own lease, the newest first. */
export const extensionsReply = z.array(
  ownExtension.extend({
    /** Null unless the offer is open, and of one that payroll cannot price. */
    comparison: extensionComparison.nullable(),
  }),
);

/** Extensions that wait for the employer's decision, the longest wait first. */
export const waitingExtensions = z.array(waitingDecision.extend({ extension: leaseExtension }));
