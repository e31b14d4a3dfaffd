import {
  toEuro,
  type DecidedWorkflowReply,
  type OrderDetailReply,
  type OrderListItem,
  type StepReply,
  type UserStepReply,
  type WorkflowReply,
} from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { currentStep, withStatus } from '@stromwandel/ordering';
import { carPictureUrl } from '../catalogue/index.ts';
import type { Viewer } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';

/** The steps with their latest status, as they travel. */
export function stepReplies({ state }: OrderRecord): StepReply[] {
  return withStatus(state.steps, state.userSteps).map((step) => ({
    ...step,
    status: step.status && { ...step.status },
  }));
}

function progress(order: OrderRecord) {
  const { row, state } = order;
  return {
    created: row.createdAt.toISOString(),
    endReason: state.endReason,
    endNote: row.endNote,
    deliveryWeek: state.deliveryWeek,
    deliveredOn: state.deliveredOn,
    deadline: state.deadline,
    withdrawableUntil: state.withdrawableUntil,
  };
}

function track(order: OrderRecord): { steps: StepReply[]; userSteps: UserStepReply[] } {
  return { steps: stepReplies(order), userSteps: order.state.userSteps.map((entry) => ({ ...entry })) };
}

function vehicle({ snapshot }: OrderRecord) {
  const car = snapshot.vehicle;
  return {
    id: car.id,
    brand: car.brand,
    carModel: car.model,
    trimLevel: car.trimLevel,
    maximumPowerKw: car.maximumPowerKw,
    rangeKm: car.rangeKm,
    consumption: car.consumption,
    mainPhotoUrl: carPictureUrl(car, snapshot.color.hex),
    bodyStyle: car.bodyStyle,
    deliveryFromWeeks: car.deliveryFromWeeks,
    deliveryToWeeks: car.deliveryToWeeks,
  };
}

function chosenPackage({ snapshot }: OrderRecord) {
  const { leasePackage } = snapshot;
  return {
    id: leasePackage.id,
    durationMonths: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    tires: leasePackage.tires,
    grossComparisonCostEur: toEuro(cents(leasePackage.grossComparisonCostCents)),
    grossRetailPriceEur: toEuro(cents(snapshot.vehicle.listPriceCents)),
    totalMonthlyGrossCostEur: toEuro(cents(leasePackage.totalMonthlyGrossCostCents)),
  };
}

/** Number and name of each document; the newest is the last. */
export function documentReplies({ documents }: OrderRecord): { id: number; name: string }[] {
  return documents.map(({ id, name }) => ({ id, name }));
}

export function orderListItem(order: OrderRecord): OrderListItem {
  return {
    id: order.id,
    ...track(order),
    ...progress(order),
    vehicle: vehicle(order),
    color: order.snapshot.color,
    documents: documentReplies(order),
  };
}

/** The workflow as its employee sees it. */
export function workflowReply(order: OrderRecord): WorkflowReply {
  const { snapshot } = order;
  return {
    order: {
      id: order.id,
      ...progress(order),
      vehicle: vehicle(order),
      leasePackage: chosenPackage(order),
      color: snapshot.color,
      delivery: snapshot.delivery,
      taxResult: { userPrice: snapshot.taxResult.userPrice },
      documents: documentReplies(order),
    },
    ...track(order),
  };
}

/** The workflow for whoever decided a step: net rate and what changed in salary data are the employee's own. */
export function decidedWorkflowReply(order: OrderRecord, viewer: Viewer): DecidedWorkflowReply {
  const own = workflowReply(order);
  if (viewer === 'EMPLOYEE') return own;
  const documents = viewer === 'ADMIN' ? own.order.documents : [];
  const endNote = endNoteForOthers(order);
  return { ...own, order: { ...own.order, endNote, documents, taxResult: { userPrice: null } } };
}

/** The words of employer and provider are for all; what changed in salary data is for the employee alone. */
export function endNoteForOthers({ row, state }: OrderRecord): string | null {
  return state.endReason === 'SALARY_DATA_CHANGED' ? null : row.endNote;
}

function orderUserInfo({ snapshot }: OrderRecord): OrderDetailReply['orderUserInfo'] {
  const { salaryInfo } = snapshot;
  const pension = salaryInfo.salaryConversions.reduce(
    (sum, item) =>
      item.conversationType === 'COMPANY_PENSION_PLAN'
        ? sum + Math.round(item.salaryConversionAmount * 100)
        : sum,
    0,
  );
  return {
    federalState: salaryInfo.federalState,
    dateOfBirth: salaryInfo.dateOfBirth,
    grossMonthlySalaryEur: salaryInfo.grossMonthlySalaryEur,
    taxClass: salaryInfo.taxClass,
    spouseFactor: salaryInfo.spouseFactor ?? null,
    taxAllowance: salaryInfo.taxAllowance,
    children: salaryInfo.children,
    childrenUnder25: salaryInfo.childrenUnder25,
    childrenAllowances: salaryInfo.childrenAllowances,
    pensionInsurance: salaryInfo.pensionInsurance,
    unemploymentInsurance: salaryInfo.unemploymentInsurance,
    churchTax: salaryInfo.churchTax,
    akb: salaryInfo.akb ?? false,
    healthInsurance: salaryInfo.healthInsurance,
    basicRateHealthInsurance: salaryInfo.basicRateHealthInsurance ?? null,
    additionalAmountHealthInsurance: salaryInfo.additionalAmountHealthInsurance ?? null,
    arbeitgeberzuschuss: salaryInfo.arbeitgeberzuschuss ?? null,
    contributionPrivateHealthInsuranceEur: salaryInfo.beitragPkv ?? null,
    contributionPrivateCareInsuranceEur: salaryInfo.beitragPv ?? null,
    basisbeitragSteuerrelevant: salaryInfo.basisbeitragSteuerrelevant ?? null,
    companyPensionPlan: toEuro(cents(pension)),
    arrivalKilometers: salaryInfo.arrivalKilometers,
    arrivalNumber: salaryInfo.arrivalNumber,
    commuteValuation: salaryInfo.commuteValuation ?? 'FLAT_003',
    salaryConversions: salaryInfo.salaryConversions,
  };
}

export function orderDetail(order: OrderRecord): OrderDetailReply {
  const { snapshot, state } = order;
  const current = currentStep(withStatus(state.steps, state.userSteps));
  const { technicalDetails, standardEquipment, specialEquipment } = snapshot.vehicle;
  return {
    id: order.id,
    ...progress(order),
    vehicle: {
      ...vehicle(order),
      otherPhotos: { pictureUrls: [] },
      vehicleDetails: { technicalDetails, standardEquipment, specialEquipment },
    },
    leasePackage: chosenPackage(order),
    color: snapshot.color,
    delivery: snapshot.delivery,
    orderUserInfo: orderUserInfo(order),
    taxResult: snapshot.taxResult,
    step: current && { status: current.status && { id: current.status.id } },
    documents: documentReplies(order),
  };
}
