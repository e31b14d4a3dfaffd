import { contract } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEvents,
  mailboxMessages,
  registerCodes,
  sessions,
  tenants,
  users,
} from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';
import {
  addTenantAdmin,
  createTenant,
  saveTenant,
  saveTenantRules,
  setTenantAccess,
} from './change-tenant.ts';

const PASSWORD = 'Korrekt-Pferd-Batterie';
const ADDRESS = { street: 'Werkstraße', streetNumber: '4a', postcode: '50667', place: 'Köln' };
let server: TestApp;
let provider: TestPerson;

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_CODE_TRIES_PER_ADDRESS: '10000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  provider = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const newAddress = () => `${crypto.randomUUID()}@firma.example`;
const create = (name: string, email: string) =>
  server.call(
    contract.createTenant,
    { body: { tenant: { name, ...ADDRESS }, admin: { firstName: 'Petra', lastName: 'Vogt', email } } },
    provider,
  );
const sheet = async (tenantId: number) =>
  (await server.call(contract.getTenant, { params: { tenantId: String(tenantId) } }, provider)).body;
const setAccess = (tenantId: number, active: boolean) =>
  server.call(
    contract.setTenantAccess,
    { params: { tenantId: String(tenantId) }, body: { active } },
    provider,
  );
const logIn = (username: string, password = PASSWORD) =>
  server.call(contract.login, { body: { username, password } });
const eventsOf = async (tenantId: number) =>
  (
    await server.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.recordId, tenantId))
      .orderBy(auditEvents.id)
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith('TENANT_'));

async function linkMailedTo(address: string) {
  await server.services.outbox.runDue();
  const [mail] = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, address))
    .orderBy(desc(mailboxMessages.id));
  return mail?.links[0] ?? '';
}

/** Sets the password with the link of a mail and is signed in. */
async function follow(link: string) {
  const code = link.slice(link.lastIndexOf('/') + 1);
  return server.call(contract.setPassword, { body: { code, password: PASSWORD } });
}

describe('a new employer', () => {
  it('starts with a tenant admin who sets a password by the mailed link', async () => {
    const email = newAddress();
    const { status, body } = await create('Nordlicht Optik GmbH', email);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Nordlicht Optik GmbH',
      ...ADDRESS,
      state: 'ACTIVE',
      people: 1,
      openOrders: 0,
      admins: [{ firstName: 'Petra', lastName: 'Vogt', email, state: 'INVITED' }],
    });
    const link = await linkMailedTo(email);
    expect(link).toContain('/register/set-password/');
    const signedIn = await follow(link);
    expect(signedIn.body).toMatchObject({ authenticated: true, roles: ['TENANT_ADMIN'] });
    const people = await server.app.inject({
      url: '/v1/employer/people',
      headers: { authorization: `Bearer ${signedIn.body.accessToken}` },
    });
    expect(people.statusCode).toBe(200);
    expect((await sheet(body.id)).admins[0]?.state).toBe('ACTIVE');
    expect(await eventsOf(body.id)).toEqual(['TENANT_CREATED']);
  });

  it("is refused when its tenant admin's address has an account", async () => {
    const { email } = await server.createPerson();
    expect((await create('Zweimal AG', email.toUpperCase())).problem.code).toBe('EMAIL_NOT_AVAILABLE');
    expect(await server.db.select().from(tenants).where(eq(tenants.name, 'Zweimal AG'))).toEqual([]);
  });

  it('is created once by two simultaneous calls', async () => {
    const email = newAddress();
    const answers = await Promise.all([create('Doppelt GmbH', email), create('Doppelt GmbH', email)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await server.db.select().from(tenants).where(eq(tenants.name, 'Doppelt GmbH'))).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'name REQUIRED'],
    [{ name: 'Firma 東京' }, 'name UNPRINTABLE_CHARACTERS'],
    [{ postcode: '1234' }, 'postcode INVALID_FORMAT'],
    [{ postcode: '123456' }, 'postcode TOO_LONG'],
  ])('is refused with %j', async (wrong, expected) => {
    const tenant = { name: 'Firma', ...ADDRESS, ...wrong };
    const admin = { firstName: 'A', lastName: 'B', email: newAddress() };
    const { status, problem } = await server.call(
      contract.createTenant,
      { body: { tenant, admin } },
      provider,
    );
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path, code }) => `${path.replace('body.tenant.', '')} ${code}`)).toContain(
      expected,
    );
  });
});

it('name, address and further tenant admins can be changed later, each with an event', async () => {
  const { id } = (await create('Alt GmbH', newAddress())).body;
  const params = { tenantId: String(id) };
  const changed = { name: 'Neu GmbH', ...ADDRESS, place: 'Bonn' };
  const saved = await server.call(contract.saveTenant, { params, body: changed }, provider);
  expect(saved.body).toMatchObject(changed);
  const email = newAddress();
  const body = { firstName: 'Kim', lastName: 'Lang', email };
  const added = await server.call(contract.addTenantAdmin, { params, body }, provider);
  expect(added.body.admins.map(({ lastName }) => lastName)).toEqual(['Vogt', 'Lang']);
  expect((await follow(await linkMailedTo(email))).body.roles).toEqual(['TENANT_ADMIN']);
  expect((await server.call(contract.addTenantAdmin, { params, body }, provider)).problem.code).toBe(
    'EMAIL_NOT_AVAILABLE',
  );
  expect(await eventsOf(id)).toEqual(['TENANT_CREATED', 'TENANT_SAVED', 'TENANT_ADMIN_ADDED']);
});

it('refuses changes by an admin of the provider who was deactivated meanwhile', async () => {
  const { id } = (await create('Stand GmbH', newAddress())).body;
  const blocked = await server.createPerson({ roles: ['ADMIN'], values: { active: false } });
  const caller: Caller = {
    ...blocked,
    roles: ['ADMIN'],
    emailConfirmed: true,
    hasSecondFactor: true,
    mustSetUpSecondFactor: false,
  };
  const person = () => ({ firstName: 'Kim', lastName: 'Lang', email: newAddress() });
  const tenant = { name: 'Neu GmbH', ...ADDRESS };
  const { services } = server;
  const outcomes = await runAsSystem(async () => [
    await createTenant(services, caller, { tenant, admin: person() }),
    await addTenantAdmin(services, caller, id, person()),
    await saveTenant(services, caller, id, tenant),
    await setTenantAccess(services, caller, id, false),
    await saveTenantRules(services, caller, id, { fourEyes: true }),
  ]);
  expect(outcomes).toEqual(Array(5).fill({ ok: false, error: { code: 'FORBIDDEN' } }));
  expect(await eventsOf(id)).toEqual(['TENANT_CREATED']);
});

describe('a suspended employer', () => {
  async function employer() {
    const email = newAddress();
    const { id } = (await create(`Ruhend ${email}`, email)).body;
    await follow(await linkMailedTo(email));
    return { id, email };
  }

  it('loses its sessions at once; signing in shows the reason to people with the correct password', async () => {
    const { id, email } = await employer();
    const colleague = await server.createPerson({ tenantId: id });
    expect((await server.call(contract.getMe, {}, colleague)).status).toBe(200);
    expect((await setAccess(id, false)).body.state).toBe('SUSPENDED');
    expect((await server.call(contract.getMe, {}, colleague)).status).toBe(401);
    const [session] = await server.db.select().from(sessions).where(eq(sessions.id, colleague.sessionId));
    expect(session?.endReason).toBe('EMPLOYER_SUSPENDED');
    const refused = await logIn(email);
    expect([refused.status, refused.problem.code]).toEqual([403, 'EMPLOYER_SUSPENDED']);
    expect((await logIn(email, 'geraten-und-falsch')).body).toEqual({ authenticated: false });
    expect((await setAccess(id, true)).body.state).toBe('ACTIVE');
    expect((await logIn(email)).body.authenticated).toBe(true);
    // Resuming opens no session that has ended.
    expect((await server.call(contract.getMe, {}, colleague)).status).toBe(401);
    expect(await eventsOf(id)).toEqual(['TENANT_CREATED', 'TENANT_SUSPENDED', 'TENANT_RESUMED']);
  });

  it("does not affect other people's sessions", async () => {
    const { id } = await employer();
    const elsewhere = await server.createPerson();
    await setAccess(id, false);
    expect((await server.call(contract.getMe, {}, elsewhere)).status).toBe(200);
    expect((await server.call(contract.getMe, {}, provider)).status).toBe(200);
  });

  it('blocks registration with its codes, and links that set a password', async () => {
    const { id } = await employer();
    await server.db
      .insert(registerCodes)
      .values({ tenantId: id, code: 'RUHT', createdAt: server.clock.now() });
    const email = newAddress();
    const params = { tenantId: String(id) };
    const body = { firstName: 'Kim', lastName: 'Lang', email };
    await server.call(contract.addTenantAdmin, { params, body }, provider);
    const link = await linkMailedTo(email);
    await setAccess(id, false);
    const registration = await server.call(contract.register, {
      params: { registerCode: 'RUHT' },
      body: {
        title: null,
        firstName: 'Nora',
        lastName: 'Neu',
        email: newAddress(),
        password: PASSWORD,
        confirmPassword: PASSWORD,
      },
    });
    expect(registration.problem.code).toBe('REGISTRATION_REFUSED');
    expect((await follow(link)).problem.code).toBe('EMPLOYER_SUSPENDED');
    await setAccess(id, true);
    expect((await follow(link)).body.authenticated).toBe(true);
  });

  it('keeps its orders, and the provider continues them', async () => {
    const journey = orderJourney(server);
    const tenantId = await server.createTenant();
    const anna = await createOrderingPerson(server, { tenantId });
    const office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
    const orderId = await journey.orderAt(anna, await createTestOffer(server), 'SIGNED');
    await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
    await setAccess(tenantId, false);
    expect(await sheet(tenantId)).toMatchObject({ state: 'SUSPENDED', openOrders: 1, people: 2 });
    const order = await server.call(
      contract.getProviderOrder,
      { params: { orderId: String(orderId) } },
      provider,
    );
    const step = order.body.steps.find(({ stepType }) => stepType === 'ADMIN_CONFIRM');
    const accepted = await server.call(
      contract.acceptStep,
      { params: { orderId: String(orderId), stepId: String(step?.id) } },
      provider,
    );
    expect(accepted.status).toBe(200);
    const approval = await server.call(contract.approveOrders, { body: { orderIds: [orderId] } }, office);
    expect(approval.status).toBe(401);
  });

  it('is suspended once: a repetition changes nothing', async () => {
    const { id } = await employer();
    await Promise.all([setAccess(id, false), setAccess(id, false), setAccess(id, false)]);
    expect(await eventsOf(id)).toEqual(['TENANT_CREATED', 'TENANT_SUSPENDED']);
  });
});

describe('the list of employers', () => {
  const list = (query: { search?: string; state?: 'ACTIVE' | 'SUSPENDED'; after?: string }, as = provider) =>
    server.call(contract.listTenants, { query }, as);

  it('pages by name without gaps, is searched by words and filtered by state', async () => {
    for (let number = 0; number < 120; number += 1) {
      await server.createTenant(`Kette ${String(number % 60).padStart(3, '0')}`);
    }
    const names: string[] = [];
    const ids = new Set<number>();
    let after: string | undefined;
    do {
      const { tenants: page, next } = (await list({ search: 'kette', ...(after && { after }) })).body;
      for (const { id, name } of page) {
        names.push(name);
        ids.add(id);
      }
      after = next === null ? undefined : String(next);
    } while (after !== undefined);
    expect(ids.size).toBe(120);
    expect(names).toEqual(names.toSorted());
    const [first] = ids;
    await setAccess(first ?? 0, false);
    const suspended = (await list({ search: 'kette', state: 'SUSPENDED' })).body.tenants;
    expect(suspended.map(({ id }) => id)).toEqual([first]);
    expect((await list({ search: '100%' })).body).toEqual({ tenants: [], next: null });
  });

  it('counts people without deleted accounts', async () => {
    const tenantId = await server.createTenant('Zählwerk KG');
    await server.createPerson({ tenantId });
    const gone = await server.createPerson({ tenantId });
    await server.db
      .update(users)
      .set({ email: `deleted-${gone.userId}@invalid` })
      .where(eq(users.id, gone.userId));
    expect((await list({ search: 'Zählwerk' })).body.tenants[0]).toMatchObject({ people: 1, place: 'Köln' });
  });

  it('is available to the provider only', async () => {
    for (const role of ['EMPLOYEE', 'TENANT_ADMIN'] as const) {
      const person = await server.createPerson({ roles: [role] });
      expect((await list({}, person)).status).toBe(403);
    }
  });
});

describe('networks of an employer', () => {
  it('are changed by its tenant admins and the provider, who see the same list, with an event', async () => {
    const { body: made } = await create('Netzwerk GmbH', newAddress());
    const office = await server.createPerson({ tenantId: made.id, roles: ['TENANT_ADMIN'] });
    const elsewhere = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    const named = async (as = office) =>
      (await server.call(contract.getEmployerNetworks, {}, as)).body.networks;
    expect(await named()).toEqual([]);
    const networks = ['203.0.113.0/24', '203.0.113.0/24', '2001:db8:12::/48', '198.51.100.7'];
    const saved = await server.call(contract.saveEmployerNetworks, { body: { networks } }, office);
    expect(saved.body.networks).toEqual(networks.slice(1));
    expect((await sheet(made.id)).networks).toEqual(networks.slice(1));
    const params = { tenantId: String(made.id) };
    const body = { networks: ['192.0.2.0/24'] };
    expect((await server.call(contract.saveTenantNetworks, { params, body }, provider)).body).toMatchObject(
      body,
    );
    expect(await named()).toEqual(['192.0.2.0/24']);
    expect(await named(elsewhere)).toEqual([]);
    expect((await eventsOf(made.id)).filter((action) => action === 'TENANT_NETWORKS_SAVED')).toHaveLength(2);
  });

  it.each([
    [['10.0.0.0/8'], 'body.networks.0 NETWORK_TOO_WIDE'],
    [['192.0.2.0/24', '2001:db8::/31'], 'body.networks.1 NETWORK_TOO_WIDE'],
    [['0.0.0.0/0'], 'body.networks.0 NETWORK_TOO_WIDE'],
    [['192.0.2.0/33'], 'body.networks.0 INVALID_FORMAT'],
    [['büro.firma.example'], 'body.networks.0 INVALID_FORMAT'],
    [[''], 'body.networks.0 REQUIRED'],
    [Array.from({ length: 21 }, (_, at) => `192.0.2.${at}`), 'body.networks TOO_LARGE'],
  ])('refuses %j as %s', async (networks, expected) => {
    const office = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    const { problem } = await server.call(contract.saveEmployerNetworks, { body: { networks } }, office);
    expect(problem.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([expected]);
  });
});
