import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { SELF_CHECK_VIEWS } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents, leasePhotos, leases, leaseSelfChecks } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';
import { exportSelfChecks } from './index.ts';
import { removeOldChecks } from './remove-old-checks.ts';

type Check = CallOf<'saveSelfCheck'>['body'];
type Rows = CallOf<'publishWearCatalogue'>['body']['rows'];

const SCRATCH = { part: 'DOOR', kind: 'SCRATCH', size: 'MEDIUM', depth: 'DEEP' } as const;
const ROWS: Rows = [
  {
    ...SCRATCH,
    loss: { fromEur: 120, toEur: 190 },
    repair: { kind: 'SPOT_REPAIR', fromEur: 80, toEur: 150 },
  },
  { ...SCRATCH, size: 'SMALL', depth: 'SURFACE', loss: null, repair: null },
];

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let leaseId: string;
let jpeg: Buffer;
let handOver: () => Promise<unknown>;

const of = () => ({ params: { leaseId } });
const read = async (as = owner) => (await server.call(contract.getSelfCheck, of(), as)).body;
const save = (body: Partial<Check> = {}) =>
  server.call(
    contract.saveSelfCheck,
    { ...of(), body: { photos: [], findings: [], attached: false, ...body } },
    owner,
  );
const publish = (version: number, rows: Rows = ROWS) =>
  server.call(contract.publishWearCatalogue, { body: { version, rows } }, desks.admin);

async function photo(): Promise<string> {
  const name = randomUUID();
  const authorization = `Bearer ${await server.services.accessTokens.sign(owner)}`;
  const url = `/v1/lease/${leaseId}/photos?clientId=${name}`;
  const headers = { authorization, 'content-type': 'image/jpeg' };
  expect((await server.app.inject({ method: 'POST', url, headers, payload: jpeg })).statusCode).toBe(200);
  return name;
}
const actions = async () =>
  (await server.db.select().from(auditEvents))
    .map(({ action }) => action)
    .filter((one) => /CHECK_|WEAR/.test(one));
const photoOfProvider = async (name: string) =>
  (await server.call(contract.getLeasePhoto, { params: { leaseId, photo: name } }, desks.admin)).status;
const checks = () => server.db.select().from(leaseSelfChecks);
const sweep = () => runAsSystem(() => removeOldChecks(server.services));

beforeAll(async () => {
  server = await createTestApp();
  jpeg = await samplePhoto().jpeg().toBuffer();
  const tenantId = await server.createTenant('Nordwerk GmbH');
  owner = await createOrderingPerson(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  const journey = orderJourney(server);
  const lease = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  leaseId = String(lease.id);
  handOver = () => journey.handOver(lease.orderId, owner, desks);
});
afterAll(() => server.close());
beforeEach(() => renewSessions(server));

it('a catalogue has its versions in order, each finding once, and no range upside down', async () => {
  expect((await save()).problem.code).toBe('LEASE_NOT_ACTIVE');
  await handOver();
  expect(await read()).toMatchObject({ catalogue: null, check: null, canChange: true });
  expect((await save()).problem.code).toBe('CATALOGUE_MISSING');
  const [row] = ROWS;
  if (!row) throw new Error('no row');
  const wrong = await publish(1, [row, { ...row, loss: { fromEur: 9, toEur: 8 } }]);
  expect(wrong.problem.errors).toMatchObject([
    { path: 'body.rows.1.loss.toEur', code: 'TOO_SMALL' },
    { path: 'body.rows.1.part', code: 'REPEATED' },
  ]);
  expect((await publish(2)).problem).toMatchObject({
    code: 'WEAR_CATALOGUE_CHANGED',
    params: { version: 0 },
  });
  const both = await Promise.all([publish(1), publish(1, [row])]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect((await publish(2)).status).toBe(204);
  expect((await publish(2)).status).toBe(204);
  expect((await read()).catalogue).toMatchObject({ version: 2, rows: ROWS });
});

it('a check is a private note: provider and employer learn nothing of it, nor see its photos', async () => {
  const name = await photo();
  expect((await save({ photos: [{ view: 'FRONT', photo: randomUUID() }] })).problem.code).toBe(
    'PHOTOS_NOT_SENT',
  );
  const reading = await photo();
  const entry = { km: 100, day: server.clock.today(), photo: reading, clientId: randomUUID() };
  expect((await server.call(contract.reportReading, { ...of(), body: entry }, owner)).status).toBeLessThan(
    300,
  );
  // A check must not hide the photo of a reading from the provider.
  expect((await save({ photos: [{ view: 'FRONT', photo: reading }] })).problem.code).toBe('PHOTOS_NOT_SENT');
  expect(await photoOfProvider(reading)).toBe(200);
  const findings = [{ view: 'LEFT_DOORS' as const, ...SCRATCH, photo: name }];
  expect((await save({ photos: [{ view: 'FRONT', photo: name }], findings })).status).toBe(204);
  expect((await read()).check).toMatchObject({
    findings,
    attached: false,
    isComplete: false,
    catalogueVersion: 2,
  });
  expect(await read(desks.admin)).toMatchObject({ check: null, distance: null, canChange: false });
  expect(await photoOfProvider(name)).toBe(404);
  expect((await server.call(contract.getSelfCheck, of(), desks.office)).status).toBe(404);
  const [row] = await checks();
  expect(row?.content).not.toContain('SCRATCH');
  expect(await actions()).toEqual(['WEAR_CATALOGUE_PUBLISHED', 'WEAR_CATALOGUE_PUBLISHED']);
  // A record that the provider concludes deletes unused photos; those of a private check stay.
  expect(await server.db.select().from(leasePhotos).where(eq(leasePhotos.name, name))).toHaveLength(1);
});

it('attached it reaches the provider with its photos, each reading recorded, until it is detached', async () => {
  const { check } = await read();
  const { photos = [], findings = [] } = check ?? {};
  expect((await save({ photos, findings, attached: true })).status).toBe(204);
  expect((await save({ photos, findings, attached: true })).status).toBe(204);
  expect((await read(desks.admin)).check).toMatchObject({
    photos,
    findings,
    attached: true,
    keptUntil: null,
  });
  expect(await photoOfProvider(photos[0]?.photo ?? '')).toBe(200);
  expect((await save({ photos, findings })).status).toBe(204);
  expect((await read(desks.admin)).check).toBeNull();
  expect((await actions()).slice(2)).toEqual([
    'SELF_CHECK_ATTACHED',
    'SELF_CHECK_READ',
    'SELF_CHECK_DETACHED',
  ]);
  const person = owner.userId;
  const exported = await runAsSystem(() => exportSelfChecks(server.services, person));
  expect(exported).toMatchObject([{ leaseId: Number(leaseId), photos, findings }]);
});

it('an unfinished check goes after 30 days, a complete one a year after the lease was closed', async () => {
  server.clock.advance({ days: 30 });
  await sweep();
  expect(await checks()).toHaveLength(1);
  server.clock.advance({ days: 1 });
  await sweep();
  expect(await checks()).toHaveLength(0);
  await renewSessions(server);
  const name = await photo();
  const photos = SELF_CHECK_VIEWS.map((view) => ({ view, photo: name }));
  expect((await save({ photos })).status).toBe(204);
  expect((await read()).check).toMatchObject({ isComplete: true, keptUntil: null });
  const [own] = (await server.call(contract.listOwnLeases, {}, owner)).body;
  expect(own?.endSteps).toEqual([{ step: '60', state: 'DONE' }]);
  server.clock.advance({ days: 40 });
  await server.db
    .update(leases)
    .set({ state: 'CLOSED', closedOn: server.clock.today() })
    .where(eq(leases.id, Number(leaseId)));
  await renewSessions(server);
  expect((await save({ photos })).problem.code).toBe('LEASE_ENDED');
  server.clock.advance({ days: 360 });
  await sweep();
  expect(await checks()).toHaveLength(1);
  server.clock.advance({ days: 10 });
  await sweep();
  // Of the photos that of the reading stays.
  expect([await checks(), await server.db.$count(leasePhotos)]).toEqual([[], 1]);
});
