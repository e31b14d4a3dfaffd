import { randomUUID } from 'node:crypto';
import { contract, type CallOf } from '@stromwandel/api-spec';
import { addDays } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditEvents,
  leaseDamages,
  mailboxMessages,
  userRoles,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestDesks,
} from '../../testing/order-journey.ts';
import { sampleDamage } from '../../testing/sample-damage.ts';

let server: TestApp;
let owner: TestPerson;
let desks: TestDesks;
let otherOffice: TestPerson;
let leaseId: number;
let orderId: number;
let damageId: string;

const REASON = 'Privatfahrt: § 9 des Vertrags.';
const OBJECTION = 'Ich stand auf dem Kundenparkplatz.';
const ANSWER = 'Die Fahrt war dienstlich.';
/** What the driver and the provider write about a case. */
const SECRETS =
  /Kratzer|Elbchaussee|Petra Beispiel|HH-AB 12|K 123|V-77|Petersen|anrufen|injured|photos|Kundenparkplatz/;

const handle = (body: Partial<CallOf<'handleDamage'>['body']>) =>
  server.call(
    contract.handleDamage,
    { params: { damageId }, body: { state: 'WITH_INSURER', costEur: 812.5, lastDay: null, ...body } },
    desks.admin,
  );
const propose = (body: Partial<CallOf<'proposeExcess'>['body']> = {}) =>
  server.call(
    contract.proposeExcess,
    { params: { damageId }, body: { excessEur: 500, bearer: 'EMPLOYEE', reason: REASON, ...body } },
    desks.admin,
  );
const decide = (bearer: 'EMPLOYEE' | 'EMPLOYER', as = desks.office) =>
  server.call(contract.decideExcess, { params: { damageId }, body: { bearer } }, as);
const object = (text = OBJECTION, as = owner) =>
  server.call(
    contract.objectToExcess,
    { params: { leaseId: String(leaseId), damageId }, body: { text } },
    as,
  );
const settle = (bearer: 'EMPLOYEE' | 'EMPLOYER') =>
  server.call(contract.settleExcess, { params: { damageId }, body: { bearer, reason: ANSWER } }, desks.admin);
async function ownCase() {
  const params = { leaseId: String(leaseId) };
  const { damages } = (await server.call(contract.listDamages, { params }, owner)).body;
  return damages.find(({ id }) => String(id) === damageId);
}
const sheet = (as = desks.office) =>
  server.call(contract.getEmployerLease, { params: { leaseId: String(leaseId) } }, as);
async function newMails(): Promise<string[]> {
  await server.services.outbox.runDue();
  const mails = await server.db.select().from(mailboxMessages);
  await server.db.delete(mailboxMessages);
  expect(SECRETS.test(JSON.stringify(mails))).toBe(false);
  return mails.flatMap(({ to, subject }) => (/elbstbeteiligung/.test(subject) ? [`${to} ${subject}`] : []));
}
/** Leases of a desk's list with an excess about which it decides. */
async function toDecide(desk: 'Employer' | 'Provider', as: TestPerson): Promise<number[]> {
  const { body } = await server.call(contract[`list${desk}Leases`], { query: { flag: 'EXCESS_OPEN' } }, as);
  expect(body.counts.excessOpen).toBe(body.leases.length);
  return body.leases.map(({ id }) => id);
}
const mailTo = (to: TestPerson, subject: string) => expect.stringContaining(`${to.email} ${subject}`);
async function pass(days: number): Promise<void> {
  server.clock.advance({ days });
  await renewSessions(server);
}

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_REQUESTS_PER_ADDRESS: '1000' } });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  otherOffice = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId: await server.createTenant(),
  });
  const journey = orderJourney(server);
  const lease = await journey.deliveredLease(owner, await createTestOffer(server), desks);
  leaseId = lease.id;
  orderId = lease.orderId;
  await journey.handOver(orderId, owner, desks);
});
beforeEach(async () => {
  const body = {
    ...sampleDamage(randomUUID()),
    day: server.clock.today(),
    text: 'Kratzer hinten links.',
    others: [{ name: 'Petra Beispiel', plate: 'HH-AB 12', insurer: null }],
    police: 'K 123',
  };
  const reported = await server.call(
    contract.reportDamage,
    { params: { leaseId: String(leaseId) }, body },
    owner,
  );
  damageId = String(reported.body.id);
  await newMails();
});
afterAll(() => server.close());

it('the provider proposes within contract and cost, and employee and employer hear of it', async () => {
  expect((await propose()).problem.code).toBe('EXCESS_NOT_PROPOSABLE');
  await handle({ costEur: null });
  expect((await propose()).problem.code).toBe('EXCESS_COST_MISSING');
  await handle({ costEur: 300 });
  expect((await propose()).problem).toMatchObject({
    code: 'EXCESS_TOO_HIGH',
    params: { mostCents: 30_000 },
  });
  await handle({});
  expect((await propose({ excessEur: 501 })).status).toBe(400);
  expect((await propose()).status).toBe(204);
  expect((await handle({ costEur: 499 })).problem.code).toBe('EXCESS_ABOVE_COST');
  expect(await ownCase()).toMatchObject({
    excess: {
      excessEur: 500,
      bearer: 'EMPLOYEE',
      state: 'PROPOSED',
      reason: REASON,
      decidableUntil: addDays(server.clock.today(), 14),
    },
  });
  expect(await toDecide('Employer', desks.office)).toEqual([leaseId]);
  expect(await toDecide('Employer', otherOffice)).toEqual([]);
  expect(await toDecide('Provider', desks.admin)).toEqual([]);
  const mails = await newMails();
  expect(mails).toHaveLength(2);
  expect(mails).toEqual(
    expect.arrayContaining([
      mailTo(owner, 'Selbstbeteiligung bei Ihrem Schaden'),
      mailTo(desks.office, 'Bitte entscheiden'),
    ]),
  );
});

it('the employer reads kind, day, state, cost and excess, and nothing else of the case', async () => {
  await handle({ claimNumber: 'V-77', workshop: 'Autohaus Petersen', note: 'Bitte anrufen.' });
  await propose();
  await decide('EMPLOYEE');
  await object();
  const { body, raw } = await sheet();
  expect(body.damages[0]).toEqual({
    id: Number(damageId),
    kind: 'THEFT',
    day: server.clock.today(),
    state: 'WITH_INSURER',
    reportedAt: expect.any(String) as string,
    costEur: 812.5,
    excess: {
      excessEur: 500,
      bearer: 'EMPLOYEE',
      state: 'OBJECTED',
      reason: REASON,
      decidableUntil: null,
      objectableUntil: null,
    },
  });
  expect(raw.body).not.toMatch(SECRETS);
  expect((await sheet(otherOffice)).status).toBe(404);
  expect((await decide('EMPLOYER', otherOffice)).status).toBe(404);
  const rows = await server.db.select().from(leaseDamages);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, leaseId));
  expect(JSON.stringify([rows, events])).not.toMatch(/Kundenparkplatz|Privatfahrt/);
});

it('the employer decides once, the employee objects once, and the provider has the last word', async () => {
  await handle({});
  await propose();
  await newMails();
  expect((await decide('EMPLOYEE')).status).toBe(204);
  expect((await decide('EMPLOYEE')).status).toBe(204);
  expect(await newMails()).toHaveLength(2);
  expect((await decide('EMPLOYER')).problem.code).toBe('EXCESS_DECIDED');
  await pass(14);
  expect((await object()).status).toBe(204);
  expect(await toDecide('Provider', desks.admin)).toEqual([leaseId]);
  expect(await newMails()).toEqual([mailTo(desks.admin, 'Widerspruch zur Selbstbeteiligung')]);
  expect((await settle('EMPLOYER')).status).toBe(204);
  expect(await newMails()).toHaveLength(2);
  expect(await ownCase()).toMatchObject({
    excess: { state: 'FINAL', bearer: 'EMPLOYER', objection: OBJECTION, answer: ANSWER },
  });
  expect((await object()).problem.code).toBe('EXCESS_NOT_OBJECTABLE');
});

it('without an answer of the employer the case is stuck work after 14 days, and the provider can decide', async () => {
  const reasons = async () => {
    const query = { orderId: String(orderId) };
    const { body } = await server.call(contract.listStuckWork, { query }, desks.admin);
    return body.items.flatMap(({ id, reason }) => (id === `damage-${damageId}` ? [reason] : []));
  };
  await handle({});
  for (const state of ['IN_REPAIR', 'CLOSED'] as const) await handle({ state });
  await propose();
  await pass(14);
  expect(await reasons()).toEqual([]);
  expect((await settle('EMPLOYEE')).problem.code).toBe('EXCESS_EMPLOYER_DECIDES');
  await pass(1);
  expect(await reasons()).toEqual(['EXCESS_NOT_DECIDED']);
  expect((await ownCase())?.excess?.providerDecides).toBe(true);
  expect((await settle('EMPLOYEE')).status).toBe(204);
  expect(await reasons()).toEqual([]);
  await pass(15);
  expect((await object()).problem.code).toBe('EXCESS_OBJECTION_TOO_LATE');
});

it('an HR admin does not decide about an own damage', async () => {
  await handle({});
  await propose();
  await server.db.insert(userRoles).values({ userId: owner.userId, role: 'TENANT_ADMIN' });
  expect((await decide('EMPLOYER', owner)).problem.code).toBe('EXCESS_OWN_CASE');
});
