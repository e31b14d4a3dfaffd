import { createHash, randomUUID } from 'node:crypto';
import type { FieldError, OrderPrerequisite, SalaryInfo } from '@stromwandel/api-spec';
import { cents, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { ComparisonEdits } from '@stromwandel/offer';
import type { RunningCar } from '@stromwandel/payroll';
import {
  conversionStopFigures,
  employeeFromSalaryInfo,
  laterOfPrice,
  priceCar,
  refusalFigures,
} from '@stromwandel/pricing';
import type { Caller } from '../../../platform/scope/caller.ts';
import { readLessor } from '../../contract-printing/index.ts';
import { contractTextsNameInForce } from '../../contract-texts/index.ts';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import {
  obstacleFigures,
  obstaclesOfCar,
  obstaclesOfPackage,
  obstaclesOfPerson,
  readComparisonDefaults,
  readEmployerOffer,
  type EmployerOffer,
  readPricingTerms,
} from '../../offer/index.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { findSalaryInfo } from '../../salary-data/index.ts';
import { missingForOrder } from '../../accounts/index.ts';
import { currentTerms } from '../../legal-texts/index.ts';
import { carOfferOf, keepCarPhotos } from '../../catalogue/index.ts';
import { compareOrder, currentBasis } from '../changes/compare-order.ts';
import { deliveryRate } from '../changes/delivery-rate.ts';
import { commitEvents } from '../record/commit-events.ts';
import { stoppedBy } from './conversion-stops.ts';
import { frozenPerson } from '../record/frozen-person.ts';
import { SCHEMA_VERSION } from '../record/frozen-versions.ts';
import { listColumns, type ListColumns } from '../record/list-columns.ts';
import {
  completeOffer,
  findCurrentOffer,
  findOtherPackages,
  type CurrentOffer,
  type OfferChoice,
} from '../record/offer-store.ts';
import { findOrderByKey, findRecentOrder, insertOrder } from '../record/order-store.ts';
import { clientKey, isKeyOfDeletedOrder } from '../record/order-key.ts';
import type { OrderRow } from '../record/order-record.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { findTenant, lockPerson, type OrderingPerson } from '../record/person-store.ts';
import { sealPrivateSnapshot } from '../record/private-order.ts';
import { findLeaseToFollow, notBefore } from './followed-lease.ts';
import { findRunningCars } from './running-cars.ts';
import type { FrozenOffer, OrderSnapshot, PrivateSnapshot } from '../record/snapshot.ts';

export interface OrderRequest extends OfferChoice {
  /** Assumptions of the comparison that the order keeps. */
  readonly comparisonEdits?: ComparisonEdits | undefined;
  /** Sent by the client; null when it sends none. */
  readonly idempotencyKey: string | null;
}

export interface CreatedOrder {
  readonly orderId: number | null;
  readonly errors: OrderPrerequisite[];
}

type Outcome = Result<CreatedOrder, Refusal>;

/** Without a key, an equal choice of the same person within this time returns the same order. */
const DOUBLE_CLICK_MS = 10_000;

function wrongIds(offer: CurrentOffer): FieldError[] {
  const unknown = (path: string): FieldError => ({ path, code: 'NOT_FOUND', params: {} });
  if (!offer.leasePackage) return [unknown('body.leasePackageId')];
  return [
    ...(offer.color ? [] : [unknown('body.color')]),
    ...(offer.delivery ? [] : [unknown('body.delivery')]),
  ];
}

const isSameChoice = ({ leasePackageId, snapshot }: OrderRow, choice: OfferChoice) => {
  // Only this use case writes the snapshot.
  const { color, delivery } = snapshot as FrozenOffer;
  return (
    leasePackageId === choice.leasePackageId &&
    color.id === choice.colorId &&
    delivery.id === choice.deliveryId
  );
};

const choiceKey = ({ leasePackageId, colorId, deliveryId }: OfferChoice) =>
  `choice:${leasePackageId}:${colorId}:${deliveryId}:`;

const newKey = ({ idempotencyKey, ...choice }: OrderRequest) =>
  idempotencyKey === null ? `${choiceKey(choice)}${randomUUID()}` : clientKey(idempotencyKey);

function findEarlierOrder(
  tx: Transaction,
  { clock }: OrderCommandServices,
  userId: number,
  request: OrderRequest,
): Promise<OrderRow | null> {
  if (request.idempotencyKey !== null) return findOrderByKey(tx, userId, clientKey(request.idempotencyKey));
  const since = new Date(clock.now().getTime() - DOUBLE_CLICK_MS);
  return findRecentOrder(tx, userId, choiceKey(request), since);
}

/** Finds the order that an earlier, equal request created. */
async function findRepetition(
  tx: Transaction,
  services: OrderCommandServices,
  userId: number,
  request: OrderRequest,
): Promise<Outcome | null> {
  const existing = await findEarlierOrder(tx, services, userId, request);
  if (existing === null) {
    const { idempotencyKey: key } = request;
    const isDeleted = key !== null && (await isKeyOfDeletedOrder(tx, userId, clientKey(key)));
    return isDeleted ? refuse({ code: 'ORDER_DELETED' }) : null;
  }
  if (isSameChoice(existing, request)) return ok({ orderId: existing.id, errors: [] });
  return refuse({ code: 'IDEMPOTENCY_KEY_USED' });
}

function fingerprint(offer: FrozenOffer): string {
  return createHash('sha256').update(JSON.stringify(offer)).digest('hex').slice(0, 12);
}

interface FrozenOrder {
  /** Without photos, reference and other packages, which are read only after all checks pass. */
  readonly snapshot: Omit<OrderSnapshot, 'photos' | 'reference' | 'otherPackages'>;
  readonly own: PrivateSnapshot;
  readonly columns: ListColumns;
}

interface OrderToFreeze {
  readonly person: OrderingPerson;
  readonly tenantId: number;
  readonly employerOffer: EmployerOffer;
  readonly offer: FrozenOffer;
  readonly salaryInfo: SalaryInfo;
  readonly comparisonEdits?: ComparisonEdits | undefined;
  readonly availableFrom: string | null;
  /** The person's other cars whose leases end on or after a day. */
  readonly runningCars: (from: CalendarDate) => Promise<readonly RunningCar[]>;
}

/** Returns what a new order freezes today: its calculation, its display data and its list columns. Stores nothing. */
export async function freezeOrder(
  tx: DatabaseOrTransaction,
  { clock }: Pick<OrderCommandServices, 'clock'>,
  order: OrderToFreeze,
): Promise<Result<FrozenOrder, Refusal>> {
  const { person, tenantId, employerOffer, offer, salaryInfo, availableFrom, runningCars } = order;
  const today = clock.today();
  const { vehicle, leasePackage } = offer;
  const terms = await readPricingTerms(tx, today, employerOffer);
  const car = carOfferOf({ ...vehicle, availableFrom }, leasePackage.totalMonthlyGrossCostCents, today);
  const comparisonCost = cents(leasePackage.grossComparisonCostCents);
  const payrollPerson = employeeFromSalaryInfo(salaryInfo);
  const [obstacle] = [
    ...obstaclesOfPerson(employerOffer, today),
    ...obstaclesOfCar(employerOffer, vehicle),
    ...obstaclesOfPackage(employerOffer, leasePackage, payrollPerson.employee.grossMonthlySalary),
  ];
  if (obstacle) {
    const { code, params } = obstacleFigures(obstacle);
    return refuse({ code: 'NOT_OFFERED', params: { ...params, obstacle: code } });
  }
  const lease = { ...car, durationMonths: leasePackage.durationMonths };
  const running = await runningCars(car.acquiredOn);
  const price = priceCar(payrollPerson, lease, comparisonCost, terms, running);
  if (!price.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(price.error) });
  const { comparison, taxResult } = price.value;
  const stopped = stoppedBy(comparison.stops.map(conversionStopFigures));
  if (stopped) return refuse(stopped);
  const later = laterOfPrice(payrollPerson, price.value, leasePackage.durationMonths);
  if (!later.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(later.error) });
  const { name, street, streetNumber, postcode, place } = await findTenant(tx, tenantId);
  const snapshot = {
    schemaVersion: SCHEMA_VERSION,
    ...offer,
    person: frozenPerson(person),
    employer: { name, street, streetNumber, postcode, place },
    lessor: await readLessor(tx),
    additionalDrivers: employerOffer.rules.additionalDrivers,
    calculation: { car, terms },
    versions: {
      law: comparison.law.version,
      texts: await contractTextsNameInForce(tx, today),
      catalogue: `${today}-${fingerprint(offer)}`,
      terms: (await currentTerms(tx)).version,
    },
    orderedOn: today,
  };
  const own = {
    schemaVersion: SCHEMA_VERSION,
    salaryInfo,
    taxResult,
    later: later.value,
    comparison: compareOrder(
      offer,
      { taxResult, salaryInfo },
      currentBasis(await readComparisonDefaults(tx, today), order.comparisonEdits),
    ),
    rateAtDelivery: deliveryRate({
      acquiredOn: car.acquiredOn,
      payrollMonth: terms.payrollMonth,
      price: (month) => priceCar(payrollPerson, lease, comparisonCost, terms, running, month),
    }),
  };
  return ok({ snapshot, own, columns: listColumns(snapshot, own, comparison.employer) });
}

/** `createOrder` in the caller's transaction. */
export async function createInTransaction(
  tx: Transaction,
  services: OrderCommandServices,
  caller: Caller,
  request: OrderRequest,
): Promise<Outcome> {
  const { userId, tenantId } = caller;
  if (tenantId === null) throw new Error(`The employee ${userId} has no employer`);
  const person = await lockPerson(tx, userId);
  const repetition = await findRepetition(tx, services, userId, request);
  if (repetition) return repetition;
  const current = await findCurrentOffer(tx, request);
  const offer = completeOffer(current);
  if (!offer) return refuse({ code: 'INVALID_INPUT', errors: wrongIds(current) });
  const salaryInfo = await findSalaryInfo(tx, services.seal, userId);
  const { version: termsVersion } = await currentTerms(tx);
  const missing = missingForOrder(person, salaryInfo !== null, termsVersion);
  if (missing.length > 0 || salaryInfo === null) return ok({ orderId: null, errors: missing });
  const followed = await findLeaseToFollow(tx, userId);
  const follows = followed?.orderId ?? null;
  const frozen = await freezeOrder(tx, services, {
    person,
    tenantId,
    employerOffer: await readEmployerOffer(tx, caller),
    offer,
    salaryInfo,
    comparisonEdits: request.comparisonEdits,
    availableFrom: followed === null ? current.availableFrom : notBefore(followed, current.availableFrom),
    runningCars: (from) => findRunningCars(tx, services.seal, { userId, from, except: null, follows }),
  });
  if (!frozen.ok) return frozen;
  const key = { userId, idempotencyKey: newKey(request) };
  const createdAt = services.clock.now();
  const order = await insertOrder(tx, {
    ...key,
    ...frozen.value.columns,
    tenantId,
    createdAt,
    stageSince: createdAt,
    followsOrderId: follows,
    vehicleId: offer.vehicle.id,
    leasePackageId: offer.leasePackage.id,
    snapshot: {
      ...frozen.value.snapshot,
      photos: await keepCarPhotos(tx, offer.vehicle.id),
      reference: current.reference,
      otherPackages: await findOtherPackages(tx, offer),
    },
    privateSnapshot: sealPrivateSnapshot(services.seal, key, frozen.value.own),
  });
  const first = order.state.steps[0];
  if (!first) throw new Error('The step list is empty');
  const started = { type: 'STEP_STARTED', stepId: first.id, stepType: first.stepType } as const;
  await commitEvents(tx, services, order, [started], { roles: ['EMPLOYEE'], userId });
  return ok({ orderId: order.id, errors: [] });
}

/**
 * Orders a package for the caller: freezes its calculation and starts the first step. An equal request returns the
 * same order.
 * @returns the order, or the prerequisites that the person still has to meet
 */
export function createOrder(
  services: OrderCommandServices,
  caller: Caller,
  request: OrderRequest,
): Promise<Outcome> {
  return services.db.transaction((tx) => createInTransaction(tx, services, caller, request));
}
