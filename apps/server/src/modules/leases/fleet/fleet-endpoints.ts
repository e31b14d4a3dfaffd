import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { LeaseCommand, LeaseRefusal } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordReading } from '../../../platform/audit/record-reading.ts';
import { clientLanguage } from '../../../platform/http/client-language.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { Caller } from '../../../platform/scope/caller.ts';
import { findTenantNames, type OrderServices } from '../../orders/index.ts';
import { leaseExtensions, leasePackageChanges } from '../../../platform/database/schema/index.ts';
import { employerDamages } from '../damage/damage-store.ts';
import { readDeviation } from '../distance/readings.ts';
import { carryOutOnLease } from '../record/carry-out.ts';
import { returnDayRefusal } from '../record/return-day.ts';
import { findPackageChanges } from '../packages/change-store.ts';
import { findExtensions } from '../packages/extension-store.ts';
import { findLease, lockLease, type LeaseRecord } from '../record/lease-store.ts';
import { findFollowUps } from '../replies/follow-ups.ts';
import { findLeaseDocuments } from '../replies/lease-documents.ts';
import { employerLease, fleetItem, providerLease, type Shown } from '../replies/lease-replies.ts';
import { exportFleet } from './fleet-file.ts';
import {
  countFleet,
  countLateFollowers,
  countOpenDamages,
  findFleetPage,
  findMustNotDrive,
  type FleetFilters,
} from './fleet-query.ts';
import { readFleetRecords } from './read-fleet-records.ts';

const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** Whether the employee of a lease must not drive. */
async function mustNotDrive({ db, clock }: OrderServices, leaseId: number): Promise<boolean> {
  return (await findMustNotDrive(db, clock.today(), [leaseId])).has(leaseId);
}

async function readFleet(services: OrderServices, filters: FleetFilters) {
  const { db, clock } = services;
  const today = clock.today();
  // The counts read every running lease; beside the page they cost no time.
  const [counts, { ids, next }] = await Promise.all([
    countFleet(db, today, filters),
    findFleetPage(db, today, filters),
  ]);
  const records = await readFleetRecords(db, ids);
  return { records, next, forbidden: await findMustNotDrive(db, today, ids), counts };
}

/** A lease for a desk, with the reading recorded; all others are not found. */
async function readLease(
  { db, clock }: OrderServices,
  caller: Caller,
  leaseId: number,
  mayRead: (record: LeaseRecord) => boolean,
): Promise<Result<LeaseRecord, Refusal>> {
  const record = await findLease(db, leaseId);
  if (!record || !mayRead(record)) return refuse(NOT_FOUND);
  await recordReading(db, caller, {
    at: clock.now(),
    action: 'LEASE_READ',
    record: 'lease',
    recordId: record.id,
    personId: record.userId,
  });
  return ok(record);
}

const agreedOf = async ({ db }: OrderServices, record: LeaseRecord) => ({
  changes: await findPackageChanges(db, eq(leasePackageChanges.leaseId, record.id)),
  extensions: await findExtensions(db, eq(leaseExtensions.leaseId, record.id)),
  followUp: (await findFollowUps(db, [record], 'DESK'))(record),
});

const taken = (code: 'VIN_TAKEN' | 'PLATE_TAKEN', path: string): Refusal => ({
  code,
  errors: [{ path, code: 'TAKEN', params: {} }],
});

function asProblem(
  error: LeaseRefusal,
  { id, row }: LeaseRecord,
  command: LeaseCommand,
  today: string,
): Refusal {
  switch (error) {
    case 'LEASE_COMMAND_NOT_ALLOWED':
      return NOT_FOUND;
    case 'ALREADY_HANDED_OVER':
      throw new Error(`The provider's ${command.type} hands no car over: lease ${id}`);
    case 'RETURN_DAY_NOT_POSSIBLE':
      return returnDayRefusal({
        day: command.type === 'CONCLUDE_RETURN' ? command.day : today,
        first: row.handedOverOn ?? today,
        today,
      });
    case 'VIN_TAKEN':
      return taken(error, 'body.vin');
    case 'PLATE_TAKEN':
      return taken(error, 'body.plate');
    default:
      return { code: error };
  }
}

/** Carries out a command of the provider on a lease, under its lock. */
async function act(
  services: OrderServices,
  { userId }: Caller,
  leaseId: number,
  command: LeaseCommand,
): Promise<Result<undefined, Refusal>> {
  return services.db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    if (!record) return refuse(NOT_FOUND);
    const done = await carryOutOnLease(tx, services, record, command, { role: 'ADMIN', userId });
    return done.ok ? ok(undefined) : refuse(asProblem(done.error, record, command, services.clock.today()));
  });
}

function registerEmployerFleet(app: FastifyInstance, services: OrderServices): void {
  registerEndpoint(app, contract.listEmployerLeases, async ({ query, caller, request }) => {
    if (caller.tenantId === null) return refuse({ code: 'FORBIDDEN' });
    const shown = {
      today: services.clock.today(),
      language: clientLanguage(request.headers['accept-language']),
    };
    const { records, forbidden, ...rest } = await readFleet(services, {
      ...query,
      desk: 'EMPLOYER',
      tenantId: caller.tenantId,
    });
    const leases = records.map((record) => ({
      ...fleetItem(record, shown),
      mustNotDrive: forbidden.has(record.id),
    }));
    return ok({ leases, ...rest });
  });
  registerEndpoint(app, contract.getEmployerLeaseFile, async ({ query, caller, request }) => {
    if (caller.tenantId === null) return refuse({ code: 'FORBIDDEN' });
    const language = clientLanguage(request.headers['accept-language']);
    const shown = { today: services.clock.today(), language };
    const filters = { ...query, desk: 'EMPLOYER', tenantId: caller.tenantId } as const;
    return ok(
      await exportFleet(services, caller, filters, language, async (records) =>
        records.map((record) => fleetItem(record, shown)),
      ),
    );
  });
  registerEndpoint(app, contract.getEmployerLease, async ({ params, caller, request }) => {
    const language = clientLanguage(request.headers['accept-language']);
    const isOwn = ({ tenantId }: LeaseRecord) => tenantId === caller.tenantId;
    const record = await readLease(services, caller, params.leaseId, isOwn);
    if (!record.ok) return record;
    const deviation = await readDeviation(services, record.value);
    const more = {
      ...(await agreedOf(services, record.value)),
      mustNotDrive: await mustNotDrive(services, params.leaseId),
      damages: await employerDamages(services.db, services.seal, params.leaseId),
    };
    return ok(employerLease(record.value, deviation, more, { today: services.clock.today(), language }));
  });
}

function registerProviderFleet(app: FastifyInstance, services: OrderServices): void {
  const namesOf = (records: readonly LeaseRecord[]) =>
    findTenantNames(services.db, [...new Set(records.map(({ tenantId }) => tenantId))]);
  const itemsOf = async (records: readonly LeaseRecord[], shown: Shown) => {
    const names = await namesOf(records);
    const nameOf = ({ tenantId, order }: LeaseRecord) => names.get(tenantId) ?? order.snapshot.employer.name;
    return records.map((record) => ({ ...fleetItem(record, shown), tenantName: nameOf(record) }));
  };

  registerEndpoint(app, contract.listProviderLeases, async ({ query, request }) => {
    const shown = {
      today: services.clock.today(),
      language: clientLanguage(request.headers['accept-language']),
    };
    const { records, forbidden, next, counts } = await readFleet(services, { ...query, desk: 'PROVIDER' });
    const damageOpen = await countOpenDamages(services.db, query.tenantId);
    const followerLate = await countLateFollowers(services.db, query.tenantId);
    const items = await itemsOf(records, shown);
    const leases = items.map((item) => ({ ...item, mustNotDrive: forbidden.has(item.id) }));
    return ok({ leases, next, counts: { ...counts, damageOpen, followerLate } });
  });
  registerEndpoint(app, contract.getProviderLeaseFile, async ({ query, caller, request }) => {
    const language = clientLanguage(request.headers['accept-language']);
    const shown = { today: services.clock.today(), language };
    const filters = { ...query, desk: 'PROVIDER' } as const;
    return ok(await exportFleet(services, caller, filters, language, (records) => itemsOf(records, shown)));
  });
  registerEndpoint(app, contract.getProviderLease, async ({ params, caller, request }) => {
    const record = await readLease(services, caller, params.leaseId, () => true);
    if (!record.ok) return record;
    const names = await namesOf([record.value]);
    const tenantName = names.get(record.value.tenantId) ?? record.value.order.snapshot.employer.name;
    const language = clientLanguage(request.headers['accept-language']);
    const documents = (await findLeaseDocuments(services.db, [params.leaseId])).map(({ id, name }) => ({
      id,
      name,
    }));
    const shown = { today: services.clock.today(), language };
    const agreed = await agreedOf(services, record.value);
    const driving = await mustNotDrive(services, params.leaseId);
    const more = { tenantName, documents, mustNotDrive: driving, ...agreed };
    return ok(providerLease(services.seal, record.value, more, shown));
  });
  registerEndpoint(app, contract.setLeaseCar, ({ params, body, caller }) =>
    act(services, caller, params.leaseId, { type: 'SET_CAR_DATA', car: body }),
  );
  registerEndpoint(app, contract.returnLease, ({ params, body, caller }) =>
    act(services, caller, params.leaseId, { type: 'CONCLUDE_RETURN', ...body }),
  );
}

/** Registers the fleets of employers and provider: lists, sheets and the provider's commands. */
export function registerFleets(app: FastifyInstance, services: OrderServices): void {
  registerEmployerFleet(app, services);
  registerProviderFleet(app, services);
}
