import type { ProblemCode } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, withStatus, type StepType } from '@stromwandel/ordering';
import { contractFileName } from '../contract-printing/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { VerificationProduct } from '../../adapters/verification-provider/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { CheckedStep, SignedContract, VerificationOrders } from '../verification/index.ts';
import {
  carryOut,
  endWhenChanged,
  expireWhenOverdue,
  findOrder,
  findPerson,
  findPreview,
  insertSigned,
  keepTimeStamp,
  lockedConversionStopsOf,
  lockOrder,
  openPrivateSnapshot,
  type OrderRecord,
  type OrderCommandServices,
  putDocument,
  recordChange,
  stoppedBy,
  SYSTEM,
} from '../orders/index.ts';
import { mailCheckLink } from './mail-check-link.ts';
import { languageOf } from '../../adapters/mail/mail-recipient.ts';
import { printConfirmedOrder } from '../contracts/index.ts';

const STEP_OF: Readonly<Record<VerificationProduct, StepType>> = {
  DRIVERS_LICENCE: 'NECT_DRIVERS_LICENCE',
  SIGN: 'NECT_SIGN',
};

const waitingStep = ({ state }: OrderRecord) => currentStep(withStatus(state.steps, state.userSteps));

async function checkedStep(
  tx: Transaction,
  { seal }: OrderCommandServices,
  order: OrderRecord,
  stepId: number,
): Promise<CheckedStep> {
  const { person } = order.snapshot;
  const { salaryInfo } = openPrivateSnapshot(seal, order);
  return {
    orderId: order.id,
    stepId,
    userId: order.userId,
    person: {
      givenName: person.firstName,
      familyName: person.lastName,
      birthDate: salaryInfo.dateOfBirth,
    },
    locale: languageOf(await findPerson(tx, order.userId)),
  };
}

function refusalOf(order: OrderRecord, stepId: number, product: VerificationProduct): ProblemCode | null {
  const step = order.state.steps.find(({ id }) => id === stepId);
  if (!step) return 'NOT_FOUND';
  if (step.stepType !== STEP_OF[product]) return 'STEP_NOT_ALLOWED';
  if (order.row.endedAt !== null) return 'ORDER_ENDED';
  const status = withStatus(order.state.steps, order.state.userSteps).find(({ id }) => id === stepId)?.status;
  if (status?.status) return 'STEP_ALREADY_DECIDED';
  return waitingStep(order)?.id === stepId ? null : 'STEP_NOT_CURRENT';
}

async function lockStepForCheck(
  tx: Transaction,
  services: OrderCommandServices,
  { orderId, stepId, userId }: { orderId: number; stepId: number; userId: number },
  product: VerificationProduct,
): Promise<Result<CheckedStep, Refusal>> {
  const locked = await lockOrder(tx, orderId);
  if (!locked || locked.userId !== userId) return refuse({ code: 'NOT_FOUND' });
  const order = await expireWhenOverdue(tx, services, locked);
  const refusal = refusalOf(order, stepId, product);
  if (refusal) return refuse({ code: refusal });
  if (await endWhenChanged(tx, services, order)) return refuse({ code: 'ORDER_CHANGED' });
  const stopped = stoppedBy(await lockedConversionStopsOf(tx, services.seal, order));
  if (stopped) return refuse(stopped);
  return ok(await checkedStep(tx, services, order, stepId));
}

/** The locked order while the step still waits for its check; null when it does not any more. */
async function lockWaiting(
  tx: Transaction,
  services: OrderCommandServices,
  { orderId, stepId }: { readonly orderId: number; readonly stepId: number },
): Promise<OrderRecord | null> {
  const locked = await lockOrder(tx, orderId);
  const order = locked && (await expireWhenOverdue(tx, services, locked));
  return order?.row.endedAt === null && waitingStep(order)?.id === stepId ? order : null;
}

/**
 * Ends the order when a car that was signed for meanwhile leaves too little pay for this one: what the person signed at the
 * provider can take no effect, and an order that waits for it would wait for good.
 */
async function endBesideRunningCars(
  tx: Transaction,
  services: OrderCommandServices,
  order: OrderRecord,
): Promise<boolean> {
  const stops = await lockedConversionStopsOf(tx, services.seal, order);
  if (stops.length === 0) return false;
  const note = recordChange({ what: 'OTHER_CAR_SIGNED' });
  const command = { type: 'BREAK', reason: 'RUNNING_CARS_CHANGED', note } as const;
  const ended = await carryOut(tx, services, order, command, SYSTEM);
  if (!ended.ok) throw new Error(`Order ${order.id} did not end: ${ended.error}`);
  return true;
}

/** Signs the order: the signed contract replaces the previewed one and the signing step is accepted. */
async function recordSignature(
  tx: Transaction,
  services: OrderCommandServices,
  step: CheckedStep,
  { put, stampedAt }: SignedContract,
): Promise<void> {
  const order = await lockWaiting(tx, services, step);
  if (!order || (await endWhenChanged(tx, services, order))) return;
  if (await endBesideRunningCars(tx, services, order)) return;
  const createdAt = services.clock.now();
  await insertSigned(tx, services.files, order, { name: contractFileName(order.id, true), put, createdAt });
  const actor = { roles: ['EMPLOYEE'], userId: order.userId } as const;
  const command = { type: 'ACCEPT_STEP', stepId: step.stepId } as const;
  const signed = await carryOut(tx, services, order, command, actor, true);
  if (!signed.ok) throw new Error(`The signature of order ${order.id} was refused: ${signed.error}`);
  await keepTimeStamp(tx, order.id, stampedAt);
}

/** What the verification module needs of orders. */
export function verificationOrders(services: OrderCommandServices): VerificationOrders {
  return {
    lockStepForCheck: (tx, step, product) => lockStepForCheck(tx, services, step, product),
    async mailCheckLink(tx, step) {
      const order = await lockWaiting(tx, services, step);
      if (order) await mailCheckLink(tx, services, order, step);
    },
    async lockStepForResult(tx, step) {
      const order = await lockWaiting(tx, services, step);
      return order && checkedStep(tx, services, order, step.stepId);
    },
    async findPreviewedContract(db, { orderId, userId }) {
      const order = { id: orderId, userId };
      const contract = await findPreview(db, services.files, order);
      return contract && { filename: contractFileName(orderId, false), content: contract.content };
    },
    printContract: ({ orderId }) => printConfirmedOrder(services, orderId),
    async putSignedContract({ orderId }, content) {
      const order = await findOrder(services.db, orderId);
      return order && putDocument(services.files, order, 'CONTRACT_SIGNED', content);
    },
    recordSignature: (tx, step, signed) => recordSignature(tx, services, step, signed),
    async endAsContractChanged(tx, step) {
      const order = await lockWaiting(tx, services, step);
      if (!order) return;
      const note = recordChange({ what: 'NOT_THE_PREVIEWED_CONTRACT' });
      const command = { type: 'BREAK', reason: 'CONTRACT_CHANGED', note } as const;
      const ended = await carryOut(tx, services, order, command, SYSTEM);
      if (!ended.ok) throw new Error(`Order ${order.id} did not end: ${ended.error}`);
    },
  };
}
