import { randomUUID } from 'node:crypto';
import { contract, type AuditAction } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditEvents,
  leaseDocuments,
  leases,
  mailboxMessages,
  orders,
} from '../../platform/database/schema/index.ts';
import {
  CRASH_MOMENTS,
  crashOnce,
  createCrashingServer,
  type CrashingServer,
  type Situation,
} from '../../testing/crash-calls.ts';
import type { TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  saveTestSalary,
  type TestDesks,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { samplePhoto } from '../../testing/sample-photo.ts';
import { partsToTry } from '../../../../../scripts/steps/slice-of-commit.mjs';

/*
 * The database connection breaks while a record is concluded, a month reported, a lease settled. Tried again, each leaves one event
 * and what follows from it once.
 */

const STRIDE = 12;
const PATIENCE_MS = 900_000;
// Each crash takes a new lease, so a commit tries every twelfth round trip at one moment.
const STARTS = partsToTry(
  'lease crashes',
  CRASH_MOMENTS.flatMap((moment) =>
    Array.from({ length: STRIDE }, (_, place) => ({ moment, first: place + 1 })),
  ),
);

let crashing: CrashingServer;
let server: CrashingServer['server'];
let offer: TestOffer;
let owner: TestPerson;
let desks: TestDesks;
let tenantId: number;
let photo: Buffer;

beforeAll(async () => {
  crashing = await createCrashingServer();
  ({ server } = crashing);
  offer = await createTestOffer(server);
  tenantId = await server.createTenant();
  desks = {
    office: await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId }),
    admin: await server.createPerson({ roles: ['ADMIN'] }),
  };
  photo = await samplePhoto().jpeg().toBuffer();
});
afterAll(() => crashing.close());

/**
 * Crashes at some round trips of a call, each time with a new lease of another employee.
 * @returns how often, from the start with the fewest
 */
async function crashSometimes(
  prepare: (lease: typeof leases.$inferSelect) => Promise<Situation>,
): Promise<number> {
  const crashes: number[] = [];
  for (const { moment, first } of STARTS) {
    let roundTrip = first;
    const crashNext = async () => {
      owner = await createFrequentOrderer(server, { tenantId });
      const lease = await orderJourney(server).deliveredLease(owner, offer, desks);
      return crashOnce(crashing, await prepare(lease), roundTrip, moment);
    };
    while (await crashNext()) roundTrip += STRIDE;
    crashes.push((roundTrip - first) / STRIDE);
  }
  return Math.min(...crashes);
}

async function send(method: 'POST' | 'PUT', url: string, type: string, payload: string | Buffer) {
  const authorization = `Bearer ${desks.admin.accessToken}`;
  const headers = { authorization, 'content-type': type };
  const { statusCode } = await server.app.inject({ method, url, headers, payload });
  expect(statusCode).toBeLessThan(300);
}

/** Events of an action, documents, and mails to the employee with a subject, after all jobs. */
async function traces(leaseId: number, action: AuditAction, subject: RegExp) {
  await server.services.outbox.runDue();
  const event = and(
    eq(auditEvents.record, 'lease'),
    eq(auditEvents.recordId, leaseId),
    eq(auditEvents.action, action),
  );
  const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, owner.email));
  return {
    events: await server.db.$count(auditEvents, event),
    documents: await server.db.$count(leaseDocuments, eq(leaseDocuments.leaseId, leaseId)),
    mails: mails.filter((mail) => subject.test(mail.subject)).length,
  };
}

const ONCE = { events: 1, documents: 1, mails: 1 };

test(
  'concludes a record once, with the step of the order',
  async () => {
    const crashes = await crashSometimes(async ({ id, orderId }) => {
      const name = randomUUID();
      await send('POST', `/v1/lease/${id}/photos?clientId=${name}`, 'image/jpeg', photo);
      const body = {
        outcome: 'ACCEPTED' as const,
        day: server.clock.today(),
        vin: `WVWZZZE1Z${String(id).padStart(8, '0')}`,
        plate: `HH-SW ${id}E`,
        vinConfirmed: false,
        km: 12,
        keys: 2,
        defects: null,
        sheets: [name],
        driver: 'Anna Schmidt',
        dealer: 'Jan Petersen',
      };
      const params = { leaseId: String(id), kind: 'HANDOVER' as const };
      return {
        attempt: () => server.call(contract.concludePaperRecord, { params, body }, desks.admin),
        async check() {
          expect(await traces(id, 'RECORD_CONCLUDED', /bergabe/)).toEqual(ONCE);
          const [lease] = await server.db.select().from(leases).where(eq(leases.id, id));
          const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
          expect([lease?.state, order?.stage]).toEqual(['ACTIVE', 'ACTIVE']);
        },
      };
    });
    expect(crashes).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  'reports a month as a whole',
  async () => {
    const crashes = await crashSometimes(async ({ id, orderId }) => {
      await saveTestSalary(
        server,
        owner,
        sampleSalaryInfo({ commuteValuation: 'SINGLE_TRIPS_0002', grossMonthlySalaryEur: 20_000 }),
      );
      await orderJourney(server).handOver(orderId, owner, desks);
      const today = server.clock.today();
      const params = { leaseId: String(id), month: today.slice(0, 7) };
      const tripDays = [calendarDate(today)];
      return {
        attempt: () =>
          server.call(contract.reportDriverMonth, { params, body: { tripDays, charging: null } }, owner),
        async check() {
          const { body } = await server.call(contract.getDriverMonth, { params }, owner);
          expect(body.trips?.days).toEqual(tripDays);
          expect((await traces(id, 'MONTH_CONFIRMED', /^$/)).events).toBeGreaterThanOrEqual(1);
        },
      };
    });
    expect(crashes).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  'settles a lease once, and prints and mails it once',
  async () => {
    const crashes = await crashSometimes(async ({ id, orderId }) => {
      const params = { leaseId: String(id) };
      await orderJourney(server).handOver(orderId, owner, desks);
      const back = { day: server.clock.today(), reason: 'EARLY_RETURN' } as const;
      await server.call(contract.returnLease, { params, body: back }, desks.admin);
      const pdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF';
      await send('PUT', `/v1/provider/lease/${id}/report/file`, 'application/pdf', pdf);
      await server.call(contract.saveEndReport, { params, body: { positions: [] } }, desks.admin);
      const body = { credits: [{ text: 'Versicherung', amountEur: 100 }] };
      return {
        attempt: () => server.call(contract.settleLease, { params, body }, desks.admin),
        check: async () => expect(await traces(id, 'LEASE_SETTLED', /brechnung/)).toEqual(ONCE),
      };
    });
    expect(crashes).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
