import {
  toEuro,
  type DecidedWorkflowReply,
  type OrderDetailReply,
  type OrderListItem,
  type StepReply,
  type TaxResultReply,
  type UserStepReply,
  type WorkflowReply,
} from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { currentStep, withStatus } from '@stromwandel/ordering';
import type { FastifyBaseLogger } from 'fastify';
import {
  catalogueInLanguage,
  euroFromTenthCents,
  mainPhotoUrl,
  otherPhotoUrls,
} from '../../catalogue/index.ts';
import type { Viewer } from '../record/order-actor.ts';
import type { Language } from '../record/change-fields.ts';
import type { OrderRecord } from '../record/order-record.ts';
import {
  endNoteForOthers,
  openFiguresInForce,
  openPrivateSnapshot,
  ownEndNote,
} from '../record/private-order.ts';
import { openWithdrawal } from '../record/open-withdrawal.ts';
import type { Stops } from '../commands/conversion-stops.ts';
import type { OrderServices } from '../record/order-services.ts';
import type { PrivateSnapshot } from '../record/snapshot.ts';

type Replying = Pick<OrderServices, 'seal' | 'clock'>;

/** The steps with their latest status, in wire form. */
export function stepReplies({ state }: OrderRecord): StepReply[] {
  return withStatus(state.steps, state.userSteps).map((step) => ({
    ...step,
    status: step.status && { ...step.status },
  }));
}

function progress(order: OrderRecord, endNote: string | null, now: Date) {
  const { row, state } = order;
  return {
    created: row.createdAt.toISOString(),
    endReason: state.endReason,
    endNote,
    deliveryWeek: state.deliveryWeek,
    builtOn: state.builtOn,
    shippedOn: state.shippedOn,
    deliveredOn: state.deliveredOn,
    handedOverOn: state.handedOverOn,
    deadline: state.deadline,
    withdrawableUntil: openWithdrawal(state, now),
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
    mainPhotoUrl: mainPhotoUrl(car, snapshot.photos[0], snapshot.color.hex),
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
    costsMoreKilometers: euroFromTenthCents(leasePackage.extraKilometerTenthCents),
    excessMileageAllowance: leasePackage.extraKilometersTolerance,
  };
}

/** Id and name of each document; the newest is the last. */
function documentReplies({ documents }: OrderRecord): { id: number; name: string }[] {
  return documents.map(({ id, name }) => ({ id, name }));
}

/** The month that was computed, and whose law it was computed by. */
function frozenLaw({ payrollMonth, year, state }: TaxResultReply['law']) {
  return { payrollMonth, year, state };
}

/** What the list shows of the sealed parts. One that cannot be read is logged, so that the other orders stay in reach. */
function sealedParts(
  seal: Replying['seal'],
  order: OrderRecord,
  language: Language,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  try {
    const { userPrice, law } = openFiguresInForce(seal, order).taxResult;
    return { taxResult: { userPrice, law: frozenLaw(law) }, endNote: ownEndNote(seal, order, language) };
  } catch (error) {
    log.error({ err: error, orderId: order.id }, 'sealed part of an order is unreadable');
    return { taxResult: { userPrice: null, law: null }, endNote: null };
  }
}

/** An own order in the list. @param log takes the order whose sealed parts cannot be read */
export function orderListItem(
  { seal, clock }: Replying,
  order: OrderRecord,
  language: Language,
  log: Pick<FastifyBaseLogger, 'error'>,
): OrderListItem {
  const { taxResult, endNote } = sealedParts(seal, order, language, log);
  return {
    id: order.id,
    ...track(order),
    ...progress(order, endNote, clock.now()),
    vehicle: vehicle(order),
    color: catalogueInLanguage(language).color(order.snapshot.color),
    delivery: catalogueInLanguage(language).delivery(order.snapshot.delivery),
    taxResult,
    documents: documentReplies(order),
  };
}

/** Of today: the limits that stop an order, and the lease that it follows. */
type ShownToOwner = Pick<OrderDetailReply, 'followsLease'> & { readonly stops: Stops };

/** The workflow as its employee sees it. */
export function workflowReply(
  { seal, clock }: Replying,
  order: OrderRecord,
  { stops, followsLease }: ShownToOwner,
  language: Language,
): WorkflowReply {
  const { taxResult, comparison, rateAtDelivery } = openFiguresInForce(seal, order);
  const { userPrice, salarySacrificeData, law } = taxResult;
  const { employerContribution, vatPassedOn } = salarySacrificeData;
  const told = { endNote: ownEndNote(seal, order, language), stops, now: clock.now() };
  const own = {
    userPrice,
    salarySacrificeData: { employerContribution, vatPassedOn },
    law: frozenLaw(law),
  };
  const reply = workflow(order, told, own, language);
  return {
    ...reply,
    order: { ...reply.order, followsLease, comparison: comparison.verdict, rateAtDelivery },
  };
}

interface Told {
  readonly endNote: string | null;
  readonly stops: Stops;
  readonly now: Date;
}

function workflow<T extends DecidedWorkflowReply['order']['taxResult']>(
  order: OrderRecord,
  { endNote, stops, now }: Told,
  taxResult: T,
  language: Language,
) {
  const { snapshot } = order;
  const words = catalogueInLanguage(language);
  return {
    order: {
      id: order.id,
      ...progress(order, endNote, now),
      vehicle: vehicle(order),
      leasePackage: chosenPackage(order),
      color: words.color(snapshot.color),
      delivery: words.delivery(snapshot.delivery),
      taxResult,
      stops,
      documents: documentReplies(order),
    },
    ...track(order),
  };
}

/**
 * The workflow for the person who decided a step. It omits net rate and changes of salary data, which only the
 * employee may see.
 */
export function decidedWorkflowReply(
  services: Replying,
  order: OrderRecord,
  viewer: Viewer,
  own: ShownToOwner,
  language: Language,
): DecidedWorkflowReply {
  if (viewer === 'EMPLOYEE') return workflowReply(services, order, own, language);
  const told = { endNote: endNoteForOthers(order, language), stops: [], now: services.clock.now() };
  const reply = workflow(order, told, { userPrice: null }, language);
  return { ...reply, order: { ...reply.order, documents: viewer === 'ADMIN' ? reply.order.documents : [] } };
}

function orderUserInfo({ salaryInfo }: PrivateSnapshot): OrderDetailReply['orderUserInfo'] {
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
    weeklyHours: salaryInfo.weeklyHours ?? null,
    taxClass: salaryInfo.taxClass,
    spouseFactor: salaryInfo.spouseFactor ?? null,
    taxAllowance: salaryInfo.taxAllowance,
    children: salaryInfo.children,
    childrenUnder25: salaryInfo.childrenUnder25,
    maintainedPeople: salaryInfo.maintainedPeople ?? null,
    childrenAllowances: salaryInfo.childrenAllowances,
    pensionInsurance: salaryInfo.pensionInsurance,
    pensionScheme: salaryInfo.pensionScheme ?? (salaryInfo.pensionInsurance ? 'STATUTORY' : null),
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

const provisionalFigures = ({ taxResult, later, comparison }: PrivateSnapshot) => ({
  taxResult,
  later,
  comparison,
});

/** An own order with its calculation. */
export function orderDetail(
  { seal, clock }: Replying,
  order: OrderRecord,
  { stops, followsLease }: ShownToOwner,
  language: Language,
): OrderDetailReply {
  const words = catalogueInLanguage(language);
  const own = openFiguresInForce(seal, order);
  const { snapshot, state, row } = order;
  const current = currentStep(withStatus(state.steps, state.userSteps));
  const { technicalDetails, standardEquipment, specialEquipment } = snapshot.vehicle;
  return {
    id: order.id,
    followsLease,
    ...progress(order, ownEndNote(seal, order, language), clock.now()),
    vehicle: {
      ...vehicle(order),
      otherPhotos: {
        pictureUrls: otherPhotoUrls(snapshot.vehicle, snapshot.photos, snapshot.color.hex, language),
      },
      vehicleDetails: words.details({ technicalDetails, standardEquipment, specialEquipment }),
    },
    leasePackage: chosenPackage(order),
    color: words.color(snapshot.color),
    delivery: words.delivery(snapshot.delivery),
    additionalDrivers: snapshot.additionalDrivers,
    orderUserInfo: orderUserInfo(own),
    taxResult: { ...own.taxResult, stops: [...own.taxResult.stops, ...stops] },
    later: own.later,
    comparison: own.comparison,
    rateAtDelivery: own.rateAtDelivery,
    recalculated: row.recalculatedAt && {
      at: row.recalculatedAt.toISOString(),
      provisional: provisionalFigures(openPrivateSnapshot(seal, order)),
    },
    step: current && { status: current.status && { id: current.status.id } },
    documents: documentReplies(order),
  };
}
