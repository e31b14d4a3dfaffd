import { z } from 'zod';
import { declineForm } from './order-bodies.ts';
import { euroReply, idParam, idSchema } from './basics.ts';
import { recordSignature } from './handover-record.ts';
import { leaseParams, leaseVehicle } from './lease.ts';
import { packageChange, packageTerms } from './lease-package.ts';
import { DISTANCE_STATES } from './lease-distance.ts';
import { RUNNING_LIMITS } from './running-limits.ts';
import { frozenLaw, payslipLine } from './tax-result.ts';

/** CHANGED_LATELY: possible again from `day`. ENDS_SOON: not from `day` on. */
export const PACKAGE_CHANGE_OBSTACLES = ['CHANGED_LATELY', 'ENDS_SOON'] as const;

/** The same for its employee, with the net rates of the day of the request. */
export const ownPackageChange = packageChange.extend({
  netRateBeforeEur: euroReply,
  netRateAfterEur: euroReply,
});

const forecast = z.object({
  km: z.number(),
  state: z.enum(DISTANCE_STATES),
  /** Charge above 0, credit below 0, with VAT. */
  grossEur: euroReply,
});

const pricedPackage = packageTerms.extend({
  netRateEur: euroReply,
  /** Take-home pay in a month with the package. */
  takeHomeEur: euroReply,
  /** For the whole term, with the package from `from` on. */
  agreedKm: z.number(),
  /** Null until a reading 60 days after the handover. */
  forecast: forecast.nullable(),
});

export const packageOptionsReply = z.object({
  /** First day of a package that is signed today; null where none is possible. */
  from: z.string().nullable(),
  /** Why no change is possible; null where one is, or the lease does not run. */
  obstacle: z.object({ reason: z.enum(PACKAGE_CHANGE_OBSTACLES), day: z.string() }).nullable(),
  /** The law of the month of `from`, by which the packages are priced; null where no change is possible. */
  law: frozenLaw.nullable(),
  /** The package that holds on `from`; null where no change is possible. */
  current: pricedPackage.nullable(),
  /** Packages of the same car, term and services, by their kilometres. */
  options: z.array(
    pricedPackage.extend({
      /** The payslip of a month with the current package, before, and with this one, after. */
      payslip: z.array(payslipLine),
      /** Net rate compared with the current package. */
      differenceEur: euroReply,
      /** Kilometres over the term from which on (with more kilometres) or up to which the package costs less; null where never. */
      worthKm: z.number().nullable(),
      needsApproval: z.boolean(),
      /** The limit of the law that the conversion would break in a remaining month, with the person's own figures. */
      brokenLimit: z
        .object({
          limit: z.enum(RUNNING_LIMITS),
          from: z.string(),
          leftEur: euroReply,
          requiredEur: euroReply,
        })
        .nullable(),
    }),
  ),
  /** The newest first. */
  changes: z.array(ownPackageChange),
});
export type PackageOptions = z.infer<typeof packageOptionsReply>;

export const packageChangeBody = z.strictObject({ packageId: idSchema });
export const packageChangeParams = leaseParams.extend({ changeId: idParam });
/** Null accepts the annex in text form, where the provider allows it. */
export const packageSignatureBody = z.strictObject({ signature: recordSignature.nullable() });
export const packageDecisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('APPROVE') }),
  declineForm.extend({ decision: z.literal('DECLINE') }),
]);

/** What waits for the employer's decision about a lease, beside the matter itself. */
export const waitingDecision = z.object({
  leaseId: idSchema,
  employee: z.object({ firstName: z.string(), lastName: z.string() }),
  vehicle: leaseVehicle,
  plate: z.string().nullable(),
  /** The first of two approvals was given. */
  approvedOnce: z.boolean(),
  /** Whether the reader may approve; the first approver and the employee may not. */
  mayApprove: z.boolean(),
});

/** Changes that wait for the employer's decision, the longest wait first. */
export const waitingPackageChanges = z.array(waitingDecision.extend({ change: packageChange }));

/** Changes of a person as the export of the own data contains them, oldest first. */
export const exportedPackageChange = ownPackageChange.extend({ leaseId: idSchema });
