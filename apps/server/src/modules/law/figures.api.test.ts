import { generateKeyPairSync } from 'node:crypto';
import { contract, type FiguresContent, type FiguresFile } from '@stromwandel/api-spec';
import { calendarDate, daysBetween } from '@stromwandel/kernel';
import { figuresWith, putInForce } from '@stromwandel/payroll';
import { priceFromReplies } from '@stromwandel/pricing';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, lawFigures, orders, payrollFiles } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { findFreePort } from '../../adapters/embedded-postgres/find-free-port.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { createServerProcess } from '../../testing/server-process.ts';
import { recalculateOrder } from '../orders/index.ts';
import { fingerprintOf, signFigures } from './signed-figures.ts';

const pair = generateKeyPairSync('ed25519');
const PRIVATE = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const PUBLIC = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const KEY = { LAW_FIGURES_PUBLIC_KEY: PUBLIC };

const BASICS = { state: 'ENACTED', source: 'BGBl.', checkedUntil: calendarDate('2026-11-26') } as const;

function wageFile(centsPerHour: number, validFrom = '2028-01-01'): FiguresFile {
  const content: FiguresContent = {
    formatVersion: 1,
    issuedOn: calendarDate('2026-11-26'),
    rows: [{ subject: 'MINIMUM_WAGE', ...BASICS, validFrom: calendarDate(validFrom), centsPerHour }],
  };
  return signFigures(content, PRIVATE);
}

let database: TestDatabase;
let server: TestApp;
let admin: TestPerson;
let anna: TestPerson;
let offer: TestOffer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database, environment: KEY });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  anna = await createOrderingPerson(server);
  offer = await createTestOffer(server);
});
afterAll(async () => {
  putInForce(figuresWith([]));
  await server.close();
});

const preview = (body: FiguresFile, as = admin) => server.call(contract.previewFigures, { body }, as);
const load = (body: FiguresFile, as = admin) => server.call(contract.loadFigures, { body }, as);
const undo = (id: number) => server.call(contract.undoFigures, { query: { figuresId: String(id) } }, admin);
const law = async () => (await server.call(contract.getProviderLaw, {}, admin)).body;
const terms = async () => (await server.call(contract.getPricingTerms, {}, anna)).body;
const ordersOfAnna = () =>
  server.db.select().from(orders).where(eq(orders.userId, anna.userId)).orderBy(asc(orders.id));

async function keepPayrollFile(month: string): Promise<void> {
  const tenantId = await server.createTenant();
  const place = { name: 'payroll', tenantId, ownerId: null };
  const stored = await server.services.files.put(place, Buffer.from('none'));
  await server.db.insert(payrollFiles).values({
    tenantId,
    month,
    format: 'CSV',
    name: 'none',
    mediaType: 'text/csv',
    sha256: 'none',
    fileId: await server.services.files.insert(server.db, stored),
    bookings: 'none',
    orderIds: [],
    totals: {
      grossReduction: 0,
      benefitPrivateUse: 0,
      benefitCommute: 0,
      benefitCommuteFlat: 0,
      vatPassedOn: 0,
      usageFee: 0,
      chargingRefund: 0,
      employerContribution: 0,
    },
    createdAt: server.clock.now(),
  });
}

/** The tax result of the offer, by the server and as a browser computes it from the replies. */
async function bothResults() {
  const params = { id: String(offer.leasePackageId) };
  const { body: byServer } = await server.call(contract.getTaxResult, { params }, anna);
  const { body: own } = await server.call(contract.getUserInfo, {}, anna);
  const { body: cars } = await server.call(contract.listCalculatorCars, {}, anna);
  const car = cars.find(({ id }) => id === offer.vehicleId);
  if (!car || !own.salaryInfo) throw new Error('No car or no salary data');
  const byBrowser = priceFromReplies(own.salaryInfo, car, await terms());
  if (!byBrowser.ok) throw new Error(byBrowser.error.code);
  return { byServer, byBrowser: byBrowser.value };
}

test('refuses files that are unsigned, changed, badly formed or overlap, and names the row', async () => {
  const file = wageFile(3000);
  expect((await preview({ ...file, issuedOn: calendarDate('2026-11-25') })).problem.code).toBe(
    'SIGNATURE_INVALID',
  );
  const stranger = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  const { signature: _own, ...content } = file;
  expect((await load(signFigures(content, stranger.toString()))).problem.code).toBe('SIGNATURE_INVALID');
  expect((await load(wageFile(1500, '2027-01-01'))).problem).toMatchObject({
    code: 'FIGURES_OVERLAP',
    params: { subject: 'MINIMUM_WAGE', from: '2027-01-01', day: '2027-01-01' },
  });
  const rows = [{ ...file.rows[0]!, centsPerHour: 15.5 }] as FiguresFile['rows'];
  expect((await preview({ ...file, rows })).problem).toMatchObject({
    code: 'INVALID_INPUT',
    errors: [{ path: 'body.rows.0.centsPerHour', code: 'NOT_A_WHOLE_NUMBER' }],
  });
  expect((await law()).files).toEqual([]);
  expect((await load(file, anna)).status).toBe(403);
});

test('cannot load without a public key', async () => {
  const other = await createTestApp();
  const otherAdmin = await other.createPerson({ roles: ['ADMIN'] });
  const { body } = await other.call(contract.getProviderLaw, {}, otherAdmin);
  expect(body).toMatchObject({ canLoad: false, files: [] });
  const refused = await other.call(contract.loadFigures, { body: wageFile(3000) }, otherAdmin);
  expect(refused.problem.code).toBe('SIGNATURE_INVALID');
  await other.close();
});

test('a minimum wage of 2028 stops orders whose term reaches 2028, equally in server and browser', async () => {
  const orderId = await orderJourney(server).orderAt(anna, offer, 'CONFIRM_SUMMARY');
  const before = await bothResults();
  expect(before.byBrowser).toEqual(before.byServer);
  expect(before.byServer.stops).toEqual([]);
  expect(await terms()).not.toHaveProperty('figures');

  // Anna earns 4,500 €; 30 € an hour need 5,200 €.
  const file = wageFile(3000);
  const previewed = await preview(file);
  expect(previewed.body).toEqual({
    issuedOn: '2026-11-26',
    rows: [
      {
        subject: 'MINIMUM_WAGE',
        validFrom: '2028-01-01',
        validUntil: null,
        source: 'BGBl.',
        checkedUntil: '2026-11-26',
        figures: [{ name: 'centsPerHour', before: 1460, after: 3000 }],
      },
    ],
    effects: { orders: 1, leases: 0, changedOrders: 0, changedLeases: 0, mostChangeEur: 0, stopped: 1 },
  });
  expect((await law()).files).toEqual([]);

  const loaded = await load(file);
  expect(loaded.body.files).toMatchObject([
    {
      issuedOn: '2026-11-26',
      loadedBy: 'Alex Muster',
      undoneAt: null,
      canUndo: true,
      signedBy: fingerprintOf(PUBLIC),
      rows: previewed.body.rows,
    },
  ]);
  const after = await bothResults();
  expect(after.byBrowser).toEqual(after.byServer);
  expect(after.byServer.stops.map(({ code }) => code)).toContain('MINIMUM_WAGE');
  expect(after.byServer.userPrice).toBe(before.byServer.userPrice);
  const again = await orderJourney(server).create(anna, offer, { 'idempotency-key': crypto.randomUUID() });
  expect(again.problem).toMatchObject({ code: 'CONVERSION_NOT_ALLOWED' });
  expect(orderId).toBeGreaterThan(0);
});

test('another process computes with the figures a second later, and refuses to start with a year that it cannot compute', async () => {
  const secret = (fill: number) => Buffer.alloc(32, fill).toString('base64url');
  const other = await createServerProcess(await findFreePort(), {
    DATABASE_URL: database.connectionString,
    DATABASE_OWNER_URL: database.ownerUrl,
    AUTH_SIGNING_KEY: secret(7),
    ACCESS_TOKEN_KEYS: secret(8),
    DATA_KEYS: secret(9),
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...KEY,
  });
  const read = async () => {
    const reply = await fetch(`${other.url}/v1/calculator/terms`);
    return contract.getPricingTerms.reply.parse(await reply.json()).figures;
  };
  try {
    await other.start(server.clock.now());
    expect(await read()).toMatchObject([{ subject: 'MINIMUM_WAGE', centsPerHour: 3000 }]);
    const [file] = (await law()).files;
    expect((await undo(file?.id ?? 0)).status).toBe(200);
    await expect.poll(read, { timeout: 10_000 }).toBeUndefined();
    await load(wageFile(1500));
    await expect.poll(read, { timeout: 10_000 }).toMatchObject([{ centsPerHour: 1500 }]);
    other.kill();
    await other.gone();
    const ofNewerRelease = { rows: [{ subject: 'SOCIAL_INSURANCE', ...BASICS, validFrom: '2040-01-01' }] };
    await server.db.insert(lawFigures).values({ content: ofNewerRelease, loadedAt: server.clock.now() });
    await expect(other.start(server.clock.now())).rejects.toThrow('no wage tax flow of 2040');
    await server.db.delete(lawFigures).where(sql`${lawFigures.content}::text like '%2040%'`);
  } finally {
    await other.close();
  }
}, 120_000);

test('frozen orders recalculate to the same cent before and after loading and undoing', async () => {
  const create = () => orderJourney(server).create(anna, offer, { 'idempotency-key': crypto.randomUUID() });
  expect((await create()).status).toBe(200);
  const rows = await ordersOfAnna();
  expect(rows.at(-1)?.snapshot).toMatchObject({
    calculation: { terms: { figures: [{ subject: 'MINIMUM_WAGE', centsPerHour: 1500 }] } },
  });
  const deviations = () => rows.map((row) => recalculateOrder(server.services.seal, row));
  expect(deviations()).toEqual(rows.map(() => []));
  const newest = (await law()).files[0];
  // A payroll file of a month of the figures, made since they were loaded.
  await keepPayrollFile('2028-01');
  expect((await undo(newest?.id ?? 0)).problem).toMatchObject({
    code: 'LAW_IN_USE',
    params: { payrollFiles: 1, orders: 0 },
  });
  const { files, rows: subjects } = await law();
  expect(files[0]).toMatchObject({ canUndo: false });
  const loadedOf = (subject: string) => subjects.find((row) => row.subject === subject)?.loaded;
  expect(loadedOf('MINIMUM_WAGE')).toEqual({ at: newest?.loadedAt, by: 'Alex Muster' });
  expect(loadedOf('SEIZURE_LIMITS')).toBeNull();
  await server.db.delete(payrollFiles);
  await keepPayrollFile('2027-12');
  const { body: undone } = await undo(newest?.id ?? 0);
  expect(undone.files[0]).toMatchObject({ undoneBy: 'Alex Muster', canUndo: false });
  expect(undone.rows.every(({ loaded }) => loaded === null)).toBe(true);
  expect((await undo(newest?.id ?? 0)).problem.code).toBe('NOT_FOUND');
  expect(deviations()).toEqual(rows.map(() => []));
  expect(await terms()).not.toHaveProperty('figures');
});

test('seizure limits of July 2027 and a pension value extend what is covered', async () => {
  const content: FiguresContent = {
    formatVersion: 1,
    issuedOn: calendarDate('2027-06-01'),
    rows: [
      {
        subject: 'SEIZURE_LIMITS',
        ...BASICS,
        validFrom: calendarDate('2027-07-01'),
        validUntil: calendarDate('2028-06-30'),
        baseCentsPerMonth: 163_500,
        firstPersonCentsPerMonth: 61_500,
        furtherPersonCentsPerMonth: 34_300,
        upperLimitCentsPerMonth: 501_200,
      },
      {
        subject: 'ELECTRICITY_PRICE',
        ...BASICS,
        validFrom: calendarDate('2027-01-01'),
        hundredthCentsPerKwh: 3650,
      },
    ],
  };
  const { body } = await load(signFigures(content, PRIVATE));
  const row = (subject: string) => body.rows.find((one) => one.subject === subject);
  expect(row('SEIZURE_LIMITS')).toMatchObject({ coveredUntil: '2028-06-30' });
  // The price of 2027 is known, and that of 2026 still holds.
  const price = async () => {
    const { body: defaults } = await server.call(contract.getComparisonDefaults, {}, null);
    return defaults.electricityPrice;
  };
  expect(row('ELECTRICITY_PRICE')).toMatchObject({ state: 'ENACTED', coveredUntil: '2027-12-31' });
  expect(await price()).toMatchObject({ value: 34 });
  server.clock.advance({ days: daysBetween(server.clock.today(), calendarDate('2027-01-01')) });
  expect(await price()).toMatchObject({ value: 36.5, asOf: '2027-01-01', source: 'BGBl.' });
});

test('records who loaded and undid which rows', async () => {
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.action, ['FIGURES_LOADED', 'FIGURES_UNDONE']))
    .orderBy(asc(auditEvents.id));
  expect(events.map(({ action }) => action)).toEqual([
    'FIGURES_LOADED',
    'FIGURES_UNDONE',
    'FIGURES_LOADED',
    'FIGURES_UNDONE',
    'FIGURES_LOADED',
  ]);
  expect(events[0]).toMatchObject({
    actorId: admin.userId,
    details: { rows: 'MINIMUM_WAGE 2028-01-01', issuedOn: '2026-11-26' },
  });
});
