import { contract } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employmentReports, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
  saveTestSalary,
} from '../../testing/order-journey.ts';
import { sampleSearch } from '../../testing/sample-search.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { createPasswordHasher } from '../accounts/index.ts';

const PASSWORD = 'Korrekt-Pferd-Batterie';
const MARKER = 'Geheimhuber';
const right = { body: { password: PASSWORD } };

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let passwordHash: string;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  passwordHash = await createPasswordHasher(8).hash(PASSWORD);
});
afterAll(() => server.close());

async function person(tenantId?: number): Promise<TestPerson> {
  // The marker is in every field, so that a remaining one is found.
  const name = `${MARKER}${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const email = `${name.toLowerCase()}@firma.example`;
  const values = { passwordHash, firstName: name, lastName: name, street: name, employeeId: name };
  return createOrderingPerson(server, { ...(tenantId !== undefined && { tenantId }), email, values });
}

/** Tables with rows that contain a person's name or address in plain text. */
async function tablesNaming(text: string): Promise<string[]> {
  const tables = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const naming: string[] = [];
  for (const { name } of tables.rows) {
    const found = await server.db.execute(
      sql`select from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (found.rows.length > 0) naming.push(name);
  }
  return naming;
}

describe('the export', () => {
  it('holds account, address, salary data, orders with documents, checks, sessions and events', async () => {
    const owner = await person();
    const orderId = await journey.signedAtProvider(owner, offer);
    await server.call(contract.addFavourites, { body: { vehicleIds: [offer.vehicleId] } }, owner);
    await server.call(contract.saveSearch, { body: sampleSearch() }, owner);
    const { body } = await server.call(contract.exportOwnData, right, owner);
    expect(body).toMatchObject({
      savedSearches: [{ name: 'SUV', cars: [{ vehicleId: offer.vehicleId, mailedAt: null }] }],
      searchCheckedOn: null,
      favourites: [{ vehicleId: offer.vehicleId }],
      account: { email: owner.email },
      address: { street: expect.stringContaining(MARKER), employeeId: expect.stringContaining(MARKER) },
      salaryInfo: { grossMonthlySalaryEur: 4500 },
      checks: [
        { orderId, state: 'SUCCESS' },
        { orderId, state: 'SUCCESS' },
      ],
      sessions: [{ current: true }],
      signInMethods: { authenticatorApp: null, passkeys: [] },
    });
    expect(body.orders.map(({ id }) => id)).toEqual([orderId]);
    const [signed] = body.orders[0]?.documents ?? [];
    expect(
      Buffer.from(signed?.contentBase64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(body.events.map(({ action }) => action)).toContain('STEP_ACCEPTED');
    const again = (await server.call(contract.exportOwnData, right, owner)).body;
    expect(again.events.at(-1)).toMatchObject({ action: 'DATA_EXPORTED', byYou: true });
  });

  it('holds the commutes that payroll has valued since the order', async () => {
    const owner = await person();
    await journey.orderAt(owner, offer, 'SIGNED');
    for (const arrivalKilometers of [40, 40, 15.5]) {
      await saveTestSalary(server, owner, sampleSalaryInfo({ arrivalKilometers }));
    }
    const { body } = await server.call(contract.exportOwnData, right, owner);
    expect(body.orders.map(({ commutes }) => commutes)).toMatchObject([
      [
        { kilometers: 40, valuation: 'FLAT_003' },
        { kilometers: 15, valuation: 'FLAT_003' },
      ],
    ]);
  });

  it('holds the limits that a conversion breaks, and the year of the last mail about January', async () => {
    const owner = await person();
    const orderId = await journey.orderAt(owner, offer, 'SIGNED');
    await saveTestSalary(server, owner, sampleSalaryInfo({ grossMonthlySalaryEur: 2600 }));
    await server.services.jobs.runNow('limits');
    await server.db.update(users).set({ januaryMailed: 2026 }).where(eq(users.id, owner.userId));
    const { body } = await server.call(contract.exportOwnData, right, owner);
    expect(body.januaryMailed).toBe(2026);
    expect(body.orders.find(({ id }) => id === orderId)?.limitsAhead).toContainEqual({
      limit: 'MINIMUM_WAGE',
      from: expect.any(String),
      toldFrom: expect.any(String),
    });
  });

  it('requires the password, and is limited', async () => {
    const owner = await person();
    const wrong = { body: { password: 'falsch' } };
    const answer = await server.call(contract.exportOwnData, wrong, owner);
    expect(answer.problem).toMatchObject({ errors: [{ path: 'body.password', code: 'WRONG_PASSWORD' }] });
    let last = answer;
    for (let attempt = 0; attempt < 20 && last.status !== 429; attempt += 1) {
      last = await server.call(contract.exportOwnData, wrong, owner);
    }
    expect(last.status).toBe(429);
  });
});

describe('repeated exports', () => {
  it('are limited for each account, with any password', async () => {
    const owner = await person();
    const statuses = [];
    for (let exports = 0; exports < 11; exports += 1) {
      statuses.push((await server.call(contract.exportOwnData, right, owner)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const refused = await server.call(contract.exportOwnData, right, owner);
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call(contract.exportOwnData, right, await person())).status).toBe(200);
    server.clock.advance({ minutes: 61 });
    expect((await server.call(contract.exportOwnData, right, owner)).status).toBe(200);
  });
});

describe('the deletion', () => {
  it('leaves no data that name the person, signs out and frees the address', async () => {
    const owner = await person();
    const orderId = await journey.orderAt(owner, offer, 'PREVIEW_CONTRACT');
    await server.call(contract.deleteOrder, { params: { orderId: String(orderId) } }, owner);
    expect((await server.call(contract.deleteAccount, right, owner)).status).toBe(204);
    await server.services.outbox.settle();
    const [local = ''] = owner.email.split('@');
    // The mailbox exists in demo mode only; it holds the mail about the deletion.
    expect(await tablesNaming(local)).toEqual(['mailbox_messages']);
    expect((await server.call(contract.getMe, {}, owner)).status).toBe(401);
    const login = await server.call(contract.login, { body: { username: owner.email, password: PASSWORD } });
    expect(login.body).toEqual({ authenticated: false });
  });

  it("deletes the employer's data and reports", async () => {
    const tenantId = await server.createTenant();
    const owner = await person(tenantId);
    const office = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
    const employment = {
      personGroup: 'Außendienst',
      employedSince: '2020-01-01',
      probationUntil: '2020-06-30',
    };
    await server.db.update(users).set(employment).where(eq(users.id, owner.userId));
    const reported = await server.call(
      contract.reportEmployment,
      {
        params: { userId: String(owner.userId) },
        body: { kind: 'LONG_ILLNESS', day: server.clock.today(), until: null },
      },
      office,
    );
    expect(reported.status).toBe(200);
    expect((await server.call(contract.deleteAccount, right, owner)).status).toBe(204);
    const of = eq(employmentReports.userId, owner.userId);
    expect(await server.db.select().from(employmentReports).where(of)).toEqual([]);
    expect(await server.db.select().from(users).where(eq(users.id, owner.userId))).toMatchObject([
      { personGroup: null, employedSince: null, probationUntil: null },
    ]);
  });

  it('is refused while orders or contracts are running', async () => {
    const tenantId = await server.createTenant();
    const owner = await person(tenantId);
    const personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
    const orderId = await journey.signedAtProvider(owner, offer);
    const refused = await server.call(contract.deleteAccount, right, owner);
    expect(refused.problem).toMatchObject({ code: 'ACCOUNT_IN_USE', params: { orderId } });
    expect((await server.call(contract.getUserInfo, {}, owner)).body.salaryInfo).not.toBeNull();
    await journey.decline(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel, 'Nein');
    expect((await server.call(contract.deleteAccount, right, owner)).status).toBe(204);
    // The signed contract stays, as the law requires; only the contract still names the person.
    const sheet = await server.call(
      contract.getEmployerOrder,
      { params: { orderId: String(orderId) } },
      personnel,
    );
    expect(sheet.status).toBe(200);
  });

  it('requires the password', async () => {
    const owner = await person();
    const answer = await server.call(contract.deleteAccount, { body: { password: 'falsch' } }, owner);
    expect(answer.problem).toMatchObject({ errors: [{ path: 'body.password', code: 'WRONG_PASSWORD' }] });
    expect((await server.call(contract.getMe, {}, owner)).status).toBe(200);
  });
});
