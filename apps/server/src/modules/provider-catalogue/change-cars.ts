import type { AuditAction, CarBody, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { findCar, findReference, lockCatalogue, setOffered, setReference } from './car-store.ts';
import { recordCar, type CatalogueServices } from './record-car.ts';
import { writeCars } from './write-cars.ts';

type CarReply = ReplyOf<'getProviderCar'>;

function record(
  tx: Transaction,
  services: CatalogueServices,
  caller: Caller,
  action: AuditAction,
  { id, car }: CarReply,
): Promise<void> {
  return recordCar(tx, services, caller, { action, id, reference: car.reference });
}

async function written(tx: Transaction, car: CarBody): Promise<CarReply> {
  await writeCars(
    tx,
    sql`select ${car.reference}::text as reference, ${JSON.stringify(car)}::jsonb as document`,
  );
  const id = await findReference(tx, car.reference);
  const found = id === undefined ? undefined : await findCar(tx, id);
  if (!found) throw new Error('The car was not stored');
  return found;
}

/** Adds a car to the offer. */
export function createCar(
  services: CatalogueServices,
  caller: Caller,
  car: CarBody,
): Promise<Result<CarReply, Refusal>> {
  return services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if ((await findReference(tx, car.reference)) !== undefined) return refuse({ code: 'CAR_REFERENCE_USED' });
    const created = await written(tx, car);
    await record(tx, services, caller, 'CAR_CREATED', created);
    return ok(created);
  });
}

/** Changes a car unless its revision is outdated. */
export function saveCar(
  services: CatalogueServices,
  caller: Caller,
  { id, revision, car }: { readonly id: number; readonly revision: string; readonly car: CarBody },
): Promise<Result<CarReply, Refusal>> {
  return services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await findCar(tx, id);
    if (!before) return refuse({ code: 'NOT_FOUND' });
    if (before.revision !== revision) return refuse({ code: 'CAR_CHANGED' });
    const holder = await findReference(tx, car.reference);
    if (holder !== undefined && holder !== id) return refuse({ code: 'CAR_REFERENCE_USED' });
    await setReference(tx, id, car.reference);
    const saved = await written(tx, car);
    if (saved.revision !== revision) await record(tx, services, caller, 'CAR_CHANGED', saved);
    return ok(saved);
  });
}

/** Withdraws a car from the offer, or offers it again. Orders keep their frozen data. */
export function setCarOffered(
  services: CatalogueServices,
  caller: Caller,
  { id, offered }: { readonly id: number; readonly offered: boolean },
): Promise<Result<CarReply, Refusal>> {
  return services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await findCar(tx, id);
    if (!before) return refuse({ code: 'NOT_FOUND' });
    const state = offered ? 'OFFERED' : 'WITHDRAWN';
    if (before.state === state) return ok(before);
    await setOffered(tx, id, offered);
    await record(tx, services, caller, offered ? 'CAR_OFFERED' : 'CAR_WITHDRAWN', before);
    return ok({ ...before, state });
  });
}
