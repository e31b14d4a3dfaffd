import { z } from 'zod';
import { ADDITIONAL_DRIVERS, BODY_STYLES, TIRES } from '../vehicle-kinds.ts';
import { euroReply, idSchema, instantSchema } from './basics.ts';
import { comparisonEdits, comparisonVerdict, costComparisonReply } from './cost-comparison.ts';
import { leaseOfFollower } from './follow-up.ts';
import { laterReply } from './later.ts';
import { recalculationReply } from './recalculation.ts';
import { ORDER_PREREQUISITES } from './order-prerequisites.ts';
import { conversionStopReply, frozenLaw, salarySacrifice, taxResultReply } from './tax-result.ts';
import { PENSION_SCHEMES, salaryConversionSchema } from './user-info.ts';

export const STEP_TYPES = [
  'CONFIRM_SUMMARY',
  'PREVIEW_CONTRACT',
  'NECT_DRIVERS_LICENCE',
  'NECT_SIGN',
  'TENANT_ADMIN_CLICK_CONFIRM',
  'ADMIN_CONFIRM',
  'LEASING_ACTIVE',
  'BREAKING_CHANGE',
  'DECLINED_BY_TENANT',
  'DECLINED_BY_ADMIN',
  'EXPIRED',
] as const;

/** Why an order ended without a lease; shown to the employee. */
export const END_REASONS = [
  'SALARY_DATA_CHANGED',
  'PACKAGE_CHANGED',
  'VEHICLE_CHANGED',
  'CONTRACT_CHANGED',
  'RUNNING_CARS_CHANGED',
  'DECLINED_BY_TENANT',
  'DECLINED_BY_ADMIN',
  'CANCELLED_BY_EMPLOYEE',
  'DEADLINE_PASSED',
  'WITHDRAWN',
] as const;

export const userStepReply = z.object({
  id: idSchema,
  stepId: idSchema,
  /** Null while the step waits for its decision. */
  status: z.enum(['ACCEPTED', 'DECLINED']).nullable(),
  modified: instantSchema,
});
export type UserStepReply = z.infer<typeof userStepReply>;

export const stepReply = z.object({
  id: idSchema,
  stepType: z.enum(STEP_TYPES),
  stepName: z.string(),
  orderNumber: z.number().int(),
  final: z.boolean(),
  success: z.boolean().optional(),
  userEnabled: z.boolean(),
  userVisible: z.boolean(),
  adminVisible: z.boolean(),
  adminEnabled: z.boolean(),
  tenantAdminVisible: z.boolean(),
  tenantAdminEnabled: z.boolean(),
  /** The latest user step of this step; null when it has none. */
  status: userStepReply.nullable(),
});
export type StepReply = z.infer<typeof stepReply>;

export const orderCreateBody = z.strictObject({
  leasePackageId: idSchema,
  /** Ids of the chosen colour and delivery option. */
  color: idSchema,
  delivery: idSchema,
  /** Own assumptions of the comparison that the order keeps. */
  comparisonEdits: comparisonEdits.optional(),
});

export const orderCreateReply = z.object({
  orderId: idSchema.nullable(),
  errors: z.array(z.enum(ORDER_PREREQUISITES)),
});

const orderVehicle = z.object({
  id: idSchema,
  brand: z.string(),
  carModel: z.string(),
  trimLevel: z.string().nullable(),
  maximumPowerKw: z.number(),
  rangeKm: z.number(),
  consumption: z.number().nullable(),
  mainPhotoUrl: z.string().nullable(),
  bodyStyle: z.enum(BODY_STYLES),
  deliveryFromWeeks: z.number().nullable(),
  deliveryToWeeks: z.number().nullable(),
});
const documentReply = z.object({ id: idSchema, name: z.string() });
const chosenColor = z.object({ id: idSchema, name: z.string(), hex: z.string() });
const chosenDelivery = z.object({ id: idSchema, name: z.string(), description: z.string() });

/** Progress of the order beside its steps: its end, its delivery and the deadline of the next action. */
const orderProgress = z.object({
  created: instantSchema,
  endReason: z.enum(END_REASONS).nullable(),
  /** The employer's or provider's own words when declining, or what changed. */
  endNote: z.string().nullable(),
  /** Delivery week confirmed by the manufacturer, `2027-W05`. */
  deliveryWeek: z.string().nullable(),
  /** Calendar days that the manufacturer reported. */
  builtOn: z.string().nullable(),
  shippedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  /** Calendar day on which the lease began. */
  handedOverOn: z.string().nullable(),
  deadline: instantSchema.nullable(),
  /** Null where the employee cannot withdraw, or no longer. */
  withdrawableUntil: instantSchema.nullable(),
});

const progressTrack = z.object({ steps: z.array(stepReply), userSteps: z.array(userStepReply) });

export const orderListItem = z.object({
  id: idSchema,
  ...progressTrack.shape,
  ...orderProgress.shape,
  vehicle: orderVehicle.pick({
    brand: true,
    carModel: true,
    trimLevel: true,
    mainPhotoUrl: true,
    deliveryFromWeeks: true,
    deliveryToWeeks: true,
  }),
  color: chosenColor,
  delivery: chosenDelivery,
  /** The net rate and the law it was frozen by; null if the order's sealed part cannot be read. */
  taxResult: z.object({ userPrice: euroReply.nullable(), law: frozenLaw.nullable() }),
  documents: z.array(documentReply),
});
export type OrderListItem = z.infer<typeof orderListItem>;

const chosenPackage = z.object({
  id: idSchema,
  durationMonths: z.number(),
  kmPerYear: z.number(),
  tires: z.enum(TIRES),
  grossComparisonCostEur: euroReply,
  grossRetailPriceEur: euroReply,
  totalMonthlyGrossCostEur: euroReply,
  /** Euros per kilometre (net) beyond the tolerance, which counts over the whole term. */
  costsMoreKilometers: z.number(),
  excessMileageAllowance: z.number(),
});

/** The net rate of the month in which the car is expected; null where the figures of the order's year hold in it too. */
const rateAtDelivery = z.object({ law: frozenLaw, userPriceEur: euroReply }).nullable();

export const workflowReply = z.object({
  order: z.object({
    id: idSchema,
    /** The lease that the order follows; null of an order that follows none. */
    followsLease: leaseOfFollower.nullable(),
    ...orderProgress.shape,
    vehicle: orderVehicle,
    leasePackage: chosenPackage,
    color: chosenColor,
    delivery: chosenDelivery,
    taxResult: z.object({
      userPrice: euroReply,
      /** What of the package's rate is no conversion, and what net pay bears beside it: as the contract says it. */
      salarySacrificeData: salarySacrifice.pick({ employerContribution: true, vatPassedOn: true }),
      law: frozenLaw,
    }),
    /** The frozen comparison of costs in short. */
    comparison: comparisonVerdict,
    rateAtDelivery,
    /**
     * Limits of the law that an order which is not signed would reach today beside the person's other cars; it cannot go
     * on while there is one.
     */
    stops: z.array(conversionStopReply),
    documents: z.array(documentReply),
  }),
  ...progressTrack.shape,
});
export type WorkflowReply = z.infer<typeof workflowReply>;

/**
 * The new workflow after a call on a step. The net rate is the employee's own: null for employer and
 * provider, who are not told its shares either.
 */
export const decidedWorkflowReply = z.object({
  ...workflowReply.shape,
  order: z.object({
    ...workflowReply.shape.order.shape,
    followsLease: leaseOfFollower.nullable().optional(),
    taxResult: z.object({
      userPrice: euroReply.nullable(),
      salarySacrificeData: workflowReply.shape.order.shape.taxResult.shape.salarySacrificeData.optional(),
      law: frozenLaw.optional(),
    }),
    comparison: comparisonVerdict.optional(),
    rateAtDelivery: rateAtDelivery.optional(),
  }),
});
export type DecidedWorkflowReply = z.infer<typeof decidedWorkflowReply>;

/** The frozen salary data of an order: what the calculation was made from. */
const orderUserInfo = z.object({
  federalState: z.string(),
  dateOfBirth: z.string(),
  grossMonthlySalaryEur: euroReply,
  weeklyHours: z.number().nullable(),
  taxClass: z.number(),
  spouseFactor: z.number().nullable(),
  taxAllowance: euroReply,
  children: z.boolean(),
  childrenUnder25: z.number(),
  maintainedPeople: z.number().nullable(),
  childrenAllowances: z.number(),
  pensionInsurance: z.boolean(),
  pensionScheme: z.enum(PENSION_SCHEMES).nullable(),
  unemploymentInsurance: z.boolean(),
  churchTax: z.boolean(),
  akb: z.boolean(),
  healthInsurance: z.string(),
  basicRateHealthInsurance: z.number().nullable(),
  additionalAmountHealthInsurance: z.number().nullable(),
  arbeitgeberzuschuss: z.boolean().nullable(),
  contributionPrivateHealthInsuranceEur: euroReply.nullable(),
  contributionPrivateCareInsuranceEur: euroReply.nullable(),
  basisbeitragSteuerrelevant: euroReply.nullable(),
  companyPensionPlan: euroReply,
  arrivalKilometers: z.number(),
  arrivalNumber: z.number(),
  commuteValuation: z.string(),
  salaryConversions: z.array(salaryConversionSchema),
});

/** Who may drive beside the employee, as ordered. */
export const orderedDrivers = z.enum(ADDITIONAL_DRIVERS);

export const orderDetailReply = z.object({
  id: idSchema,
  /** The lease that the order follows; null of an order that follows none. */
  followsLease: leaseOfFollower.nullable(),
  ...orderProgress.shape,
  vehicle: z.object({
    ...orderVehicle.shape,
    otherPhotos: z.object({ pictureUrls: z.array(z.string()) }),
    vehicleDetails: z.object({
      technicalDetails: z.array(z.object({ name: z.string(), value: z.string() })),
      standardEquipment: z.array(z.string()),
      specialEquipment: z.array(z.string()),
    }),
  }),
  leasePackage: chosenPackage,
  color: chosenColor,
  delivery: chosenDelivery,
  additionalDrivers: orderedDrivers,
  orderUserInfo,
  taxResult: taxResultReply,
  later: laterReply,
  comparison: costComparisonReply,
  rateAtDelivery,
  recalculated: recalculationReply.nullable(),
  step: z.object({ status: z.object({ id: idSchema }).nullable() }).nullable(),
  documents: z.array(documentReply),
});
export type OrderDetailReply = z.infer<typeof orderDetailReply>;
