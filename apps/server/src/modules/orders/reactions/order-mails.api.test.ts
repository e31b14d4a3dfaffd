import { contract, ORDER_MAIL_KINDS } from '@stromwandel/api-spec';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailboxMessages, outbox, users } from '../../../platform/database/schema/index.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  renewSessions,
  saveTestSalary,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

/** Walks every transition of an order's life and lists each mail with its recipient. */

const MANUFACTURER = 'bestellung@hersteller.example';

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let anna: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;

beforeEach(async () => {
  lastId = 0;
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  journey = orderJourney(server);
  const tenantId = await server.createTenant();
  offer = await createTestOffer(server);
  anna = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterEach(() => server.close());

const sent = new Set<string>();
let lastId = 0;

/** The mails since the last call, as `reader KIND`; asserts that none carries an amount of money. */
async function mails(): Promise<string[]> {
  const names = new Map([
    [anna.email, 'employee'],
    [personnel.email, 'employer'],
    [admin.email, 'provider'],
    [MANUFACTURER, 'manufacturer'],
  ]);
  const rows = await server.db.select().from(outbox).orderBy(asc(outbox.id));
  const jobs = rows.filter(({ id, kind }) => id > lastId && kind === 'MAIL');
  lastId = rows.at(-1)?.id ?? lastId;
  return jobs.map(({ payload }) => {
    const mail = payload as Mail; // written by `enqueueMail` alone
    for (const language of ['de', 'en'] as const) {
      const { text, html } = renderMail({ ...mail, to: { ...mail.to, language } });
      expect(`${text}${html}`).not.toMatch(/€|EUR|Euro/);
    }
    const isAboutOrder = mail.to.email === personnel.email && mail.content.kind !== 'LEASE_STARTED';
    // The mail about a cancellation has no link.
    const link = 'link' in mail.content ? mail.content.link : 'http://';
    expect(link).toMatch(isAboutOrder ? /\/employer\?order=\d+$/ : /^http/);
    sent.add(mail.content.kind);
    return `${names.get(mail.to.email) ?? mail.to.email} ${mail.content.kind}`;
  });
}
/** Brings an order to a step and skips the mails up to there. */
async function orderAt(step: 'PREVIEW_CONTRACT' | 'SIGNED'): Promise<number> {
  await renewSessions(server);
  const orderId = await journey.orderAt(anna, offer, step);
  await mails();
  return orderId;
}
async function approved(): Promise<number> {
  const orderId = await orderAt('SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, personnel);
  await mails();
  return orderId;
}
const params = (orderId: number) => ({ params: { orderId: String(orderId) } });
async function runAfter(days: number, job: string): Promise<void> {
  server.clock.advance({ days });
  await renewSessions(server);
  await server.services.jobs.runNow(job);
}

test('on the way to the lease', async () => {
  const orderId = (await journey.create(anna, offer)).body.orderId ?? 0;
  expect(await mails()).toEqual(['employee ORDER_RECEIVED']);
  await journey.accept(orderId, 'CONFIRM_SUMMARY', anna);
  expect(await mails()).toEqual(['employee ORDER_CONFIRMED']);
  await journey.accept(orderId, 'PREVIEW_CONTRACT', anna);
  await journey.verify(orderId, 'NECT_DRIVERS_LICENCE', anna);
  await journey.accept(orderId, 'NECT_DRIVERS_LICENCE', anna);
  expect(await mails()).toEqual([]);
  await journey.verify(orderId, 'NECT_SIGN', anna);
  expect(await mails()).toEqual(['employee ORDER_SIGNED', 'employer EMPLOYER_REVIEW']);
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, personnel);
  expect(await mails()).toEqual(['employee EMPLOYER_APPROVED', 'provider PROVIDER_REVIEW']);
  await journey.accept(orderId, 'ADMIN_CONFIRM', anna, admin);
  expect(await mails()).toEqual(['employee ORDERED_FROM_MANUFACTURER', 'manufacturer MANUFACTURER_ORDER']);
  await runAfter(7, 'manufacturer-reminders');
  expect(await mails()).toEqual(['manufacturer MANUFACTURER_REMINDER']);
  await server.services.outbox.runDue();
  const delivered = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, MANUFACTURER));
  const code = String(delivered.at(-1)?.links[0]?.split('/').at(-1));
  const report = { params: { code }, body: { deliveryWeek: '2027-W05', note: null } };
  await server.call(contract.confirmDeliveryWeek, report);
  expect(await mails()).toEqual(['employee DELIVERY_WEEK']);
  const builtOn = server.clock.today();
  await server.call(contract.reportBuild, { params: { code }, body: { builtOn } });
  expect(await mails()).toEqual([]);
  await server.call(contract.reportShipment, { params: { code }, body: { shippedOn: builtOn } });
  expect(await mails()).toEqual(['employee SHIPPED']);
  const deliveredOn = server.clock.today();
  await server.call(contract.reportDelivery, { params: { code }, body: { deliveredOn } });
  expect(await mails()).toEqual(['employee DELIVERED', 'provider HANDOVER_DUE']);
  await journey.accept(orderId, 'LEASING_ACTIVE', anna, admin);
  expect(await mails()).toEqual([
    'employee LEASING_ACTIVE',
    'employer LEASE_STARTED',
    'provider CAR_DATA_MISSING',
  ]);
});

test('to the other tenant admins where an employer requires two approvals', async () => {
  const { tenantId } = personnel;
  const second = await server.createPerson({
    roles: ['TENANT_ADMIN'],
    tenantId,
    values: { passwordHash: 'none' },
  });
  await server.db.update(users).set({ passwordHash: 'none' }).where(eq(users.id, personnel.userId));
  const rules = (await server.call(contract.getEmployerRules, {}, second)).body;
  await server.call(contract.saveEmployerRules, { body: { ...rules, fourEyes: true } }, second);
  const orderId = await orderAt('SIGNED');
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', anna, second);
  expect(await mails()).toEqual(['employer SECOND_APPROVAL']);
});

const REFUSED = 'Das Budget ist erschöpft.';

test.each([
  [
    'the employee cancels before the signature',
    ['employee ORDER_CANCELLED'],
    async () => {
      const orderId = await orderAt('PREVIEW_CONTRACT');
      await journey.decline(orderId, 'PREVIEW_CONTRACT', anna, anna, null);
    },
  ],
  [
    'the employee deletes',
    [],
    async () => {
      await server.call(contract.deleteOrder, params(await orderAt('PREVIEW_CONTRACT')), anna);
    },
  ],
  [
    'salary data change',
    ['employee BREAKING_CHANGE'],
    async () => {
      const orderId = await orderAt('PREVIEW_CONTRACT');
      await saveTestSalary(server, anna, sampleSalaryInfo({ grossMonthlySalaryEur: 20_100 }));
      await journey.accept(orderId, 'PREVIEW_CONTRACT', anna);
    },
  ],
  [
    'the employee does not go on',
    ['employee SIGNATURE_MISSING', 'employee ORDER_EXPIRED'],
    async () => {
      await orderAt('PREVIEW_CONTRACT');
      await runAfter(11, 'order-reminders');
      await runAfter(4, 'order-expiry');
    },
  ],
  [
    'the employee withdraws',
    ['employee ORDER_WITHDRAWN', 'employer WITHDRAWAL_NOTICE', 'provider WITHDRAWAL_NOTICE'],
    async () => {
      await server.call(contract.withdrawOrder, params(await orderAt('SIGNED')), anna);
    },
  ],
  [
    'the employer declines',
    ['employee ORDER_DECLINED'],
    async () => {
      await journey.decline(await orderAt('SIGNED'), 'TENANT_ADMIN_CLICK_CONFIRM', anna, personnel, REFUSED);
    },
  ],
  [
    'the employer does not decide',
    ['employer DECISION_MISSING', 'employee ORDER_EXPIRED', 'employer END_NOTICE'],
    async () => {
      await orderAt('SIGNED');
      await runAfter(25, 'order-reminders');
      await runAfter(4, 'order-expiry');
    },
  ],
  [
    'the provider declines',
    ['employee ORDER_DECLINED', 'employer END_NOTICE'],
    async () => {
      await journey.decline(await approved(), 'ADMIN_CONFIRM', anna, admin, REFUSED);
    },
  ],
  [
    'the provider does not decide',
    ['provider DECISION_MISSING', 'employee ORDER_EXPIRED', 'employer END_NOTICE', 'provider END_NOTICE'],
    async () => {
      await approved();
      await runAfter(25, 'order-reminders');
      await runAfter(4, 'order-expiry');
    },
  ],
  [
    'the employee withdraws when the car is ordered',
    [
      'employee ORDER_WITHDRAWN',
      'employer WITHDRAWAL_NOTICE',
      'provider WITHDRAWAL_NOTICE',
      'manufacturer MANUFACTURER_CANCELLATION',
    ],
    async () => {
      const orderId = await approved();
      await journey.accept(orderId, 'ADMIN_CONFIRM', anna, admin);
      await mails();
      await server.call(contract.withdrawOrder, params(orderId), anna);
    },
  ],
  [
    'the provider declines the handover',
    ['employee ORDER_DECLINED', 'employer END_NOTICE', 'manufacturer MANUFACTURER_CANCELLATION'],
    async () => {
      const orderId = await approved();
      await journey.accept(orderId, 'ADMIN_CONFIRM', anna, admin);
      await mails();
      await journey.decline(orderId, 'LEASING_ACTIVE', anna, admin, REFUSED);
    },
  ],
] as const)('when %s: %j', async (_what, expected, happen) => {
  await happen();
  expect(await mails()).toEqual(expected);
});

test('informs the provider of an order whose orderer is the only possible approver', async () => {
  const tenantId = await server.createTenant();
  const both = await createFrequentOrderer(server, { tenantId, roles: ['EMPLOYEE', 'TENANT_ADMIN'] });
  await journey.orderAt(both, offer, 'SIGNED');
  const told = (await mails()).filter((mail) => !mail.startsWith(both.email));
  expect(told).toEqual(['provider APPROVER_MISSING']);
});

test('for a person who signs while the employer reports their leaving', async () => {
  const orderId = await journey.orderAt(anna, offer, 'NECT_SIGN');
  const step = await journey.stepParams(orderId, 'NECT_SIGN', anna);
  const page = new URL((await server.call(contract.startSigning, { params: step }, anna)).body).pathname;
  const body = { kind: 'LEAVING', day: '2026-12-31', until: null } as const;
  await server.call(contract.reportEmployment, { params: { userId: String(anna.userId) }, body }, personnel);
  await mails();
  await server.app.inject({ method: 'POST', url: `${page}/finish`, payload: { scenario: 'success' } });
  expect(await mails()).toEqual([
    'employee ORDER_SIGNED',
    'employer EMPLOYER_REVIEW',
    'provider LEAVER_SIGNED',
  ]);
});

/** Sent on request of the person or the provider or by the law's dates, not on a change of stage; each has a test of its own. */
const NOT_BY_STAGE = [
  'LICENCE_LINK',
  'SIGNING_LINK',
  'MANUFACTURER_LINK',
  'APPOINTMENT_PROPOSED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_ANSWERED',
  'APPOINTMENT_FOR_DEALER',
  'APPOINTMENT_UNANSWERED',
  'APPOINTMENT_CANCELLED',
  'APPOINTMENT_TOMORROW',
  'RECALCULATED',
  'LIMIT_AHEAD',
  'HANDOVER_DONE',
];

test('covers every kind of order mail', () => {
  expect(ORDER_MAIL_KINDS.filter((kind) => !sent.has(kind) && !NOT_BY_STAGE.includes(kind))).toEqual([]);
});
