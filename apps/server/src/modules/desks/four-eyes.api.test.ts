import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents, mailboxMessages, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let provider: TestPerson;
let tenantId: number;
let [office, other]: TestPerson[] = [];
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  provider = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const one = () => office as TestPerson; // made before each test
const two = () => other as TestPerson; // made before each test

beforeEach(async () => {
  tenantId = await server.createTenant();
  office = await server.createPerson({
    tenantId,
    roles: ['TENANT_ADMIN'],
    values: { firstName: 'Petra', lastName: 'Vogt', passwordHash: 'none' },
  });
  other = await server.createPerson({
    tenantId,
    roles: ['TENANT_ADMIN'],
    values: { passwordHash: 'none' },
  });
  anna = await createFrequentOrderer(server, { tenantId });
  await settle(true);
});

type Rules = ReplyOf<'getEmployerRules'>;
async function settle(fourEyes: boolean, as = one()) {
  const rules: Rules = (await server.call(contract.getEmployerRules, {}, as)).body;
  return server.call(contract.saveEmployerRules, { body: { ...rules, fourEyes } }, as);
}
const providerSettles = (fourEyes: boolean) =>
  server.call(
    contract.saveTenantRules,
    { params: { tenantId: String(tenantId) }, body: { fourEyes } },
    provider,
  );
const signed = () => journey.orderAt(anna, offer, 'SIGNED');
const sheet = async (orderId: number, as = one()) =>
  (await server.call(contract.getEmployerOrder, { params: { orderId: String(orderId) } }, as)).body;
async function approve(orderId: number, as: TestPerson) {
  const step = (await sheet(orderId)).steps.find(({ stepType }) => stepType === 'TENANT_ADMIN_CLICK_CONFIRM');
  const params = { orderId: String(orderId), stepId: String(step?.id) };
  return server.call(contract.acceptStep, { params }, as);
}
const approveAll = async (orderIds: number[], as: TestPerson) =>
  (await server.call(contract.approveOrders, { body: { orderIds } }, as)).body;
async function mailsOf(kind: RegExp, to: TestPerson) {
  await server.services.outbox.runDue();
  const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, to.email));
  return mails.filter(({ subject }) => kind.test(subject)).length;
}

test('an order waits for a second person, who gets a mail; deadline and queue agree', async () => {
  const orderId = await signed();
  const before = await sheet(orderId);
  expect(before).toMatchObject({ fourEyes: true, firstApproval: null, firstApprover: null });
  expect((await approve(orderId, one())).status).toBe(200);
  const waiting = await sheet(orderId, two());
  expect(waiting).toMatchObject({
    stage: 'WITH_EMPLOYER',
    deadline: before.deadline,
    firstApproval: { own: false },
    firstApprover: { firstName: 'Petra', lastName: 'Vogt' },
  });
  expect((await sheet(orderId)).firstApproval?.own).toBe(true);
  expect([await mailsOf(/Zweite Freigabe/, one()), await mailsOf(/Zweite Freigabe/, two())]).toEqual([0, 1]);
  expect((await approve(orderId, one())).problem.code).toBe('SECOND_APPROVER_NEEDED');
  expect((await approve(orderId, two())).status).toBe(200);
  expect((await sheet(orderId)).stage).toBe('WITH_PROVIDER');
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, orderId));
  const approvals = events.filter(({ action }) => action === 'FIRST_APPROVAL_GIVEN');
  expect(approvals.map(({ actorId }) => actorId)).toEqual([one().userId]);
});

test('two simultaneous approvals are the first and the second', async () => {
  const orderId = await signed();
  const answers = await Promise.all([approve(orderId, one()), approve(orderId, two())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await sheet(orderId)).stage).toBe('WITH_PROVIDER');
});

test('simultaneous approvals by one person count once', async () => {
  const orderId = await signed();
  const answers = await Promise.all(Array.from({ length: 6 }, () => approve(orderId, one())));
  expect(answers.map(({ status }) => status).toSorted((less, more) => less - more)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect((await sheet(orderId)).stage).toBe('WITH_EMPLOYER');
});

test('either approver may decline, also after the first approval; a race has one outcome', async () => {
  const orderId = await signed();
  await approve(orderId, one());
  const decline = journey.decline(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, one(), 'Doch nicht');
  await Promise.all([decline.catch(() => undefined), approve(orderId, two())]);
  expect(['ENDED', 'WITH_PROVIDER']).toContain((await sheet(orderId)).stage);
  const declined = await signed();
  await approve(declined, one());
  await journey.decline(declined, 'TENANT_ADMIN_CLICK_CONFIRM', anna, one(), 'Doch nicht');
  expect(await sheet(declined)).toMatchObject({ stage: 'ENDED', endReason: 'DECLINED_BY_TENANT' });
  expect((await approve(declined, two())).status).toBe(409);
});

test('approving several at once reports which of them wait for another person', async () => {
  const [fresh, begun, own] = [await signed(), await signed(), await signed()];
  await approve(begun, two());
  await approve(own, one());
  const queue = (await server.call(contract.listEmployerOrders, { query: {} }, one())).body.orders;
  const approvable = queue.filter(({ decisions }) => decisions.approve === null).map(({ id }) => id);
  expect(approvable).toEqual(expect.arrayContaining([fresh, begun]));
  expect(approvable).not.toContain(own);
  expect(await approveAll([fresh, begun, own], one())).toEqual([
    { orderId: fresh, problem: null, waitsForSecond: true },
    { orderId: begun, problem: null, waitsForSecond: false },
    { orderId: own, problem: 'SECOND_APPROVER_NEEDED', waitsForSecond: false },
  ]);
});

test('the person who ordered is not an approver', async () => {
  const both = await createOrderingPerson(server, { tenantId, roles: ['EMPLOYEE', 'TENANT_ADMIN'] });
  const orderId = await journey.orderAt(both, offer, 'SIGNED');
  expect([await mailsOf(/Bitte prüfen/, both), await mailsOf(/Bitte prüfen/, one())]).toEqual([0, 1]);
  expect(await approveAll([orderId], both)).toMatchObject([{ problem: 'OWN_ORDER' }]);
  await approve(orderId, one());
  expect((await sheet(orderId)).decisions).toEqual({
    approve: 'SECOND_APPROVER_NEEDED',
    approveAmongOthers: 'SECOND_APPROVER_NEEDED',
    decline: null,
  });
  expect(await approveAll([orderId], both)).toMatchObject([{ problem: 'OWN_ORDER' }]);
  expect((await approve(orderId, two())).status).toBe(200);
});

test('a second account of the orderer or approver cannot approve, judged by names, numbers and mailboxes', async () => {
  await providerSettles(false);
  const orderer = await createOrderingPerson(server, {
    tenantId,
    email: 'nora.neu@firma.example',
    values: { firstName: 'Nora', lastName: 'Neu', employeeId: 'P-77' },
  });
  const orderId = await journey.orderAt(orderer, offer, 'SIGNED');
  const account = (email: string, values: object) =>
    server.createPerson({
      tenantId,
      email,
      roles: ['TENANT_ADMIN'],
      values: { passwordHash: 'none', ...values },
    });
  const twins = [
    await account('hr-1@firma.example', { firstName: 'nora', lastName: 'NEU' }),
    await account('hr-2@firma.example', { employeeId: 'p-77' }),
    await account('nora.neu+hr@firma.example', {}),
  ];
  for (const twin of twins) {
    expect((await approve(orderId, twin)).problem.code).toBe('SAME_PERSON');
    expect((await sheet(orderId, twin)).decisions).toMatchObject({ approve: 'SAME_PERSON', decline: null });
    expect(await mailsOf(/Bitte prüfen/, twin)).toBe(0);
  }
  await providerSettles(true);
  expect((await approve(orderId, one())).status).toBe(200);
  const again = await account('hr-3@firma.example', { firstName: 'Petra', lastName: 'Vogt' });
  expect((await approve(orderId, again)).problem.code).toBe('SECOND_APPROVER_NEEDED');
  expect((await approve(orderId, two())).status).toBe(200);
});

test('where one approval is enough, approvers cannot decide on their own order, not even the only one', async () => {
  const alone = await server.createTenant();
  const both = await createOrderingPerson(server, { tenantId: alone, roles: ['EMPLOYEE', 'TENANT_ADMIN'] });
  const orderId = await journey.orderAt(both, offer, 'SIGNED');
  expect(await approveAll([orderId], both)).toMatchObject([{ problem: 'OWN_ORDER' }]);
  const approved = await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', both, both);
  expect(approved.problem.code).toBe('OWN_ORDER');
  const declined = await journey.decline(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', both, both, 'Doch nicht');
  expect(declined.problem.code).toBe('OWN_ORDER');
  const reasons = async (as: TestPerson) => (await sheet(orderId, as)).decisions;
  const queue = await server.call(contract.listEmployerOrders, { query: {} }, both);
  expect(queue.body.orders.map(({ decisions }) => decisions)).toEqual([await reasons(both)]);
  expect(await reasons(both)).toEqual({
    approve: 'OWN_ORDER',
    approveAmongOthers: 'OWN_ORDER',
    decline: 'OWN_ORDER',
  });
  // The only approver gets no request for the own order; the provider, who can name another approver, does.
  expect(await mailsOf(/Bitte prüfen/, both)).toBe(0);
  expect(await mailsOf(/Niemand kann Bestellung \d+ freigeben/, provider)).toBe(1);
  const another = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId: alone });
  expect(await reasons(another)).toEqual({ approve: null, approveAmongOthers: null, decline: null });
  const accepted = await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', both, another);
  expect(accepted.status).toBe(200);
});

test('the deadline reminder goes to those who can still decide', async () => {
  const orderId = await signed();
  await approve(orderId, one());
  server.clock.advance({ days: 26 });
  await server.services.jobs.runNow('order-reminders');
  expect([await mailsOf(/Entscheidung fehlt/, one()), await mailsOf(/Entscheidung fehlt/, two())]).toEqual([
    0, 1,
  ]);
  server.clock.advance({ days: -26 });
});

test('an employer needs two tenant admins to start it, and only the provider ends it', async () => {
  expect((await settle(false)).problem.code).toBe('FOUR_EYES_KEPT');
  const orderId = await signed();
  await approve(orderId, one());
  expect((await providerSettles(false)).body.rules).toMatchObject({ fourEyes: false });
  // From now on one approval is enough, including the first person's.
  expect((await approve(orderId, one())).status).toBe(200);
  const alone = await server.createTenant();
  const single = await server.createPerson({ tenantId: alone, roles: ['TENANT_ADMIN'] });
  expect((await settle(true, single)).problem.code).toBe('SECOND_APPROVER_MISSING');
  tenantId = alone;
  expect((await providerSettles(true)).problem.code).toBe('SECOND_APPROVER_MISSING');
});

test('an employer that requires two approvals keeps two approvers', async () => {
  const { userId } = two();
  const params = { userId: String(userId) };
  const block = (active: boolean) =>
    server.call(contract.setPersonAccess, { params, body: { active } }, one());
  const demote = () => server.call(contract.setPersonRole, { params, body: { tenantAdmin: false } }, one());
  expect((await block(false)).problem.code).toBe('SECOND_APPROVER_MISSING');
  expect((await demote()).problem.code).toBe('SECOND_APPROVER_MISSING');
  const third = await server.call(
    contract.invitePerson,
    {
      body: {
        firstName: 'Dritte',
        lastName: 'Person',
        email: `${crypto.randomUUID()}@firma.example`,
        employeeId: null,
        tenantAdmin: true,
      },
    },
    one(),
  );
  const [request] = (await server.call(contract.listAdminRequests, {}, two())).body;
  const decision = { params: { requestId: String(request?.id) }, body: { approved: true } };
  expect((await server.call(contract.decideAdminRequest, decision, two())).status).toBe(200);
  // Invited people cannot approve yet.
  expect((await block(false)).problem.code).toBe('SECOND_APPROVER_MISSING');
  const providerBlocks = server.call(
    contract.setAccountAccess,
    { params, body: { active: false } },
    provider,
  );
  expect((await providerBlocks).problem.code).toBe('SECOND_APPROVER_MISSING');
  const providerDemotes = { params, body: { tenantAdmin: false } };
  expect((await server.call(contract.setAccountRole, providerDemotes, provider)).problem.code).toBe(
    'SECOND_APPROVER_MISSING',
  );
  await server.db.update(users).set({ passwordHash: 'none' }).where(eq(users.id, third.body.id));
  expect((await block(false)).body.state).toBe('DEACTIVATED');
  expect((await demote()).body.tenantAdmin).toBe(false);
  // Employees can still be deactivated.
  const employee = { params: { userId: String(anna.userId) }, body: { active: false } };
  expect((await server.call(contract.setPersonAccess, employee, one())).status).toBe(200);
});

test('saving unchanged rules records no event', async () => {
  const settlings = async () =>
    (await server.db.select().from(auditEvents).where(eq(auditEvents.tenantId, tenantId))).filter(
      ({ action }) => action === 'TENANT_RULES_SAVED',
    ).length;
  await providerSettles(true);
  expect(await settlings()).toBe(0);
  await providerSettles(false);
  await providerSettles(false);
  expect(await settlings()).toBe(1);
});
