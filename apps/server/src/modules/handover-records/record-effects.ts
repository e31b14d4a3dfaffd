import { type CalendarDate } from '@stromwandel/kernel';
import {
  odometerOf,
  returnReason,
  type RecordContent,
  type RecordKind,
  type RecordOutcome,
} from '@stromwandel/leasing';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import {
  accountOf,
  carryOutOnLease,
  insertRecordReading,
  leaseFacts,
  leaseOnDay,
  openLease,
  returnDayRefusal,
  SYSTEM_PARTY,
  type LeaseRecord,
  type LeaseUser,
  type roleToward,
} from '../leases/index.ts';
import { carryOut, PROBLEM_OF, type OrderCommandServices, type OrderRecord } from '../orders/index.ts';
import { deleteUnused } from './lease-photos.ts';

/** Ends the transaction without effect: what was stored before the refusal is taken back. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Why a record cannot have a day: of a handover from the delivery, of a return from the handover, until today. */
export function dayRefusal(
  day: CalendarDate,
  { kind, order, lease }: { kind: RecordKind; order: OrderRecord; lease: LeaseRecord },
  today: CalendarDate,
): Refusal | null {
  const path = 'body.day';
  const first = (kind === 'HANDOVER' ? order.state.deliveredOn : lease.row.handedOverOn) ?? today;
  const isPossible = day >= first && day <= today;
  if (kind === 'RETURN') return isPossible ? null : returnDayRefusal({ day, first, today });
  if (day < first) {
    return { code: 'INVALID_INPUT', errors: [{ path, code: 'TOO_SMALL', params: { minimum: first } }] };
  }
  if (day <= today) return null;
  return { code: 'INVALID_INPUT', errors: [{ path, code: 'TOO_LARGE', params: { maximum: today } }] };
}

/** Accepts the order's last step, with which the lease starts. The signed record acts for the provider. */
async function startLease(
  tx: Transaction,
  services: OrderCommandServices,
  caller: LeaseUser,
  order: OrderRecord,
  day: CalendarDate,
  role: NonNullable<ReturnType<typeof roleToward>>,
): Promise<void> {
  const step = order.state.steps.find(({ stepType }) => stepType === 'LEASING_ACTIVE');
  if (!step) throw new Error(`Order ${order.id} has no handover`);
  const roles = role === 'ADMIN' ? (['ADMIN'] as const) : ([role, 'ADMIN'] as const);
  const command = { type: 'ACCEPT_STEP', stepId: step.id, handedOverOn: day } as const;
  const done = await carryOut(tx, services, order, command, { roles, userId: accountOf(caller) });
  if (!done.ok) throw new Refused({ code: PROBLEM_OF[done.error] });
}

/** Adds what the record knows of the car and the provider has not entered. */
async function addCarData(
  tx: Transaction,
  services: OrderCommandServices,
  lease: LeaseRecord,
  { car, equipment, paper }: RecordContent,
): Promise<void> {
  if (!car) throw new Error(`Lease ${lease.id} has no car in its record`);
  // To store it again, with the policy number; the caller sees nothing of it.
  const known = (await runAsSystem(async () => openLease(services.seal, lease))).car;
  const added = {
    ...known,
    vin: known.vin ?? car.vin,
    plate: known.plate ?? car.plate,
    keys: known.keys ?? paper?.keys ?? equipment?.keys ?? null,
  };
  const command = { type: 'SET_CAR_DATA', car: added, vinOnRecord: car.vin } as const;
  const done = await carryOutOnLease(tx, services, lease, command, SYSTEM_PARTY);
  if (!done.ok) throw new Refused({ code: done.error === 'PLATE_TAKEN' ? 'PLATE_TAKEN' : 'VIN_TAKEN' });
}

async function refuseCar(
  tx: Transaction,
  services: OrderCommandServices,
  lease: LeaseRecord,
  day: CalendarDate,
): Promise<void> {
  const done = await carryOutOnLease(tx, services, lease, { type: 'REFUSE_HANDOVER', day }, SYSTEM_PARTY);
  if (!done.ok) throw new Error(`Lease ${lease.id} does not take a refusal: ${done.error}`);
}

/** Takes the car back. The signed record acts for the provider. */
export async function bringBack(
  tx: Transaction,
  services: OrderCommandServices,
  lease: LeaseRecord,
  content: RecordContent,
  day: CalendarDate,
): Promise<void> {
  const { seal, clock } = services;
  await deleteUnused(tx, services, lease.id, null);
  const odometer = odometerOf(content);
  if (odometer) await insertRecordReading(tx, seal, lease, 'RETURN', { day, ...odometer }, clock.now());
  const reason = returnReason(leaseOnDay(leaseFacts(lease), lease, clock.today()), day);
  const command = { type: 'CONCLUDE_RETURN', day, reason } as const;
  const done = await carryOutOnLease(tx, services, lease, command, SYSTEM_PARTY);
  if (!done.ok) throw new Error(`Lease ${lease.id} does not take its return: ${done.error}`);
}

interface Handover {
  readonly lease: LeaseRecord;
  readonly order: OrderRecord;
  readonly content: RecordContent;
  readonly day: CalendarDate;
  readonly outcome: RecordOutcome;
  readonly role: NonNullable<ReturnType<typeof roleToward>>;
}

/** Starts the lease with the record of its handover, or notes that the driver refused the car. */
export async function handOver(
  tx: Transaction,
  services: OrderCommandServices,
  caller: LeaseUser,
  { lease, order, content, day, outcome, role }: Handover,
): Promise<void> {
  if (outcome === 'REFUSED') return refuseCar(tx, services, lease, day);
  await deleteUnused(tx, services, lease.id, null);
  const odometer = odometerOf(content);
  const { seal, clock } = services;
  if (odometer) await insertRecordReading(tx, seal, lease, 'HANDOVER', { day, ...odometer }, clock.now());
  // Before the lease starts, so that the provider is asked only for what is still missing then.
  await addCarData(tx, services, lease, content);
  await startLease(tx, services, caller, order, day, role);
}
