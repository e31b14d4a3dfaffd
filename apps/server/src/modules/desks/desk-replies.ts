import { toEuro, type contract, type EndpointReply } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import {
  currentStep,
  negativeEnd,
  orderListSteps,
  orderStage,
  withStatus,
  type PathStepType,
  type StepWithStatus,
} from '@stromwandel/ordering';
import { minimumWageOfTerm } from '@stromwandel/payroll';
import { figuresOf } from '@stromwandel/pricing';
import { catalogueInLanguage, mainPhotoUrl } from '../catalogue/index.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import { endNoteForOthers, openPrivateSnapshot, type OrderRecord, stepReplies } from '../orders/index.ts';

type EmployerItem = EndpointReply<typeof contract.listEmployerOrders>['orders'][number];
type DeskItem = Omit<EmployerItem, 'firstApproval' | 'decisions'>;
type ProviderSheet = EndpointReply<typeof contract.getProviderOrder>;
type DeliveryFacts = Pick<
  ProviderSheet,
  'deliveryWeek' | 'builtOn' | 'shippedOn' | 'deliveredOn' | 'handedOverOn'
>;
type Sheet = Omit<
  ProviderSheet,
  | keyof EndpointReply<typeof contract.listProviderOrders>['orders'][number]
  | 'reports'
  | 'handoverDays'
  | 'decisions'
  | 'signatureStampedAt'
  | 'followsLease'
>;

/** The step that each desk decides. */
const OWN_STEP = { TENANT_ADMIN: 'TENANT_ADMIN_CLICK_CONFIRM', ADMIN: 'ADMIN_CONFIRM' } as const;
export type Desk = keyof typeof OWN_STEP;

const stepsOf = ({ state }: OrderRecord) => withStatus(state.steps, state.userSteps);

/** When a step was decided; null before. */
function decidedAt(steps: readonly StepWithStatus[], stepType: PathStepType): string | null {
  const status = steps.find((step) => step.stepType === stepType)?.status;
  return status?.status ? status.modified : null;
}

/** An order for the queues: car, term and rate, never salary, tax or net figures. */
export function deskItem(order: OrderRecord, desk: Desk, language: 'de' | 'en'): DeskItem {
  const { row, snapshot, state } = order;
  const { vehicle, photos, leasePackage, person, color } = snapshot;
  const steps = stepsOf(order);
  const current = currentStep(steps);
  return {
    id: order.id,
    created: row.createdAt.toISOString(),
    stage: orderStage(steps, state.deliveredOn),
    stepType: (negativeEnd(steps) ?? current)?.stepType ?? null,
    employee: { firstName: person.firstName, lastName: person.lastName, employeeId: person.employeeId },
    vehicle: {
      brand: vehicle.brand,
      carModel: vehicle.model,
      trimLevel: vehicle.trimLevel,
      mainPhotoUrl: mainPhotoUrl(vehicle, photos[0], color.hex),
      bodyStyle: vehicle.bodyStyle,
    },
    color: { name: catalogueInLanguage(language).color(color).name, hex: color.hex },
    durationMonths: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    totalMonthlyGrossCostEur: toEuro(cents(leasePackage.totalMonthlyGrossCostCents)),
    grossRetailPriceEur: toEuro(cents(vehicle.listPriceCents)),
    waitingSince: row.endedAt === null ? (current?.status?.modified ?? null) : null,
    deadline: state.deadline,
    signedAt: row.signedAt?.toISOString() ?? null,
    endReason: state.endReason,
    endNote: endNoteForOthers(order, language),
    decidedAt: decidedAt(steps, OWN_STEP[desk]),
  };
}

/** The known dates of the delivery. */
export function deliveryFacts({ state }: OrderRecord): DeliveryFacts {
  const { deliveryWeek, builtOn, shippedOn, deliveredOn, handedOverOn } = state;
  return { deliveryWeek, builtOn, shippedOn, deliveredOn, handedOverOn };
}

/** The sheet's data beyond the queue. It has no contract: both desks get a copy without the payslip. */
export function deskSheet(seal: DataSeal, order: OrderRecord, desk: Desk, language: 'de' | 'en'): Sheet {
  const { row, snapshot } = order;
  const { leasePackage } = snapshot;
  const { taxResult } = openPrivateSnapshot(seal, order);
  const steps = stepsOf(order);
  const shown = new Set(orderListSteps(steps, desk).map(({ id }) => id));
  return {
    tires: leasePackage.tires,
    delivery: catalogueInLanguage(language).delivery(snapshot.delivery).name,
    additionalDrivers: snapshot.additionalDrivers,
    benefitPrivateUseEur: taxResult.salarySacrificeData.vehicleTaxation,
    benefitPercent: taxResult.law.benefitPercent,
    totalOverTermEur: toEuro(cents(leasePackage.totalMonthlyGrossCostCents * leasePackage.durationMonths)),
    steps: stepReplies(order).filter(({ id }) => shown.has(id)),
    checks: [
      { code: 'CONTRACT_SIGNED', on: row.signedAt?.toISOString() ?? null },
      { code: 'LICENCE_CHECKED', on: acceptedAt(steps, 'NECT_DRIVERS_LICENCE') },
    ],
    limitsKept: limitsKept(order),
  };
}

// The order exists only because these limits were kept.
function limitsKept({ row, snapshot }: OrderRecord): Sheet['limitsKept'] {
  const { calculation, leasePackage } = snapshot;
  const { car, terms } = calculation;
  const term = { acquiredOn: car.acquiredOn, termMonths: leasePackage.durationMonths };
  const { hourlyWage, ...days } = minimumWageOfTerm(term, terms.payrollMonth, figuresOf(terms));
  return {
    on: row.createdAt.toISOString(),
    ...days,
    hourlyWageEur: toEuro(hourlyWage),
    benefitValue107: terms.benefitValue107,
  };
}

function acceptedAt(steps: readonly StepWithStatus[], stepType: PathStepType): string | null {
  const status = steps.find((step) => step.stepType === stepType)?.status;
  return status?.status === 'ACCEPTED' ? status.modified : null;
}
