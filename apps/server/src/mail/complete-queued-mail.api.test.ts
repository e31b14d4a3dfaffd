import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessages, orders, outbox } from '../database/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../testing/order-journey.ts';

let server: TestApp;
let orderId: number;

beforeAll(async () => {
  server = await createTestApp();
  const person = await createOrderingPerson(server);
  orderId = await orderJourney(server).orderAt(person, await createTestOffer(server), 'CONFIRM_SUMMARY');
});
afterAll(() => server.close());

/** What is sent for a mail in the shape of before handovers had a day and reminders a step. */
async function sent(
  kind: 'LEASING_ACTIVE' | 'LEASE_STARTED' | 'SIGNATURE_MISSING',
  language: 'de' | 'en',
): Promise<string[]> {
  await server.db.delete(outbox);
  await server.db.delete(mailboxMessages);
  const content = {
    kind,
    orderId,
    vehicle: 'Testwagen',
    link: 'http://portal.test/',
    employeeName: 'Anna',
    validUntil: '5. Februar 2027',
  };
  const to = { email: 'a@b.example', title: null, firstName: 'Anna', lastName: 'Schmidt', language };
  const at = server.clock.now();
  await server.db.insert(outbox).values({
    kind: 'MAIL',
    payload: { to, content },
    messageId: randomUUID(),
    createdAt: at,
    availableAt: at,
  });
  await server.services.outbox.runDue();
  return (await server.db.select().from(mailboxMessages)).map(({ text }) => text);
}

const setDays = (days: Partial<typeof orders.$inferInsert>) =>
  server.db.update(orders).set(days).where(eq(orders.id, orderId));

test.each([
  ['LEASING_ACTIVE', 'de', 'seit der Übergabe am 5. Februar 2027'],
  ['LEASE_STARTED', 'en', 'was handed over on 5 February 2027'],
] as const)('a queued %s without a day names that of the order', async (kind, language, words) => {
  await setDays({ deliveredOn: '2027-02-01', handedOverOn: '2027-02-05' });
  const [text] = await sent(kind, language);
  expect(text).toContain(words);
  expect(text).not.toContain('undefined');
});

test('else the day of the delivery, and is not sent when there is none either', async () => {
  await setDays({ deliveredOn: '2027-02-01', handedOverOn: null });
  expect(await sent('LEASING_ACTIVE', 'de')).toEqual([expect.stringContaining('am 1. Februar 2027')]);
  await setDays({ deliveredOn: null });
  expect(await sent('LEASING_ACTIVE', 'de')).toEqual([]);
});

test('a queued reminder without a step names the one that the order waits at', async () => {
  const [text] = await sent('SIGNATURE_MISSING', 'de');
  expect(text).toContain('bestätigen Sie noch die Zusammenfassung');
  expect(text).toContain('bis 5. Februar 2027');
  expect(text).not.toContain('undefined');
});
